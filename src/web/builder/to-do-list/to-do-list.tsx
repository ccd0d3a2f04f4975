import { IconCircleCheck, IconReportSearch } from '@tabler/icons-react'
import { texts } from '#texts/to-do.ts'
import { Button } from '../../ui/button.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { countToDo, useToDo } from '../to-do/use-to-do.ts'
import { openPanel } from '../view/panels-store.ts'
import { GroupOfToDo } from './group-of-to-do.tsx'
import styles from './to-do-list.module.css'

/** What is to be done on the page before it goes out, the worst first. */
export function ToDoList() {
  const groups = useToDo()
  const isEmpty = useEditor(({ draft }) => draft.layout.components.length === 0)
  if (isEmpty) return <p className={styles.quiet}>{texts.emptyPage}</p>
  if (!groups) {
    return (
      <p className={styles.quiet} aria-busy="true">
        {texts.reckoning}
      </p>
    )
  }
  const count = countToDo(groups)
  return (
    <div className={styles.scroller}>
      {count === 0 ? (
        <p className={styles.nothing}>
          <IconCircleCheck size={28} stroke={1.5} aria-hidden /> {texts.nothing}
        </p>
      ) : (
        <p className={styles.summary}>{texts.summary(count)}</p>
      )}
      {groups.map(({ id, entries }) => (
        <GroupOfToDo key={id} id={id} entries={entries} />
      ))}
      <footer className={styles.foot}>
        <p>{texts.pageReportHint}</p>
        <Button
          size="small"
          variant="default"
          leftSection={<IconReportSearch aria-hidden />}
          onClick={() => openPanel('preview')}
        >
          {texts.pageReport}
        </Button>
      </footer>
    </div>
  )
}
