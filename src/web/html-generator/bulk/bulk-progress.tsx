import { texts } from '#texts/html-generator.ts'
import { type BulkFlow, summaryOf } from './bulk-flow.ts'
import styles from './bulk-results.module.css'
import { Counters } from './counters.tsx'
import { ResultsTable } from './results-table.tsx'

type Props = { flow: Extract<BulkFlow, { status: 'parsing' }> }

/** What is being done now and how much of it is done, with each file's own state below. First the upload, then the reading. */
export function BulkProgress({ flow: { entries, running, upload } }: Props) {
  const count = running.length
  const done = running.filter((index) => entries[index]?.result).length
  const isUploading = upload.share < 1 && done === 0

  return (
    <section className={styles.results}>
      <h2>{texts.bulk.progress}</h2>
      <div className={styles.progress}>
        <progress aria-label={texts.bulk.progress} value={isUploading ? upload.share : done / count} />
        <p className={styles.quiet}>
          {isUploading ? texts.uploading(upload) : texts.bulk.reading(done, count)}
        </p>
      </div>
      <Counters summary={summaryOf(entries)} />
      <ResultsTable entries={entries} caption={texts.bulk.tableWhileParsing} isParsing />
    </section>
  )
}
