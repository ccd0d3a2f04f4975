import { useRef } from 'react'
import type { Finding } from '#checks/finding.ts'
import { texts } from '#texts/page-report.ts'
import { Findings } from './findings.tsx'
import styles from './page-report.module.css'
import { PageWeight } from './page-weight.tsx'
import { summarize } from './summarize.ts'
import { type ReportedPage, usePageFindings } from './use-page-findings.ts'

type Props = ReportedPage & {
  /** The key of the finding that the focus comes back to. */
  returnTo: string | undefined
  onJump: (finding: Finding) => void
}

/** What is to be mended before the page goes out. */
export function PageReport({ returnTo, onJump, ...reported }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const report = usePageFindings(reported, host)
  return (
    <section
      className={styles.report}
      aria-labelledby="page-report"
      aria-busy={report.status === 'measuring'}
    >
      <div className={styles.head}>
        <h3 id="page-report">{texts.heading}</h3>
        <p role="status" className={styles.summary}>
          {summarize(report, texts)}
        </p>
      </div>
      <Findings
        report={report}
        page={reported.page}
        nothing={texts.nothingText}
        returnTo={returnTo}
        onJump={onJump}
      />
      <PageWeight page={reported.page} html={reported.html} />
      <div ref={host} />
    </section>
  )
}
