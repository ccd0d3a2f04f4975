import styles from './to-do-count.module.css'
import { countToDo, useToDo } from './use-to-do.ts'

/** How much is still to be done on the page. */
export function ToDoCount() {
  const groups = useToDo()
  const count = groups ? countToDo(groups) : 0
  if (count === 0) return null
  return <span className={styles.count}>{count}</span>
}
