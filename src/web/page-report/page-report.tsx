import { IconCircleCheck } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import type { CheckedPage } from '#checks/check-written.ts'
import { type Finding, type Severity, sortFindings } from '#checks/finding.ts'
import { placeTraces } from '#checks/place-traces.ts'
import { texts } from '#texts/page-report.ts'
import { FindingGroup } from './finding-group.tsx'
import styles from './page-report.module.css'
import { ReportSkeleton } from './report-skeleton.tsx'
import { useMeasuredPage } from './use-measured-page.ts'

type Props = {
  page: CheckedPage
  /** What is to be said by what was written. */
  written: readonly Finding[]
  /** The finished page; undefined while it is made. */
  html: string | undefined
  /** Leads to where it is mended. */
  onJump: (finding: Finding) => void
}

const severities: readonly Severity[] = ['error', 'warning']

/** What is to be mended before the page goes out. */
export function PageReport({ page, written, html, onJump }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const measuring = useMeasuredPage(html, host)
  const findings = useMemo(() => {
    const traces = measuring.status === 'measured' ? measuring.traces : []
    return sortFindings([...written, ...placeTraces(page, traces)])
  }, [page, written, measuring])
  const isDone = measuring.status !== 'measuring'

  return (
    <section className={styles.report} aria-labelledby="page-report" aria-busy={!isDone}>
      <div className={styles.head}>
        <h3 id="page-report">{texts.heading}</h3>
        <p role="status" className={styles.summary}>
          {isDone ? summarize(findings) : texts.checking}
        </p>
      </div>
      {measuring.status === 'measuring' && <ReportSkeleton />}
      {measuring.status === 'failed' && <p className={styles.note}>{texts.failed}</p>}
      {measuring.status === 'measured' && findings.length === 0 && <Nothing />}
      {isDone &&
        severities.map((severity) => (
          <FindingGroup
            key={severity}
            severity={severity}
            findings={findings.filter((finding) => finding.severity === severity)}
            page={page}
            onJump={onJump}
          />
        ))}
      {measuring.status === 'measured' && measuring.untold > 0 && (
        <p className={styles.note}>{texts.untold(measuring.untold)}</p>
      )}
      <div ref={host} />
    </section>
  )
}

function Nothing() {
  return (
    <div className={styles.nothing}>
      <IconCircleCheck size={28} stroke={1.5} aria-hidden />
      <p>{texts.nothingText}</p>
    </div>
  )
}

function summarize(findings: readonly Finding[]): string {
  const counts = severities.map((severity) => {
    const { length } = findings.filter((finding) => finding.severity === severity)
    return length > 0 ? texts.counts[severity](length) : ''
  })
  return counts.filter(Boolean).join(', ') || texts.nothing
}
