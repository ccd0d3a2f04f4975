import { findShared } from '../../drafts/shared-pages.ts'
import { useEditor } from '../editor/editor-store.ts'
import { saveNow } from '../editor/saving.ts'
import { usePageTeam } from './page-team.ts'
import { sendNow } from './send-now.ts'

/** So long is waited for the last changes to arrive, in milliseconds. */
const patience = 20_000

/** By which revision the server has the page just as it is here; nothing where it cannot be brought there now. */
export async function sentRevision(user: string): Promise<number | undefined> {
  const { pageId } = useEditor.getState()
  await saveNow()
  if (usePageTeam.getState().state !== 'synced') {
    sendNow()
    await untilSent()
  }
  if (usePageTeam.getState().state !== 'synced' || useEditor.getState().pageId !== pageId) return undefined
  return (await findShared({ user, pageId }))?.revision
}

function untilSent(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, patience)
    const stop = usePageTeam.subscribe(({ state }) => state !== 'waiting' && end())
    function end() {
      clearTimeout(timer)
      stop()
      resolve()
    }
  })
}
