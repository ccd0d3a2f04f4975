import { texts } from '../texts.ts'
import type { BulkEntry } from './bulk-flow.ts'
import { ResultRow } from './result-row.tsx'
import styles from './results-table.module.css'

type Props = { entries: readonly BulkEntry[]; caption: string; isParsing: boolean }

/** A row per file. The table scrolls by itself, so that the counters and the download stay in sight. */
export function ResultsTable({ entries, caption, isParsing }: Props) {
  const { columns } = texts.bulk
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.file}</th>
            <th scope="col">{columns.page}</th>
            <th scope="col" className={styles.number}>
              {columns.components}
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
              isParsing={isParsing}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}
