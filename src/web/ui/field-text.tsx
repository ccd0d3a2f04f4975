import { Fragment, type ReactNode } from 'react'
import type { Field } from '#catalogue/manifest.ts'
import { listOf, textOf } from '#content/content.ts'
import { type RichBlock, type RichRun, readRichText } from '#content/values/rich-text.ts'
import styles from './field-text.module.css'

type Direction = 'ltr' | 'rtl' | 'auto'

/** Part of a text that is read as a whole: of a list one entry, of rich text one block. */
export type ShowPart = (whole: string, from: number, to: number) => ReactNode

type Props = {
  type: Field['type']
  value: string | string[]
  dir?: Direction
  /** How its words are shown, addresses aside; as they are where nothing is said. */
  show?: ShowPart | undefined
}

const asItIs: ShowPart = (whole, from, to) => whole.slice(from, to)

/** A value as it reads: lists as lists, rich text with its marks, links as text that leads nowhere. */
export function FieldText({ type, value, dir = 'auto', show = asItIs }: Props) {
  if (Array.isArray(value) || type === 'array') {
    return (
      <ul className={styles.list} dir={dir}>
        {listOf(value).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          <li key={index}>{show(line, 0, line.length)}</li>
        ))}
      </ul>
    )
  }
  if (type === 'richtext') return <RichText blocks={readRichText(value)} dir={dir} show={show} />
  const text = textOf(value)
  return (
    <p className={styles.plain} dir={type === 'url' ? 'ltr' : dir}>
      {type === 'url' ? <Address>{text}</Address> : show(text, 0, text.length)}
    </p>
  )
}

/** Breaks before its parts rather than within its words. */
function Address({ children: address }: { children: string }) {
  return address.split(/(?=[/?&#])(?<![/])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

type RichProps = { blocks: readonly RichBlock[]; dir: Direction; show: ShowPart }

function RichText({ blocks, dir, show }: RichProps) {
  return (
    <div className={styles.rich}>
      {blocks.map(({ kind, runs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
        <p key={index} className={styles.block} data-kind={kind} dir={dir}>
          {shownRuns(runs, show).map(({ run, words }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their place
            <Fragment key={place}>{marked(run, words)}</Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}

function shownRuns(runs: readonly RichRun[], show: ShowPart) {
  const whole = runs.map(({ text }) => text).join('')
  let from = 0
  return runs.map((run) => {
    const to = from + run.text.length
    const words = show(whole, from, to)
    from = to
    return { run, words }
  })
}

function marked(
  { bold, italic, underline, struck, position: Position, href }: RichRun,
  words: ReactNode,
): ReactNode {
  let node = Position ? <Position>{words}</Position> : words
  if (struck) node = <s>{node}</s>
  if (underline || href) node = <u title={href}>{node}</u>
  if (italic) node = <em>{node}</em>
  if (bold) node = <strong>{node}</strong>
  return node
}
