import { countInstance, type ReviewedInstance } from '#content/draft/review.ts'
import { countToMend, type ToMend } from '#content/draft/to-mend.ts'
import { texts } from '#texts/review.ts'
import { leaveEdit } from '../../reviewing/editing-store.ts'
import { chooseInstance, type Filter, setView } from '../../reviewing/review-store.ts'
import { StatusMark } from '../../value/status-mark.tsx'
import styles from './component-list.module.css'
import { FilterControl } from './filter-control.tsx'
import { ProgressRing } from './progress-ring.tsx'

type Props = { reviewed: readonly ReviewedInstance[]; chosen: string | undefined; filter: Filter }

/** The page's components in their order, and what is still open in each. */
export function ComponentList({ reviewed, chosen, filter }: Props) {
  const shown = reviewed
    .map((each) => ({ ...each, counts: countInstance(each), toMend: countToMend(each) }))
    .filter(({ counts, toMend }) => {
      if (filter === 'mend') return isToMend(toMend)
      return filter === 'all' || counts[filter] > 0
    })
  const isRepeated = (code: string) => reviewed.filter(({ component }) => component.code === code).length > 1
  return (
    <nav className={styles.list} aria-label={texts.components}>
      <div className={styles.filter}>
        <FilterControl filter={filter} />
      </div>
      {filter !== 'all' && shown.length === 0 && <p className={styles.none}>{texts.noneLeft[filter]}</p>}
      <ul className={styles.components}>
        {shown.map(({ instanceId, component, counts, toMend }) => (
          <li key={instanceId}>
            <button
              type="button"
              className={styles.component}
              aria-current={instanceId === chosen || undefined}
              onClick={() =>
                leaveEdit(() => {
                  chooseInstance(instanceId)
                  setView('fields')
                })
              }
            >
              <ProgressRing counts={counts} isToMend={isToMend(toMend)} />
              <span className={styles.words}>
                <span className={styles.name}>{component.displayName}</span>
                <span className={styles.facts}>
                  {isRepeated(component.code)
                    ? texts.facts(instanceId, texts.counts.accepted(counts.accepted, counts.total))
                    : texts.counts.accepted(counts.accepted, counts.total)}
                  {counts.pending > 0 && (
                    <StatusMark status="pending">{texts.counts.pending(counts.pending)}</StatusMark>
                  )}
                  {counts.error > 0 && (
                    <StatusMark status="error">{texts.counts.error(counts.error)}</StatusMark>
                  )}
                  {isToMend(toMend) && <StatusMark status="mend">{texts.counts.mend(toMend)}</StatusMark>}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function isToMend({ empty, over }: ToMend): boolean {
  return empty + over > 0
}
