import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { accept, refuse } from '#base/result.ts'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { renamePage, setPublicUrl } from '#content/draft/draft-operations.ts'
import { emptyHistory } from '#content/draft/history.ts'
import type { RefusalCode, SavePage } from '#team/save-page.ts'
import type { TeamFailure } from '../api/call-team.ts'
import type { PageKey } from '../drafts/database.ts'
import { deletePage, loadPage, restorePage, savePage } from '../drafts/draft-storage.ts'
import { changeShared, findShared } from '../drafts/shared-pages.ts'
import { storedSource } from './page-source.ts'
import { type CameIn, syncPage } from './sync-page.ts'

const at = '2026-11-20T08:00:00.000Z'
const page = addNew(createDraft(at), 'FAQ001', at)
let count = 0

/** A server with one page, and the ways to it being cut. */
function createServer() {
  const answers = new Map<string, number>()
  const server = {
    revision: 0,
    draft: page,
    by: 'omar',
    deleted: false,
    /** `before`: nothing arrives; `after`: the answer does not. */
    cut: undefined as 'before' | 'after' | undefined,
    saves: 0,
    sent: [] as string[],
  }
  const away: TeamFailure = { reason: 'away' }
  const refused = (code: RefusalCode) =>
    refuse({ reason: 'refused', code, body: { error: code, code, ...now() } } as const)
  const now = () => ({ revision: server.revision, by: server.by, at, draft: server.draft })

  function answer<Value>(value: () => Value): Value | ReturnType<typeof refuse<TeamFailure>> {
    const { cut } = server
    if (cut === 'before') return refuse(away)
    const given = value()
    return cut === 'after' ? refuse(away) : given
  }

  return {
    server,
    changes(draft: Draft) {
      Object.assign(server, { draft, revision: server.revision + 1, by: 'omar' })
    },
    calls: {
      sendPage: async (key: PageKey, { changeId, baseRevision, draft }: SavePage) =>
        answer(() => {
          server.sent.push(changeId)
          const known = answers.get(changeId)
          if (known !== undefined) return accept({ revision: known, at })
          if (server.deleted) return refused('deleted')
          if (baseRevision !== server.revision) return refused('changed')
          Object.assign(server, { draft, revision: baseRevision + 1, by: key.user, saves: server.saves + 1 })
          answers.set(changeId, server.revision)
          return accept({ revision: server.revision, at })
        }),
      fetchPage: async () => answer(() => (server.deleted ? refused('deleted') : accept(now() as never))),
      sendDeletion: async (_: PageKey, baseRevision: number) =>
        answer(() => {
          if (baseRevision !== server.revision) return refused('changed')
          Object.assign(server, { deleted: true, revision: baseRevision + 1 })
          return accept({ revision: server.revision, at })
        }),
      sendReturn: async () =>
        answer(() => {
          Object.assign(server, { deleted: false, revision: server.revision + 1 })
          return accept({ revision: server.revision, at })
        }),
    },
  }
}

/** A browser with a page that the team is to have. */
async function createBrowser({ calls }: ReturnType<typeof createServer>, draft = page) {
  const key = { user: 'sara', pageId: `page-${++count}` }
  const shared = { pageId: key.pageId, revision: 0, localRevision: 0, conflicts: [] }
  const first = { draft, history: emptyHistory }
  await savePage(key, { page: first, revision: 0, known: [], at, shared: () => ({ shared }) })
  const cameIn: CameIn[] = []
  const kept: string[] = []

  async function load() {
    const loaded = await loadPage(key)
    if (!loaded.ok) throw new Error(loaded.refusal)
    return loaded.value
  }

  return {
    key,
    cameIn,
    kept,
    load,
    async change(next: (draft: Draft) => Draft) {
      const { draft: before, history, known, revision } = await load()
      await savePage(key, { page: { draft: next(before), history }, revision, known, at })
    },
    sync: (hasNews = false, now = () => 0) =>
      syncPage(key, {
        source: storedSource(key),
        calls,
        hasNews,
        onCameIn: (each) => cameIn.push(each),
        onKept: () => kept.push(key.pageId),
        now,
      }),
  }
}

