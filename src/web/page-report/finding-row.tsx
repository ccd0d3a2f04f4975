import { IconAlertCircle, IconAlertTriangle, IconChevronRight } from '@tabler/icons-react'
import type { Finding } from '#checks/finding.ts'
import type { Placement } from '#layout/layout.ts'
import { describeFinding, describePlace } from '#texts/findings.ts'
import { texts } from '#texts/page-report.ts'
import { useFindComponent } from '../catalogue/catalogue-store.ts'
import { MessageWords } from '../ui/message-words.tsx'
import { findingKey } from './finding-key.ts'
import styles from './finding-row.module.css'

type Props = {
  finding: Finding
  components: readonly Placement[]
  /** Leads to where it is mended. */
  onJump: (finding: Finding) => void
}

/** What is wrong, where, and the way there. */
export function FindingRow({ finding, components, onJump }: Props) {
  const { place, severity } = finding
  const findComponent = useFindComponent()
  const placement = components.find(({ instanceId }) => instanceId === place?.instanceId)
  const component = placement && findComponent(placement.code)
  const name = component?.displayName ?? placement?.code ?? ''
  const Icon = severity === 'error' ? IconAlertCircle : IconAlertTriangle
  return (
    <button
      type="button"
      className={styles.row}
      data-severity={severity}
      data-finding={findingKey(finding)}
      onClick={() => onJump(finding)}
    >
      <Icon className={styles.icon} size={18} aria-hidden />
      <span className={styles.words}>
        <MessageWords>{describeFinding(finding, component)}</MessageWords>
      </span>
      <span className={styles.place}>
        {place ? describePlace(place, name) : texts.wholePage} {place && <code>{place.instanceId}</code>}
      </span>
      <IconChevronRight className={styles.go} size={16} aria-hidden />
    </button>
  )
}
