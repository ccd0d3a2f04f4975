import { Fragment, type ReactNode } from 'react'
import type { Field } from '#catalogue/manifest.ts'
import { listOf, textOf } from '#content/content.ts'
import { type RichBlock, type RichRun, readRichText } from '#content/values/rich-text.ts'
import styles from './field-text.module.css'

type Direction = 'ltr' | 'rtl' | 'auto'

type Props = { type: Field['type']; value: string | string[]; dir?: Direction }

/** A value as it reads: lists as lists, rich text with its marks, links as text that leads nowhere. */
export function FieldText({ type, value, dir = 'auto' }: Props) {
  if (Array.isArray(value) || type === 'array') {
    return (
      <ul className={styles.list} dir={dir}>
        {listOf(value).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          <li key={index}>{line}</li>
        ))}
      </ul>
    )
  }
  if (type === 'richtext') return <RichText blocks={readRichText(value)} dir={dir} />
  return (
    <p className={styles.plain} dir={type === 'url' ? 'ltr' : dir}>
      {type === 'url' ? <Address>{textOf(value)}</Address> : textOf(value)}
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

function RichText({ blocks, dir }: { blocks: readonly RichBlock[]; dir: Direction }) {
  return (
    <div className={styles.rich}>
      {blocks.map(({ kind, runs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
        <p key={index} className={styles.block} data-kind={kind} dir={dir}>
          {runs.map((run, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their place
            <Fragment key={place}>{marked(run)}</Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}

function marked({ text, bold, italic, underline, struck, position: Position, href }: RichRun): ReactNode {
  let node: ReactNode = Position ? <Position>{text}</Position> : text
  if (struck) node = <s>{node}</s>
  if (underline || href) node = <u title={href}>{node}</u>
  if (italic) node = <em>{node}</em>
  if (bold) node = <strong>{node}</strong>
  return node
}
