import { labelOf } from '#catalogue/lookup.ts'
import { instanceOf } from '#content/slots.ts'
import type { WritingTask } from '#content/writing/generation-plan.ts'
import { texts } from '#texts/writing.ts'
import { useFindComponent } from '../../catalogue/catalogue-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import styles from './progress-dialog.module.css'

type Props = { task: WritingTask }

/** What is being written now: the component, and which part of it. */
export function CurrentTask({ task }: Props) {
  const component = useFindComponent()(task.code)
  const itemCount = useEditor(({ draft }) =>
    component ? instanceOf(draft, component, task.instanceId).items.length : 0,
  )
  return (
    <dl className={styles.now}>
      <dt>{texts.progress.now}</dt>
      <dd>
        <span className={styles.section}>{component?.displayName}</span>
        <span className={styles.id}>{task.instanceId}</span>
        <span className={styles.part}>{describeTask(task, itemCount)}</span>
      </dd>
    </dl>
  )
}

function describeTask(task: WritingTask, itemCount: number): string {
  if (task.type === 'item') return texts.progress.nowItem(task.item + 1, itemCount)
  const label = labelOf(task.field)
  return task.item === undefined ? label : texts.progress.nowItemField(task.item + 1, itemCount, label)
}
