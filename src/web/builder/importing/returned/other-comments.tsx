import { useId } from 'react'
import type { Draft } from '#content/draft/draft.ts'
import { describePlace } from '#texts/findings.ts'
import { texts } from '#texts/returned.ts'
import { describeMark } from '#texts/word/changes.ts'
import type { WordMark } from '#word/read/list-marks.ts'
import { nameOfComponent } from '../../../catalogue/catalogue-store.ts'
import { marksAt } from './marks-at.ts'
import styles from './returned-dialog.module.css'
import type { ReturnedChange } from './returned-dialog.tsx'

type Props = { marks: readonly WordMark[]; changes: readonly ReturnedChange[]; returned: Draft }

/** What people said of values that did not change. */
export function OtherComments({ marks, changes, returned }: Props) {
  const id = useId()
  const told = new Set(changes.flatMap(({ difference }) => marksAt(marks, difference, returned)))
  const others = marks.filter((mark) => mark.kind === 'comment' && !told.has(mark))
  if (others.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {texts.other}
      </h3>
      <ul className={styles.rows}>
        {others.map((mark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: comments of a file have no identity but their place
          <li key={index} className={styles.row}>
            <div className={styles.what}>
              <p className={styles.title}>{placeOf(mark, returned)}</p>
              <p className={styles.mark}>
                <bdi>{describeMark(mark)}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function placeOf({ instanceId, field, item }: WordMark, { layout }: Draft): string {
  const code = layout.components.find((each) => each.instanceId === instanceId)?.code
  if (instanceId === undefined || code === undefined) return texts.ofPage
  return describePlace(
    { instanceId, ...(field !== undefined && { field }), ...(item !== undefined && { item }) },
    nameOfComponent(code),
  )
}
