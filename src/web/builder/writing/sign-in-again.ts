import { texts } from '#texts/writing.ts'
import { currentToken } from '../../session/current-token.ts'
import { expireSession } from '../../session/session.ts'
import { showToast } from '../../ui/toast-store.ts'
import { hasUnsavedWork, saveNow } from '../editor/saving.ts'

/** The one that the server refused last. */
let refusedToken: string | undefined

export function noteRefusedToken() {
  refusedToken = currentToken()
}

/** Leads to the door, and back to this page. Nobody goes with work that is not saved; who is signed in anew already goes on. */
export async function signInAgain(goOn: () => void) {
  const token = currentToken()
  if (token !== undefined && token !== refusedToken) return goOn()
  await saveNow()
  if (hasUnsavedWork()) showToast({ text: texts.stopped.notSaved, tone: 'bad' })
  else expireSession()
}
