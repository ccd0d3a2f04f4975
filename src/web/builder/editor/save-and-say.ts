import { texts } from '#texts/commands.ts'
import { showToast } from '../../ui/toast-store.ts'
import { saveNow, useSaving } from './saving.ts'

/** A page that cannot be saved is spoken of where its save state is shown. */
export async function saveAndSay() {
  await saveNow()
  if (useSaving.getState().status === 'saved') showToast({ text: texts.saved, tone: 'good' })
}
