import { useId, useState } from 'react'
import { texts } from '#texts/to-do.ts'
import { Button } from '../../ui/button.tsx'
import { selectionOf } from '../to-do/go-to.ts'
import type { ToDo, ToDoGroup } from '../to-do/to-do.ts'
import { ToDoRow } from '../to-do/to-do-row.tsx'
import { useDescribePlace } from '../to-do/use-describe-place.ts'
import { isSameSelection, type Selection, useSelection } from '../view/selection.ts'
import styles from './group-of-to-do.module.css'

const startingLength = 12

/** Everything of one kind. Long lists open on demand. */
export function GroupOfToDo({ id, entries }: ToDoGroup) {
  const headingId = useId()
  const [isWhole, setWhole] = useState(false)
  const selected = useSelection((state) => state.selected)
  const placeOf = useDescribePlace()
  const shown = isWhole ? entries : entries.slice(0, startingLength)
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {texts.groups[id]} <span className={styles.count}>{entries.length}</span>
      </h3>
      <ul className={styles.list}>
        {shown.map((toDo) => (
          <li key={keyOf(toDo)}>
            <ToDoRow id={id} toDo={toDo} place={placeOf(toDo)} isCurrent={isAt(selected, toDo)} />
          </li>
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button variant="subtle" size="small" onClick={() => setWhole(true)}>
          {texts.showAll(entries.length)}
        </Button>
      )}
    </section>
  )
}

function isAt(selected: Selection | undefined, { place }: ToDo): boolean {
  if (!place || place.instanceId !== selected?.instanceId) return false
  return isSameSelection(selected, selectionOf(place))
}

function keyOf({ place, face, text }: ToDo): string {
  return [face, place?.instanceId, place?.item, place?.field, text].join(' ')
}
