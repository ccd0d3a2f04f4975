import { useEditor } from '../editor/editor-store.ts'
import styles from './to-do-count.module.css'
import { countToDo, useToDo } from './use-to-do.ts'

/** How much is still to be done on the page; while nothing is on it, there is no number to look at. */
export function ToDoCount() {
  const groups = useToDo()
  const isEmpty = useEditor(({ draft }) => draft.layout.components.length === 0)
  const count = groups ? countToDo(groups) : 0
  if (isEmpty || count === 0) return null
  return <span className={styles.count}>{count}</span>
}
