import { useMemo, useRef, useState } from 'react'
import type { FindingPlace } from '#checks/finding.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { pageFromParseResult } from '#html/page.ts'
import { texts } from '#texts/page-report.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { Findings } from '../../page-report/findings.tsx'
import { summarize } from '../../page-report/summarize.ts'
import { usePageFindings } from '../../page-report/use-page-findings.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './document-report.module.css'
import { findUntoldFaults } from './find-untold-faults.ts'
import { ReportIcon } from './report-icon.tsx'

export type Props = {
  result: ParseResult
  usePlaceholderImages: boolean
  /** As it is typed. */
  actionUrl: string
  /** The finished page; undefined while it is made. */
  html: string | undefined
  onJump: (place: FindingPlace | undefined) => void
}

/** What only the finished page tells, on one line until someone wants to know. */
export function DocumentReport({ result, usePlaceholderImages, actionUrl, html, onJump }: Props) {
  const [isOpen, setOpen] = useState(false)
  // The tab may be out of sight while the page is measured.
  const host = useRef(document.body)
  const manifest = useManifest()
  const page = useMemo(
    () => ({ ...pageFromParseResult(result, usePlaceholderImages), actionUrl }),
    [result, usePlaceholderImages, actionUrl],
  )
  const written = useMemo(() => (manifest ? findUntoldFaults(page, manifest) : []), [page, manifest])
  const report = usePageFindings({ page, written, html }, host)
  return (
    <section aria-label={texts.heading} aria-busy={report.status === 'measuring'}>
      <Disclosure
        label={
          <>
            <ReportIcon report={report} />
            {texts.line.of(summarize(report, texts.line))}
          </>
        }
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        <div className={styles.report}>
          <Findings
            report={report}
            page={page}
            nothing={texts.line.nothingText}
            onJump={({ place }) => onJump(place)}
          />
        </div>
      </Disclosure>
    </section>
  )
}
