import { useNavigate } from 'react-router'
import { hasWrittenContent } from '#content/draft/draft-content.ts'
import { texts } from '#texts/palette.ts'
import { texts as reviewTexts } from '#texts/review.ts'
import { chooseColorScheme } from '../../ui/color-scheme.ts'
import { useEditor } from '../editor/editor-store.ts'
import { usePageActions } from '../editor/page-actions.ts'
import { focusEdge } from '../library/panel-edge.tsx'
import { startReview } from '../reviewing/start-review.ts'
import { shortcutActions } from '../shortcuts/shortcut-actions.ts'
import { shortcuts } from '../shortcuts/shortcut-table.ts'
import { hasOneWidth, openLibrary, setLibraryFold, useLibraryFold } from '../view/library-fold.ts'
import { openOutline, setOutlineFold, useOutlineFold } from '../view/outline-fold.ts'
import { openPanel } from '../view/panels-store.ts'
import { startRenaming } from '../view/renaming-store.ts'
import { openBrief, useAiObstacle } from '../writing/obstacle.ts'
import type { PaletteItem } from './palette-item.ts'

type Action = keyof typeof texts.actions

/** What can be done with the page as a whole, and with the screen. */
export function usePageItems(user: string): PaletteItem[] {
  const { openNewPage, duplicateOpenPage, remove, openedPage } = usePageActions(user)
  const navigate = useNavigate()
  const outline = useOutlineFold(({ fold }) => fold)
  const library = useLibraryFold(({ fold }) => fold)
  const obstacle = useAiObstacle()
  const hasTexts = useEditor(({ draft }) => hasWrittenContent(draft.content))

  return [
    item('undo', shortcutActions.undo, shortcuts.undo[0]),
    item('redo', shortcutActions.redo, shortcuts.redo[0]),
    item('save', shortcutActions.save, shortcuts.save[0]),
    item('export', () => openPanel('export'), shortcuts.export[0]),
    {
      ...item('review', startReview, shortcuts.review[0]),
      ...(!hasTexts && { obstacle: reviewTexts.nothingYet }),
    },
    { ...item('ai', openBrief, shortcuts.generate[0]), ...(obstacle !== undefined && { obstacle }) },
    item('preview', () => openPanel('preview')),
    item('pages', () => openPanel('pages')),
    item('create', openNewPage),
    item('import', () => openPanel('import')),
    item('rename', startRenaming),
    item('duplicatePage', () => void duplicateOpenPage()),
    item('shortcuts', () => openPanel('shortcuts'), shortcuts.shortcuts[0]),
    outline === 'open'
      ? item('hideOutline', () => setOutlineFold('folded'))
      : item('showOutline', openOutline),
    library === 'open'
      ? item('hideLibrary', () => setLibraryFold('folded'))
      : item('showLibrary', openLibrary),
    { ...item('libraryWidth', focusEdge), ...(hasOneWidth() && { obstacle: texts.oneWidth }) },
    item('light', () => chooseColorScheme('light')),
    item('dark', () => chooseColorScheme('dark')),
    item('system', () => chooseColorScheme('auto')),
    item('home', () => void navigate('/home')),
    item('generator', () => void navigate('/html-generator')),
    item('signOut', () => openPanel('sign-out')),
    { ...item('reset', () => openPanel('reset')), isDangerous: true },
    { ...item('deletePage', () => void remove(openedPage())), isDangerous: true },
  ]
}

function item(id: Action, run: () => void, shortcut?: string): PaletteItem {
  const { label, words } = texts.actions[id]
  return { id, group: 'actions', label, words, run, ...(shortcut !== undefined && { shortcut }) }
}