const named = (name: string) => (draft: Draft) => renamePage(draft, name)
const nameIn = ({ draft }: { draft: Draft }) => draft.layout.pageName

test('what was done is sent once, and nothing more until something else is done', async () => {
  const team = createServer()
  const sara = await createBrowser(team)
  expect(await sara.sync()).toBe('synced')
  expect(await sara.sync()).toBe('synced')
  await sara.change(named('gold'))
  expect(await sara.sync()).toBe('synced')
  expect(team.server).toMatchObject({ revision: 2, saves: 2, draft: { layout: { pageName: 'gold' } } })
})

test.each(['before', 'after'] as const)(
  'a connection that is cut %s the server has it loses and doubles nothing',
  async (cut) => {
    const team = createServer()
    const sara = await createBrowser(team)
    team.server.cut = cut
    expect(await sara.sync()).toBe('away')
    await sara.change(named('gold'))
    expect(await sara.sync()).toBe('away')
    team.server.cut = undefined
    expect(await sara.sync()).toBe('waiting')
    expect(await sara.sync()).toBe('synced')
    expect(new Set(team.server.sent).size).toBe(2)
    expect(team.server).toMatchObject({ revision: 2, saves: 2, draft: { layout: { pageName: 'gold' } } })
  },
)

test('what somebody else did comes in beside what was done here, and both are sent on', async () => {
  const team = createServer()
  const sara = await createBrowser(team)
  await sara.sync()
  team.changes(setPublicUrl(page, 'https://bank.example'))
  await sara.change(named('gold'))
  expect(await sara.sync()).toBe('waiting')
  expect(await sara.sync()).toBe('synced')
  expect(sara.cameIn).toMatchObject([
    { by: 'omar', differences: [{ kind: 'setting', setting: 'public-url' }] },
  ])
  expect(team.server.draft).toMatchObject({ publicUrl: 'https://bank.example', layout: { pageName: 'gold' } })
  expect((await sara.load()).draft).toEqual(team.server.draft)
})

test('news are fetched where nothing is to be sent, and nothing is sent for them', async () => {
  const team = createServer()
  const sara = await createBrowser(team)
  await sara.sync()
  team.changes(renamePage(page, 'silver'))
  expect(await sara.sync(true)).toBe('synced')
  expect(nameIn(await sara.load())).toBe('silver')
  expect(team.server.saves).toBe(1)
})

test('nothing is sent before what both changed is decided', async () => {
  const team = createServer()
  const sara = await createBrowser(team)
  await sara.sync()
  team.changes(renamePage(page, 'silver'))
  await sara.change(named('gold'))
  expect(await sara.sync()).toBe('asking')
  expect(await sara.sync()).toBe('asking')
  expect(nameIn(await sara.load())).toBe('gold')
  expect((await findShared(sara.key))?.conflicts).toMatchObject([
    { by: 'omar', conflict: { setting: 'name' } },
  ])
  expect(team.server.saves).toBe(1)
  await changeShared(sara.key, (shared) => ({ shared: { ...shared, conflicts: [] } }))
  expect(await sara.sync()).toBe('synced')
  expect(nameIn(team.server)).toBe('gold')
})

test('what one tab has begun to send another one leaves alone for a while', async () => {
  const team = createServer()
  const sara = await createBrowser(team)
  team.server.cut = 'before'
  await sara.sync()
  await changeShared(sara.key, (shared) => ({
    shared: {
      ...shared,
      ...(shared.sending && { sending: { ...shared.sending, tab: 'other', startedAt: 1 } }),
    },
  }))
  team.server.cut = undefined
  expect(await sara.sync(false, () => 2)).toBe('waiting')
  expect(team.server.saves).toBe(0)
  expect(await sara.sync(false, () => 60_000)).toBe('synced')
})

