import { IconLayoutSidebarRightCollapse, IconLayoutSidebarRightExpand } from '@tabler/icons-react'
import { useId } from 'react'
import { texts } from '#texts/outline.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { setOutlineFold, useOutlineFold } from '../view/outline-fold.ts'
import { OutlineList } from './outline-list.tsx'
import styles from './outline-panel.module.css'

/** The page as a list beside it, in which long pages are arranged with ease. It can be folded away. */
export function OutlinePanel() {
  const headingId = useId()
  const fold = useOutlineFold((state) => state.fold)
  const isOpen = fold === 'open'

  return (
    <aside className={styles.panel} data-outline data-fold={fold} aria-labelledby={headingId}>
      <header className={styles.header}>
        <h2 id={headingId} className={styles.heading}>
          {texts.heading}
        </h2>
        <IconButton
          label={isOpen ? texts.fold : texts.unfold}
          icon={
            isOpen ? (
              <IconLayoutSidebarRightCollapse aria-hidden />
            ) : (
              <IconLayoutSidebarRightExpand aria-hidden />
            )
          }
          data-panel-toggle
          aria-expanded={isOpen}
          onClick={() => setOutlineFold(isOpen ? 'folded' : 'open')}
        />
      </header>
      {isOpen && <OutlineList />}
    </aside>
  )
}
