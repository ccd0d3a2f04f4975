import { IconLayoutSidebarRightCollapse, IconLayoutSidebarRightExpand } from '@tabler/icons-react'
import { useEffect } from 'react'
import { texts as outlineTexts } from '#texts/outline.ts'
import { texts } from '#texts/side-panel.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useEditor } from './editor/editor-store.ts'
import { keepInReserve } from './lazy-panel.tsx'
import { OutlineList } from './outline/outline-list.tsx'
import styles from './side-panel.module.css'
import { ToDoCount } from './to-do/to-do-count.tsx'
import { setOutlineFold, useOutlineFold } from './view/outline-fold.ts'
import { clearSelection } from './view/selection.ts'
import { chooseSideTab, type SideTab, useSideTab } from './view/side-tab.ts'

const wordsOf: Record<SideTab, { tab: string; fold: string; unfold: string }> = {
  outline: { ...outlineTexts, tab: outlineTexts.heading },
  ...texts,
}

const Inspector = lazyPart(keepInReserve(async () => (await import('./inspector/inspector.tsx')).Inspector))
const ToDoList = lazyPart(keepInReserve(async () => (await import('./to-do-list/to-do-list.tsx')).ToDoList))

/**
 * What stands beside the page: the page as a list, what is selected, and what is to be done. It can be folded away, and
 * then nothing of it is worked out.
 */
export function SidePanel() {
  const fold = useOutlineFold((state) => state.fold)
  const tab = useSideTab((state) => state.tab)
  const pageId = useEditor((state) => state.pageId)
  const isOpen = fold === 'open'
  const words = wordsOf[tab]

  // biome-ignore lint/correctness/useExhaustiveDependencies(pageId): another page has other sections
  useEffect(() => clearSelection, [pageId])

  return (
    <aside className={styles.panel} data-outline data-fold={fold} aria-label={words.tab}>
      <Tabs
        look="region"
        value={tab}
        onChange={chooseSideTab}
        tabs={[
          { value: 'outline', label: outlineTexts.heading, content: isOpen && <OutlineList /> },
          { value: 'details', label: texts.details.tab, content: isOpen && <Inspector /> },
          {
            value: 'to-do',
            label: texts['to-do'].tab,
            mark: isOpen && <ToDoCount />,
            content: isOpen && <ToDoList />,
          },
        ]}
        aside={
          <IconButton
            label={isOpen ? words.fold : words.unfold}
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
        }
      />
    </aside>
  )
}
