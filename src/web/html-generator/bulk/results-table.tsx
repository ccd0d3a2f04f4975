import { useId } from 'react'
import { texts } from '#texts/html-generator.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { BulkEntry } from './bulk-flow.ts'
import { ResultRow } from './result-row.tsx'
import styles from './results-table.module.css'

type Props = {
  entries: readonly BulkEntry[]
  caption: string
  isParsing: boolean
  /** The file that each page becomes, once that is settled. */
  pageFiles?: ReadonlyMap<BulkEntry, string>
  /** Files whose pages a rule holds back. */
  heldBack?: ReadonlyMap<File, unknown>
}

/** A row per file. The table scrolls by itself, so that the counters and the download stay in sight. */
export function ResultsTable({ entries, caption, isParsing, pageFiles, heldBack }: Props) {
  const captionId = useId()
  const { columns } = texts.bulk
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.file}</th>
            <th scope="col">{columns.page}</th>
            <th scope="col" className={styles.number}>
              {columns.components}
            </th>
            <th scope="col" className={styles.number}>
              {columns.words}
            </th>
            <th scope="col">{columns.message}</th>
            <th scope="col">{columns.more}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <ResultRow
              key={`${entry.file.name}/${entry.file.size}/${entry.file.lastModified}`}
              entry={entry}
              pageFile={pageFiles?.get(entry)}
              isHeldBack={heldBack?.has(entry.file) ?? false}
              isParsing={isParsing}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}
