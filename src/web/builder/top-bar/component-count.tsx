import { IconStack2 } from '@tabler/icons-react'
import { texts } from '#texts/top-bar.ts'
import { useEditor } from '../editor/editor-store.ts'
import styles from './component-count.module.css'

/** How many components stand on the page. */
export function ComponentCount() {
  const count = useEditor(({ draft }) => draft.layout.components.length)
  return (
    <p className={styles.count} title={`${count} ${texts.components(count)}`}>
      <IconStack2 className={styles.icon} aria-hidden />
      {count} <span className={styles.word}>{texts.components(count)}</span>
    </p>
  )
}
