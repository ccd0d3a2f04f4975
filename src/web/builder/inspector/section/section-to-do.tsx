import { useMemo } from 'react'
import { brandOfPage } from '#checks/words/find-improper-words.ts'
import { texts } from '#texts/to-do.ts'
import { useManifest } from '../../../catalogue/catalogue-store.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { toDoIn } from '../../to-do/list-to-do.ts'
import { toDoSources } from '../../to-do/sources.ts'
import type { ToDo } from '../../to-do/to-do.ts'
import { ToDoRow } from '../../to-do/to-do-row.tsx'
import type { Selected } from '../selected/selected.ts'
import styles from './section-to-do.module.css'

type Props = { selected: Selected }

/** What of the list of things to do belongs to this section, but that it waits, which stands above with its number. */
export function SectionToDo({ selected }: Props) {
  const manifest = useManifest()
  const found = useMemo(() => {
    const { draft } = useEditor.getState()
    const { components } = draft.layout
    const placement = components.find((each) => each.instanceId === selected.instanceId)
    return manifest && placement ? toDoIn(draft, manifest, placement, brandOfPage(components)).entries : {}
  }, [selected, manifest])
  const entries = toDoSources.flatMap(({ id }) =>
    id === 'pending' ? [] : (found[id] ?? []).map((toDo) => ({ id, toDo })),
  )
  if (entries.length === 0) return <p className={styles.nothing}>{texts.nothingHere}</p>
  return (
    <ul className={styles.list}>
      {entries.map(({ id, toDo }) => (
        <li key={keyOf(id, toDo)}>
          <ToDoRow id={id} toDo={toDo} place={texts.place(toDo.place ?? {})} isCurrent={false} />
        </li>
      ))}
    </ul>
  )
}

function keyOf(id: string, { place, text }: ToDo): string {
  return [id, place?.item, place?.field, text].join(' ')
}
