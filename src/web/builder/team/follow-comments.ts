import { commentCalls } from '../../team/comments/comment-calls.ts'
import { syncComments } from '../../team/comments/sync-comments.ts'
import { watchEntries } from '../../team/follow-team.ts'
import { useEditor } from '../editor/editor-store.ts'
import { becomeCommentSender, showKept } from './comment-acts.ts'
import { isWithTeam } from './page-comments.ts'
import { usePageTeam } from './page-team.ts'

/** From now on the comments on the open page are those that the team has, and what was written here is sent. */
export function followComments(user: string): () => void {
  let isEnded = false
  let isAsked = false
  let isRunning = false

  function run() {
    isAsked = true
    if (!isRunning) void runAll()
  }

  async function runAll() {
    isRunning = true
    while (isAsked && !isEnded) {
      isAsked = false
      await sync().catch(() => undefined)
    }
    isRunning = false
  }

  async function sync() {
    const key = { user, pageId: useEditor.getState().pageId }
    if (key.pageId === '' || !isWithTeam(usePageTeam.getState().state)) return
    await showKept(key)
    await syncComments(key, commentCalls)
    if (!isEnded) await showKept(key)
  }

  const stops = [
    watchEntries((entries) => {
      if (entries.some(({ pageId }) => pageId === useEditor.getState().pageId)) run()
    }),
    usePageTeam.subscribe(({ state }, before) => {
      if (state !== before.state && (state === 'synced' || !isWithTeam(before.state))) run()
    }),
  ]
  becomeCommentSender(run)
  window.addEventListener('online', run)
  run()
  return () => {
    isEnded = true
    for (const stop of stops) stop()
    window.removeEventListener('online', run)
    becomeCommentSender(() => {})
  }
}
