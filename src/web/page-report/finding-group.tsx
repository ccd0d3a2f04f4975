import { useId, useState } from 'react'
import type { CheckedPage } from '#checks/checked-page.ts'
import type { Finding, Severity } from '#checks/finding.ts'
import { texts } from '#texts/page-report.ts'
import { Button } from '../ui/button.tsx'
import styles from './finding-group.module.css'
import { findingKey } from './finding-key.ts'
import { FindingRow } from './finding-row.tsx'

type Props = {
  severity: Severity
  findings: readonly Finding[]
  page: CheckedPage
  /** The key of the finding that the focus comes back to; the list is long enough for it. */
  returnTo: string | undefined
  onJump: (finding: Finding) => void
}

const startingLength = 12

/** All findings of one severity. Long lists open on demand. */
export function FindingGroup({ severity, findings, page, returnTo, onJump }: Props) {
  const id = useId()
  const [isWhole, setWhole] = useState(() =>
    findings.slice(startingLength).some((finding) => findingKey(finding) === returnTo),
  )
  if (findings.length === 0) return null
  const shown = isWhole ? findings : findings.slice(0, startingLength)
  return (
    <div className={styles.group} data-severity={severity}>
      <h4 id={id} className={styles.heading}>
        {texts.groups[severity]} <span className={styles.count}>{findings.length}</span>
      </h4>
      <p className={styles.hint}>{texts.hints[severity]}</p>
      <ul className={styles.list} aria-labelledby={id}>
        {shown.map((finding) => (
          <li key={findingKey(finding)}>
            <FindingRow finding={finding} components={page.components} onJump={onJump} />
          </li>
        ))}
      </ul>
      {shown.length < findings.length && (
        <Button variant="subtle" size="small" onClick={() => setWhole(true)}>
          {texts.showAll(findings.length)}
        </Button>
      )}
    </div>
  )
}
