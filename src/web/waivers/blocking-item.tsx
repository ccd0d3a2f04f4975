import { IconAlertCircle } from '@tabler/icons-react'
import type { Ref } from 'react'
import type { Finding } from '#checks/finding.ts'
import type { Blocking } from '#checks/waivers/waived.ts'
import type { Placement } from '#layout/layout.ts'
import { describeFinding, describePlace } from '#texts/findings.ts'
import { texts as reportTexts } from '#texts/page-report.ts'
import { texts } from '#texts/waivers.ts'
import { useFindComponent } from '../catalogue/catalogue-store.ts'
import { Button } from '../ui/button.tsx'
import { MessageWords } from '../ui/message-words.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './waive-dialog.module.css'

type Props = {
  /** Of the reason. */
  ref: Ref<HTMLInputElement>
  blocking: Blocking
  components: readonly Placement[]
  reason: string
  error: string | undefined
  onReason: (reason: string) => void
  onReasonForAll: (() => void) | undefined
  onChangeWords: ((finding: Finding) => void) | undefined
}

/** What blocks, where, the way to change it, and why it may stand. */
export function BlockingItem({ ref, blocking, components, reason, error, ...on }: Props) {
  const { finding, instanceId } = blocking
  const { onReason, onReasonForAll, onChangeWords } = on
  const findComponent = useFindComponent()
  const code = components.find((each) => each.instanceId === instanceId)?.code ?? ''
  const component = findComponent(code)
  const { place } = finding
  const where = place ? describePlace(place, component?.displayName ?? code) : reportTexts.wholePage
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <IconAlertCircle className={styles.icon} size={18} aria-hidden />
        <div>
          <p>
            <MessageWords>{describeFinding(finding, component)}</MessageWords>
          </p>
          <p className={styles.place}>{where}</p>
        </div>
      </div>
      {onChangeWords && place && (
        <Button
          size="small"
          variant="default"
          aria-label={texts.changeOf(where)}
          onClick={() => onChangeWords(finding)}
        >
          {texts.change}
        </Button>
      )}
      <div className={styles.reason}>
        <TextField
          ref={ref}
          label={texts.reason}
          error={error}
          autoComplete="off"
          value={reason}
          onChange={({ currentTarget }) => onReason(currentTarget.value)}
        />
        {onReasonForAll && (
          <Button size="small" variant="subtle" isDisabled={reason.trim() === ''} onClick={onReasonForAll}>
            {texts.sameReason}
          </Button>
        )}
      </div>
    </li>
  )
}