test('a page that is deleted here is deleted for all, and comes back for all', async () => {
  const team = createServer()
  const sara = await createBrowser(team)
  await sara.sync()
  await deletePage(sara.key, at)
  await sara.sync()
  expect(team.server.deleted).toBe(true)
  await restorePage(sara.key)
  await sara.sync()
  expect(team.server.deleted).toBe(false)
  expect(await sara.sync()).toBe('synced')
})

test('what somebody did to a page that they brought back first is there still when it is brought back here', async () => {
  const team = createServer()
  const sara = await createBrowser(team)
  await sara.sync()
  await deletePage(sara.key, at)
  await sara.sync()
  Object.assign(team.server, { deleted: false, revision: 3 })
  team.changes(renamePage(page, 'silver'))
  await restorePage(sara.key)
  expect(await sara.sync()).toBe('waiting')
  await sara.change((draft) => setPublicUrl(draft, 'https://bank.example'))
  expect(await sara.sync()).toBe('waiting')
  expect(await sara.sync()).toBe('synced')
  expect(team.server.draft).toMatchObject({
    publicUrl: 'https://bank.example',
    layout: { pageName: 'silver' },
  })
})

test('a page that somebody has just changed stays, though it was deleted here', async () => {
  const team = createServer()
  const sara = await createBrowser(team)
  await sara.sync()
  await deletePage(sara.key, at)
  team.changes(renamePage(page, 'silver'))
  expect(await sara.sync()).toBe('waiting')
  expect(sara.kept).toEqual([sara.key.pageId])
  expect(await sara.sync(true)).toBe('synced')
  expect(nameIn(await sara.load())).toBe('silver')
})

test('what was deleted while this browser was away is known as deleted, without a change of one’s own', async () => {
  const team = createServer()
  const sara = await createBrowser(team)
  await sara.sync()
  expect(await sara.sync()).toBe('synced')
  team.server.deleted = true
  expect(await sara.sync(true)).toBe('deleted')
  expect((await findShared(sara.key))?.deleted).toEqual({ by: 'sara', at })
  expect(await sara.sync(true)).toBe('deleted')
})

test('what was deleted by somebody else stays here as it is', async () => {
  const team = createServer()
  const sara = await createBrowser(team)
  await sara.sync()
  Object.assign(team.server, { deleted: true, by: 'omar' })
  await sara.change(named('gold'))
  expect(await sara.sync()).toBe('deleted')
  expect(await sara.sync()).toBe('deleted')
  expect((await findShared(sara.key))?.deleted).toEqual({ by: 'omar', at })
  expect(nameIn(await sara.load())).toBe('gold')
})

test('a page that nobody changed after the backup goes on with a server that was taken back to it', async () => {
  const team = createServer()
  const sara = await createBrowser(team)
  await sara.change(named('gold'))
  await sara.sync()
  Object.assign(team.server, { revision: team.server.revision + 1_000_000 })
  await sara.change(named('silver'))
  expect(await sara.sync()).toBe('waiting')
  expect(await sara.sync()).toBe('synced')
  expect(nameIn(team.server)).toBe('silver')
  expect(sara.cameIn).toEqual([])
})

test('what was done after the backup is neither sent nor merged, whatever the server’s numbers are', async () => {
  const team = createServer()
  const sara = await createBrowser(team)
  await sara.sync()
  await sara.change(named('gold'))
  await sara.sync()
  Object.assign(team.server, { revision: 1_000_001, draft: page })
  expect(await sara.sync(true)).toBe('set-back')
  expect(nameIn(await sara.load())).toBe('gold')
  expect(team.server.saves).toBe(2)
})

test('a server that was taken back to a backup gets nothing, and gives nothing', async () => {
  const team = createServer()
  const sara = await createBrowser(team)
  await sara.sync()
  await sara.change(named('gold'))
  await sara.sync()
  Object.assign(team.server, { revision: 1, draft: page })
  await sara.change(named('silver'))
  expect(await sara.sync()).toBe('set-back')
  expect(nameIn(await sara.load())).toBe('silver')
  expect(team.server.saves).toBe(2)
})
