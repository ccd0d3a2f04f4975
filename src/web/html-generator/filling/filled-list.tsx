import { findDefinition } from '#content/writing/asked-values.ts'
import type { FilledValue } from '#content/writing/filled-values.ts'
import { texts } from '#texts/html-generator.ts'
import { useComponentName, useFindComponent } from '../../catalogue/catalogue-store.ts'
import { FieldText } from '../../ui/field-text.tsx'
import { describePlace } from './describe-place.ts'
import styles from './fill-panel.module.css'
import { OriginMark } from './origin-mark.tsx'
import { valueId } from './value-id.ts'

type Props = { values: readonly FilledValue[] }

/** What stands in the document now and did not before, value by value. */
export function FilledList({ values }: Props) {
  const nameOf = useComponentName()
  const find = useFindComponent()
  return (
    <details>
      <summary>{texts.fill.see}</summary>
      <ul className={styles.values}>
        {values.map((value) => {
          const { code, content } = value
          const component = find(code)
          const type = (component && findDefinition(component, value)?.type) ?? 'text'
          return (
            <li key={valueId(value)}>
              <p className={styles.place}>
                {describePlace(value, nameOf)} <OriginMark content={content} isFilled />
              </p>
              <FieldText type={type} value={content.value} />
            </li>
          )
        })}
      </ul>
    </details>
  )
}
