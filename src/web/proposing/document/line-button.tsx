import { Fragment } from 'react'
import type { Fate, Fragment as Words } from '#proposal/find-fates.ts'
import { texts } from '#texts/proposing.ts'
import { textOfPiece, type Units } from '#word/blocks/piece.ts'
import styles from './document-pane.module.css'
import type { LineRow } from './document-rows.ts'

type Props = {
  row: LineRow
  units: Units
  /** Of the section that it stands in, from 1. */
  number: number | undefined
  numbers: ReadonlyMap<number, number>
  isOpen: boolean
  isStop: boolean
  onFocus: () => void
  onToggle: () => void
}

/** A line as it stands in the document, with what becomes of its words. */
export function LineButton({ row, units, number, numbers, isOpen, isStop, onFocus, onToggle }: Props) {
  const { line, cells } = row
  const tags = tagsOf(cells.flat(), numbers)
  return (
    <button
      type="button"
      className={styles.words}
      data-line={line.id}
      data-kind={line.kind}
      aria-expanded={isOpen}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onToggle}
    >
      <span className={styles.number}>{number}</span>
      <span className={styles.text}>
        {cells.map((fragments, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells of a row never move
          <span key={index} className={styles.cell}>
            {fragments.map(({ piece, fate }, at) => (
              <Fragment key={`${piece.unit} ${piece.from}`}>
                {/* Paragraphs of a cell stand one below the other. */}
                {at > 0 && fragments[at - 1]?.piece.unit !== piece.unit && <br />}
                <bdi className={styles.fragment} data-fate={nameOf(fate)}>
                  {textOfPiece(piece, units)}
                </bdi>
              </Fragment>
            ))}
          </span>
        ))}
      </span>
      <span className={styles.tags} dir="ltr">
        {tags.map(({ text, tone }) => (
          <span key={text} className={styles.tag} data-tone={tone}>
            {text}
          </span>
        ))}
      </span>
    </button>
  )
}

function nameOf(fate: Fate): string {
  return fate.is === 'held' ? fate.kind : fate.is
}

type Tag = { text: string; tone: 'quiet' | 'off' | 'warn' }

/** Each once; a label beside words that are on the page is only theirs. */
function tagsOf(fragments: readonly Words[], numbers: ReadonlyMap<number, number>): Tag[] {
  const tags = new Map<string, Tag>()
  const isOnPage = fragments.some(({ fate }) => fate.is === 'placed')
  for (const { fate } of fragments) {
    if (isOnPage && fate.is === 'held' && fate.kind === 'label') continue
    const tag = tagOf(fate, numbers)
    tags.set(tag.text, tag)
  }
  return [...tags.values()].slice(0, 3)
}

function tagOf(fate: Fate, numbers: ReadonlyMap<number, number>): Tag {
  switch (fate.is) {
    case 'placed':
      return { text: texts.place(texts.roles[fate.grain.role], fate.grain.item), tone: 'quiet' }
    case 'left-over':
      return { text: texts.fates.leftOver(numbers.get(fate.section) ?? 0), tone: 'warn' }
    case 'held':
      return { text: texts.fates.held[fate.kind], tone: 'off' }
    case 'asked':
      return { text: texts.fates.asked, tone: 'warn' }
    case 'unplaced':
      return { text: texts.fates.unplaced, tone: 'warn' }
  }
}
