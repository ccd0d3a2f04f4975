import { useId, useState } from 'react'
import { describePlace } from '#texts/findings.ts'
import { texts } from '#texts/to-do.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { Button } from '../../ui/button.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { selectionOf } from '../to-do/go-to.ts'
import type { ToDo, ToDoGroup } from '../to-do/to-do.ts'
import { ToDoRow } from '../to-do/to-do-row.tsx'
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

/** Such as: FAQ, item 2, Question. */
function useDescribePlace() {
  const nameOf = useComponentName()
  const components = useEditor(({ draft }) => draft.layout.components)
  return ({ place, isOfSection }: ToDo) => {
    const placement = components.find(({ instanceId }) => instanceId === place?.instanceId)
    if (!place || !placement) return texts.wholePage
    const { instanceId } = place
    return describePlace(isOfSection ? { instanceId } : place, nameOf(placement.code))
  }
}

function isAt(selected: Selection | undefined, { place }: ToDo): boolean {
  if (!place || place.instanceId !== selected?.instanceId) return false
  return isSameSelection(selected, selectionOf(place))
}

function keyOf({ place, text }: ToDo): string {
  return [place?.instanceId, place?.item, place?.field, text].join(' ')
}
