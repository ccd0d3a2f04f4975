import { texts } from '#texts/to-do.ts'
import type { ToDo, ToDoId } from '../../to-do/to-do.ts'
import { ToDoRow } from '../../to-do/to-do-row.tsx'
import { useToDo } from '../../to-do/use-to-do.ts'
import type { Selected } from '../selected/selected.ts'
import styles from './section-to-do.module.css'

/** These have parts of their own: who said or did what, and with its number that it waits. */
const toldElsewhere: readonly ToDoId[] = ['decide', 'comments', 'pending']

type Props = { selected: Selected }

/** What of the list of things to do belongs to this section. */
export function SectionToDo({ selected: { instanceId } }: Props) {
  const groups = useToDo()
  if (!groups) return <p className={styles.nothing}>{texts.reckoning}</p>
  const rows = groups.flatMap(({ id, entries }) =>
    toldElsewhere.includes(id)
      ? []
      : entries.filter(({ place }) => place?.instanceId === instanceId).map((toDo) => ({ id, toDo })),
  )
  if (rows.length === 0) return <p className={styles.nothing}>{texts.nothingHere}</p>
  return (
    <ul className={styles.list}>
      {rows.map(({ id, toDo }) => (
        <li key={keyOf(id, toDo)}>
          <ToDoRow id={id} toDo={toDo} place={texts.place(toDo.place ?? {})} isCurrent={false} />
        </li>
      ))}
    </ul>
  )
}

function keyOf(id: string, { place, face, text }: ToDo): string {
  return [id, face, place?.item, place?.field, text].join(' ')
}
