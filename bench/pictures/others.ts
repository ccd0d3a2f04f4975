/** What colleagues notice while photos are made anew, on the real server: lists, questions for what is new, saves. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#store/database/open-database.ts'
import { savePage } from '#store/pages/save-page.ts'
import { send } from '../../scripts/replicas/send.ts'
import { signIn } from '../../scripts/replicas/sign-in.ts'
import { printTable, quantile } from '../measure.ts'
import { startServer } from '../server.ts'
import { everyComponent } from '../team/every-component.ts'

const photosInAll = 6
const pagesInAll = 200
/** Twelve calls a second for what the team keeps, by two accounts and from many addresses: what their limits let through. */
const everyMilliseconds = 50
const colleagues = ['marketing', 'brand'] as const

type Kind = { name: string; ask: (turn: number) => Promise<number> }

const draft = everyComponent()
const pageIdOf = (count: number) => count.toString(16).padStart(16, '0')

/** Prints what each of them took; false when the limit was missed, or one was not answered. */
export async function measureOthers(photo: Uint8Array, limit: number): Promise<boolean> {
  const data = mkdtempSync(join(tmpdir(), 'bench-others-'))
  await fillPages(data)
  const server = await startServer('.', { DATA_DIR: data })
  const floor = fork(join(import.meta.dirname, '../load/floor.ts'))
  const [bare] = (await once(floor, 'message')) as [string]
  try {
    const kinds = await listKinds(server.url, data, bare)
    for (const { name, ask } of kinds) {
      const status = await ask(0)
      if (status !== 200) throw new Error(`${name} was answered with ${status}`)
    }
    return print(await askMeanwhile(kinds, await uploader(server.url, data, photo)), limit)
  } finally {
    server.stop()
    floor.disconnect()
    await once(server.process, 'exit')
    rmSync(data, { recursive: true, force: true })
  }
}

/** Times by name while all photos are made, one after the other; what was not answered with 200 has none. */
async function askMeanwhile(kinds: readonly Kind[], upload: () => Promise<number>) {
  const times = new Map(kinds.map(({ name }) => [name, [] as number[]]))
  let isOver = false
  const asked: Promise<void>[] = []

  async function note({ name, ask }: Kind, turn: number) {
    const start = performance.now()
    const status = await ask(turn).catch(() => 0)
    times.get(name)?.push(status === 200 ? performance.now() - start : Number.NaN)
  }
  async function askOn() {
    for (let turn = 1; !isOver; turn++) {
      const kind = kinds[turn % kinds.length]
      if (kind) asked.push(note(kind, turn))
      await wait(everyMilliseconds)
    }
  }

  await upload()
  const asking = askOn()
  for (let count = 0; count < photosInAll; count++) {
    const status = await upload()
    if (status !== 200) throw new Error(`The photo was answered with ${status}`)
  }
  isOver = true
  await asking
  await Promise.all(asked)
  return times
}

function print(times: ReadonlyMap<string, readonly number[]>, limit: number): boolean {
  const all = [...times].filter(([name]) => name !== bareName).flatMap(([, each]) => each)
  const show = (each: readonly number[], share: number) => `${quantile(each, share).toFixed(0)} ms`
  const row = (name: string, each: readonly number[]) => [
    name,
    String(each.length),
    show(each, 0.5),
    show(each, 0.99),
    `${Math.max(...each).toFixed(0)} ms`,
  ]
  printTable([
    [`others while ${photosInAll} photos of 24 megapixels are made`, 'asked', 'median', 'p99', 'worst'],
    ...[...times].map(([name, each]) => row(name, each)),
    row('all but the bare route', all),
  ])
  const isMet = all.every((time) => !Number.isNaN(time)) && quantile(all, 0.99) < limit
  console.log(`\np99 wanted: under ${limit} ms: ${isMet ? 'yes' : 'NO'}`)
  return isMet
}

const bareName = 'a bare Fastify route'

async function listKinds(origin: string, data: string, bare: string): Promise<Kind[]> {
  const tokens = await Promise.all(colleagues.map((user) => signIn(data, origin, user)))
  let caller = 0
  const call = async (turn: number, method: string, path: string, body?: object) =>
    await send(`${origin}${path}`, {
      method,
      from: `127.0.0.${10 + (caller++ % 100)}`,
      headers: {
        authorization: `Bearer ${tokens[turn % tokens.length]}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const { cursor } = JSON.parse((await call(0, 'POST', '/api/changes', {})).text)
  let saved = 0

  /** Each page is saved twice at most while it is asked, so that none waits for the one before. */
  async function save(turn: number) {
    const [round, page] = [Math.floor(saved / pagesInAll), saved % pagesInAll]
    saved++
    const answer = await call(turn, 'PUT', `/api/pages/${pageIdOf(page)}`, {
      changeId: `change-${saved.toString().padStart(12, '0')}`,
      baseRevision: round + 1,
      draft: { ...draft, displayName: `Page ${saved}` },
    })
    return answer.status
  }

  return [
    { name: bareName, ask: async () => (await send(bare, { method: 'GET' })).status },
    { name: '/healthz', ask: async () => (await send(`${origin}/healthz`, { method: 'GET' })).status },
    {
      name: `a list of ${pagesInAll} pages`,
      ask: async (turn) => (await call(turn, 'GET', '/api/pages')).status,
    },
    {
      name: 'a question for what is new',
      ask: async (turn) => {
        const asked = { since: cursor, tab: 'bench', pageId: pageIdOf(turn % pagesInAll) }
        return (await call(turn, 'POST', '/api/changes', asked)).status
      },
    },
    { name: `a save of ${draft.layout.components.length} components`, ask: save },
  ]
}

async function uploader(origin: string, data: string, photo: Uint8Array) {
  const token = await signIn(data, origin, 'digital')
  return async () => {
    const form = new FormData()
    form.append('picture', new Blob([new Uint8Array(photo)]), 'photo.jpg')
    const headers = { authorization: `Bearer ${token}` }
    return (await send(`${origin}/api/pictures`, { headers, body: form })).status
  }
}

async function fillPages(dataDirectory: string) {
  const at = new Date().toISOString()
  const opened = await openDatabase({
    dataDirectory,
    databaseUrl: undefined,
    at,
    onStep: () => undefined,
    onTrouble: console.error,
  })
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
  const store = { database: opened.value, mostBytes: 1_000_000_000 }
  for (let page = 0; page < pagesInAll; page++) {
    const change = { changeId: `change-first-${page}`, baseRevision: 0, draft }
    const saved = await savePage(store, { by: 'digital', at }, { pageId: pageIdOf(page), ...change })
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal))
  }
  await opened.value.close()
}
