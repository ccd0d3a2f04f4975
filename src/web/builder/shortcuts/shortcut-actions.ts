import { texts } from '#texts/shortcuts.ts'
import { showToast } from '../../ui/toast-store.ts'
import { redoNext, undoLast } from '../editor/actions.ts'
import { saveNow, useSaving } from '../editor/saving.ts'
import { startReview } from '../reviewing/start-review.ts'
import { openPanel } from '../view/panels-store.ts'
import { focusRegion } from '../view/regions.ts'
import { openBrief } from '../writing/obstacle.ts'
import type { ShortcutName } from './shortcut-table.ts'

/** What each shortcut does. */
export const shortcutActions: Record<ShortcutName, () => void> = {
  undo: undoLast,
  redo: redoNext,
  save: () => void saveAndSay(),
  generate: openBrief,
  export: () => openPanel('export'),
  review: startReview,
  palette: () => openPanel('palette'),
  shortcuts: () => openPanel('shortcuts'),
  'next-region': () => focusRegion(1),
  'previous-region': () => focusRegion(-1),
}

/** A page that cannot be saved is spoken of where its save state is shown. */
export async function saveAndSay() {
  await saveNow()
  if (useSaving.getState().status === 'saved') showToast({ text: texts.saved, tone: 'good' })
}
