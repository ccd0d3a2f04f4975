import type { FilledValue } from '#content/writing/filled-values.ts'
import { texts } from '#texts/html-generator.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { Button } from '../../ui/button.tsx'
import { describeLeft } from './describe-left.ts'
import { describePlace } from './describe-place.ts'
import styles from './fill-panel.module.css'
import type { LeftEmpty } from './fill-run.ts'
import { FilledList } from './filled-list.tsx'
import type { Landing } from './use-landing.ts'
import { valueId } from './value-id.ts'

type Props = {
  ref: Landing
  values: readonly FilledValue[]
  left: readonly LeftEmpty[]
  onRemove: () => void
}

/** What came of the filling, and the way back. */
export function FillOutcome({ ref, values, left, onRemove }: Props) {
  const nameOf = useComponentName()
  const filled = new Set(values.map(valueId))
  const empty = left.filter((each) => !filled.has(valueId(each)))
  return (
    <div className={styles.outcome}>
      <div className={styles.line}>
        <p ref={ref} tabIndex={-1} className={styles.filled}>
          {texts.fill.filled(values.length)}
        </p>
        <Button variant="subtle" size="small" onClick={onRemove}>
          {values.length > 0 ? texts.fill.remove : texts.fill.dismiss}
        </Button>
      </div>
      {values.length > 0 && <FilledList values={values} />}
      {empty.length > 0 && (
        <details>
          <summary className={styles.empty}>{texts.fill.left(empty.length)}</summary>
          <ul className={styles.left}>
            {empty.map((each) => (
              <li key={valueId(each)}>
                {describePlace(each, nameOf)}
                <span className={styles.quiet}> {describeLeft(each)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
