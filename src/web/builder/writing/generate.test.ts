import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft } from '#content/draft/draft.ts'
import { emptyHistory } from '#content/draft/history.ts'
import { texts } from '#texts/writing.ts'
import { useCatalogue } from '../../catalogue/catalogue-store.ts'
import { useToasts } from '../../ui/toast-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { useSaving } from '../editor/saving.ts'
import { openPanel, usePanels } from '../view/panels-store.ts'
import { generate, offerRun, resume } from './generate.ts'
import { useRun } from './run-store.ts'
import { signInAgain } from './sign-in-again.ts'

const session = vi.hoisted(() => ({ token: 'old', expire: vi.fn<() => void>() }))
vi.mock('../../session/current-token.ts', () => ({ currentToken: () => session.token }))
vi.mock('../../session/session.ts', () => ({
  expireSession: session.expire,
  sessionState: () => ({ status: 'signed-out' }),
}))

const at = '2026-11-20T08:00:00.000Z'
const { manifest } = loadCatalogue('catalogue')
const statusNow = () => useRun.getState().status

beforeEach(() => {
  session.token = 'old'
  session.expire.mockClear()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) =>
    headers.Authorization === 'Bearer new'
      ? Response.json({ content: 'A card', writer: 'draft' })
      : Response.json({ error: 'Please sign in.', code: 'no-token' }, { status: 401 }),
  )
  useCatalogue.setState({ status: 'loaded', manifest }, true)
  useEditor.setState({
    pageId: 'one',
    draft: addNew(createDraft(at), 'HBR001', at),
    history: emptyHistory,
  })
  useSaving.setState({ status: 'saved' }, true)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a sign-in that the server refused ends, and its person is asked to sign in again', async () => {
  generate('missing')
  await vi.waitFor(() => expect(statusNow()).toBe('paused'))
  await signInAgain(resume)
  expect(session.expire).toHaveBeenCalledOnce()
})

test('who is signed in anew in another tab goes on at once', async () => {
  generate('missing')
  await vi.waitFor(() => expect(statusNow()).toBe('paused'))
  session.token = 'new'
  await signInAgain(resume)
  await vi.waitFor(() => expect(statusNow()).toBe('done'))
  expect(session.expire).not.toHaveBeenCalled()
})

test('a run that cannot begin, as its page cannot be saved, says why', async () => {
  useSaving.setState({ status: 'refused', reason: 'deleted-elsewhere' }, true)
  generate('missing')
  await vi.waitFor(() => expect(useRun.getState()).toMatchObject({ status: 'paused', reason: 'conflict' }))
  expect(usePanels.getState().open).toBe('progress')
})

test.each([
  ['its page is left', () => useEditor.setState({ pageId: 'two' })],
  ['the run goes on', () => resume()],
  ['the brief, which offers the same, opens', () => openPanel('brief')],
])('the offer to go on with a run stands until %s', async (_, act) => {
  useToasts.setState({ toasts: [] })
  generate('missing')
  await vi.waitFor(() => expect(statusNow()).toBe('paused'))
  offerRun({ completed: 2, total: 5 })
  expect(useToasts.getState().toasts).toMatchObject([{ text: texts.offer(2, 5) }])
  openPanel('export')
  expect(useToasts.getState().toasts).toHaveLength(1)
  act()
  expect(useToasts.getState().toasts).toEqual([])
  await vi.waitFor(() => expect(statusNow()).toBe('paused'))
})
