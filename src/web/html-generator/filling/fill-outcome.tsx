import { texts } from '#texts/html-generator.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { Button } from '../../ui/button.tsx'
import { describeLeft } from './describe-left.ts'
import { describePlace } from './describe-place.ts'
import styles from './fill-panel.module.css'
import type { Filled } from './filling.ts'
import type { Landing } from './use-landing.ts'

type Props = { ref: Landing; filled: Filled; onRemove: () => void }

/** What came of the filling, and the way back. */
export function FillOutcome({ ref, filled: { count, left }, onRemove }: Props) {
  const nameOf = useComponentName()
  return (
    <div className={styles.outcome}>
      <div className={styles.line}>
        <p ref={ref} tabIndex={-1} className={styles.filled}>
          {texts.fill.filled(count)}
        </p>
        <Button variant="subtle" size="small" onClick={onRemove}>
          {count > 0 ? texts.fill.remove : texts.fill.dismiss}
        </Button>
      </div>
      {left.length > 0 && (
        <details>
          <summary>{texts.fill.left(left.length)}</summary>
          <ul className={styles.left}>
            {left.map((each) => (
              <li key={`${each.instanceId} ${each.item} ${each.field}`}>
                {describePlace(each, nameOf)}
                <span className={styles.quiet}> {describeLeft(each.why)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
