import { IconCircleCheck } from '@tabler/icons-react'
import type { CheckedPage } from '#checks/checked-page.ts'
import { type Finding, severities } from '#checks/finding.ts'
import { texts } from '#texts/page-report.ts'
import { FindingGroup } from './finding-group.tsx'
import styles from './findings.module.css'
import { LinkedHosts } from './linked-hosts.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import type { PageFindings } from './use-page-findings.ts'

type Props = {
  report: PageFindings
  page: CheckedPage
  /** What is as it should be, when all of it is. */
  nothing: string
  /** The key of the finding that the focus comes back to. */
  returnTo?: string | undefined
  /** Leads to where it is mended. */
  onJump: (finding: Finding) => void
}

/** Errors first, then what is worth a look; and what could not be told. */
export function Findings({ report, page, nothing, returnTo, onJump }: Props) {
  const { status, findings, untold, undescribed, hosts } = report
  if (status === 'measuring') return <ReportSkeleton />
  return (
    <>
      {status === 'failed' && <p className={styles.note}>{texts.failed}</p>}
      {status === 'measured' && findings.length === 0 && <Nothing words={nothing} />}
      {severities.map((severity) => (
        <FindingGroup
          key={severity}
          severity={severity}
          findings={findings.filter((finding) => finding.severity === severity)}
          page={page}
          returnTo={returnTo}
          onJump={onJump}
        />
      ))}
      <LinkedHosts hosts={hosts} />
      {undescribed > 0 && <p className={styles.note}>{texts.undescribed(undescribed)}</p>}
      {untold > 0 && <p className={styles.note}>{texts.untold(untold)}</p>}
    </>
  )
}

function Nothing({ words }: { words: string }) {
  return (
    <div className={styles.nothing}>
      <IconCircleCheck size={28} stroke={1.5} aria-hidden />
      <p>{words}</p>
    </div>
  )
}
