import { useEffect, useRef } from 'react'
import type { Finding } from '#checks/finding.ts'
import type { Placement } from '#layout/layout.ts'
import { texts } from '#texts/export.ts'
import { findingKey } from '../../page-report/finding-key.ts'
import { FindingRow } from '../../page-report/finding-row.tsx'
import { announce } from '../../ui/announce.ts'
import { useReturnToFinding } from '../reviewing/return-to-finding.ts'
import { countOf, describeGaps } from './describe-gaps.ts'
import styles from './gap-list.module.css'
import type { PageGaps } from './page-gaps.ts'

type Props = {
  gaps: PageGaps
  components: readonly Placement[]
  /** Leads to where it is mended. */
  onJump: (finding: Finding) => void
}

/** What the page will not have, before it is made: said in one sentence, and place by place. */
export function GapList({ gaps, components, onJump }: Props) {
  const summary = describeGaps(gaps)
  const list = useRef<HTMLElement>(null)
  useAnnounced(summary)
  const returnTo = useReturnToFinding(list)
  return (
    <section ref={list} className={styles.gaps} aria-label={texts.before}>
      <p className={styles.summary} role="status" data-complete={gaps.groups.length === 0 || undefined}>
        {summary}
      </p>
      {gaps.groups.map(({ kind, findings }, index) => (
        <details
          key={kind}
          className={styles.group}
          open={
            (index === 0 && findings.length <= fewest) ||
            findings.some((finding) => findingKey(finding) === returnTo)
          }
        >
          <summary>{texts.gapHeadings[kind](countOf({ kind, findings }))}</summary>
          <p className={styles.hint}>{texts.gapHints[kind]}</p>
          <ul>
            {findings.map((finding) => (
              <li key={findingKey(finding)}>
                <FindingRow finding={finding} components={components} onJump={onJump} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

/** As many as leave the fields of the dialog in sight. */
const fewest = 3

/** What stands in a status from the start is not read; it is said once as the dialog opens. */
function useAnnounced(summary: string) {
  const first = useRef(summary)
  useEffect(() => announce(first.current), [])
}
