import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { accept, refuse } from '#base/result.ts'
import type { MemoryPair } from '#pairs/memory/memory-pair.ts'
import { limits } from '#team/limits.ts'
import type { TeamRecord } from '#team/record.ts'
import type { RecordCalls } from '../team/record-calls.ts'
import { memoryKind, termKind } from './collections.ts'
import { createCollection } from './create-collection.ts'

const session = vi.hoisted(() => ({ token: 'v1|host|marketing|' as string | undefined }))
vi.mock('../session/current-token.ts', () => ({ currentToken: () => session.token }))

/** The server's compare-and-set, in memory. */
function createTeam() {
  const records = new Map<string, TeamRecord>()
  const team = {
    isAway: false,
    /** Called before each save: what others do at that moment. */
    meanwhile: () => {},
    saved: 0,
    records,
    calls: {
      fetchRecords: async () =>
        team.isAway ? refuse({ reason: 'away' }) : accept({ cursor: 'c', records: [...records.values()] }),
      fetchRecord: async ({ recordId }) => {
        const record = records.get(recordId)
        return record ? accept(record) : refuse({ reason: 'away' })
      },
      sendRecord: async ({ kind, recordId, user }, { baseRevision, value }) => {
        team.meanwhile()
        if (team.isAway) return refuse({ reason: 'away' })
        const current = records.get(recordId)
        if (!current && baseRevision > 0) return refuse({ reason: 'refused', code: 'unknown', body: {} })
        if ((current?.revision ?? 0) !== baseRevision)
          return refuse({
            reason: 'refused',
            code: 'changed',
            body: { ...current, error: 'Changed', code: 'changed' },
          })
        expect(JSON.stringify(value).length).toBeLessThan(limits.recordBytes)
        const saved = { revision: baseRevision + 1, at: '2026-11-20T08:00:00.000Z' }
        records.set(recordId, { kind, recordId, by: user, isDeleted: false, value, ...saved })
        team.saved += 1
        return accept(saved)
      },
    } satisfies RecordCalls,
  }
  return team
}

let count = 0
const newUser = () => `user-${++count}`
const pair = (english: string, arabic: string): MemoryPair => ({
  type: 'text',
  texts: { 'en-AE': english, 'ar-AE': arabic },
})
/** Another tab, or the same one loaded anew. */
const open = async (team: ReturnType<typeof createTeam>, user: string) => {
  const memory = createCollection(memoryKind, team.calls)
  await memory.load(user)
  return memory
}
const said = (memory: Awaited<ReturnType<typeof open>>) =>
  memory.useCollection
    .getState()
    .entries.map(({ texts }) => texts['ar-AE'])
    .toSorted()
const waiting = (memory: Awaited<ReturnType<typeof open>>) => memory.useCollection.getState().waiting

beforeEach(() => {
  session.token = 'v1|host|marketing|'
})

test('what one puts the others have, and what one drops is gone for them', async () => {
  const team = createTeam()
  const mine = await open(team, newUser())
  mine.put([pair('Apply now', 'قدّم الآن'), pair('Read more', 'اقرأ المزيد')])
  expect(said(mine)).toHaveLength(2)
  await mine.send()
  expect(waiting(mine)).toBe(0)
  const theirs = await open(team, newUser())
  expect(said(theirs)).toEqual(['اقرأ المزيد', 'قدّم الآن'])
  theirs.drop([pair('Apply now', 'قدّم الآن')])
  await theirs.send()
  await mine.hear([...team.records.values()])
  expect(said(mine)).toEqual(['اقرأ المزيد'])
})

test('two who put something on one shelf at the same moment lose nothing', async () => {
  const team = createTeam()
  const terms = (id: string) => ({
    id,
    kind: 'word' as const,
    wordings: [{ locale: 'en-AE' as const, text: id, status: 'preferred' as const }],
  })
  const shelf = termKind.shelfOf(terms('fee'))
  const other = Array.from({ length: 500 }, (_, index) => `t${index}`).find(
    (id) => termKind.shelfOf(terms(id)) === shelf,
  )
  const mine = createCollection(termKind, team.calls)
  await mine.load(newUser())
  let isFirst = true
  team.meanwhile = () => {
    if (!isFirst) return
    isFirst = false
    const value = { terms: [terms(other ?? '')] }
    const at = '2026-11-20T08:00:00.000Z'
    team.records.set(shelf, {
      kind: 'terms',
      recordId: shelf,
      by: 'brand',
      isDeleted: false,
      value,
      revision: 1,
      at,
    })
  }
  mine.put([terms('fee')])
  await mine.send()
  expect(team.records.get(shelf)?.value).toEqual({ terms: [terms(other ?? ''), terms('fee')] })
  expect(mine.useCollection.getState()).toMatchObject({ waiting: 0, failure: undefined })
})

test('while the server is away it is kept here, counts here, and goes there later', async () => {
  const team = createTeam()
  const user = newUser()
  team.isAway = true
  const mine = await open(team, user)
  mine.put([pair('Apply now', 'قدّم الآن')])
  await mine.send()
  expect(mine.useCollection.getState()).toMatchObject({ waiting: 1, failure: { reason: 'away' } })
  const again = await open(team, user)
  expect([said(again), waiting(again)]).toEqual([['قدّم الآن'], 1])
  team.isAway = false
  const later = await open(team, user)
  expect([said(later), waiting(later), team.records.size]).toEqual([['قدّم الآن'], 0, 1])
})

test('without a sign-in that the server knows, this browser alone has it', async () => {
  const team = createTeam()
  const user = newUser()
  session.token = undefined
  const mine = await open(team, user)
  mine.put([pair('Apply now', 'قدّم الآن')])
  await mine.send()
  expect(team.records.size).toBe(0)
  expect(said(await open(team, user))).toEqual(['قدّم الآن'])
  expect(said(await open(team, newUser()))).toEqual([])
})

test('what the team last had is there while the server is away', async () => {
  const team = createTeam()
  const user = newUser()
  const mine = await open(team, user)
  mine.put([pair('Apply now', 'قدّم الآن')])
  await mine.send()
  team.isAway = true
  expect(said(await open(team, user))).toEqual(['قدّم الآن'])
})

test('a list that was asked for before a save takes nothing back of it', async () => {
  const team = createTeam()
  const mine = await open(team, newUser())
  mine.put([pair('Read more', 'اقرأ المزيد')])
  await mine.send()
  const { fetchRecords } = team.calls
  let answer = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  team.calls.fetchRecords = async (kind) => {
    const list = await fetchRecords(kind)
    await late
    return list
  }
  const reading = mine.load([...team.records.values()][0]?.by ?? '')
  mine.put([pair('Read more', 'المزيد'), pair('Apply now', 'قدّم الآن')])
  await mine.send()
  answer()
  await reading
  expect(said(mine)).toEqual(['المزيد', 'قدّم الآن'].toSorted())
})

test('what one user waits for holds back nothing of the next one', async () => {
  const team = createTeam()
  const mine = await open(team, newUser())
  const { sendRecord } = team.calls
  let answer = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  team.calls.sendRecord = async (named, body) => {
    if (named.user === first) await late
    return await sendRecord(named, body)
  }
  const first = `user-${count}`
  mine.put([pair('Read more', 'اقرأ المزيد')])
  const next = newUser()
  await mine.load(next)
  mine.put([pair('Apply now', 'قدّم الآن')])
  await mine.send()
  expect([said(mine), waiting(mine)]).toEqual([['قدّم الآن'], 0])
  answer()
})

test('a thousand pairs go there shelf by shelf, each once', async () => {
  const team = createTeam()
  const mine = await open(team, newUser())
  mine.put(Array.from({ length: 1000 }, (_, index) => pair(`Text ${index}`, `نص ${index}`)))
  const { entries } = mine.useCollection.getState()
  await mine.send()
  // Nothing that shows them is drawn anew for that.
  expect(mine.useCollection.getState().entries).toBe(entries)
  expect(waiting(mine)).toBe(0)
  expect(team.saved).toBe(team.records.size)
  expect(said(await open(team, newUser()))).toHaveLength(1000)
})

test('a full shelf of terms takes nothing more, and says so', async () => {
  const team = createTeam()
  const mine = createCollection(termKind, team.calls)
  await mine.load(newUser())
  const term = (id: string) => ({
    id,
    kind: 'word' as const,
    note: 'n'.repeat(1000),
    wordings: [{ locale: 'en-AE' as const, text: id, status: 'preferred' as const }],
  })
  const many = Array.from({ length: 4000 }, (_, index) => term(`t${index}`))
  expect(mine.put(many)).toBe(false)
  expect(mine.useCollection.getState()).toMatchObject({ entries: [], waiting: 0 })
  expect(mine.put(many.slice(0, 100))).toBe(true)
})

test('a shelf that a newer release wrote is left as it is', async () => {
  const team = createTeam()
  const id = memoryKind.shelfOf(pair('Apply now', 'قدّم الآن'))
  const value = { pairs: [], since: 'tomorrow' }
  const at = '2026-11-20T08:00:00.000Z'
  team.records.set(id, {
    kind: 'memory',
    recordId: id,
    by: 'brand',
    isDeleted: false,
    value,
    revision: 4,
    at,
  })
  const mine = await open(team, newUser())
  expect(mine.put([pair('Apply now', 'قدّم الآن')])).toBe(false)
  await mine.send()
  expect(team.records.get(id)?.value).toEqual(value)
})

test('one shelf that is not taken holds back no other', async () => {
  const team = createTeam()
  const mine = await open(team, newUser())
  const [one, other] = [pair('Apply now', 'قدّم الآن'), pair('Read more', 'اقرأ المزيد')]
  expect(memoryKind.shelfOf(one)).not.toBe(memoryKind.shelfOf(other))
  const { sendRecord } = team.calls
  team.calls.sendRecord = async (named, body) =>
    named.recordId === memoryKind.shelfOf(one)
      ? refuse({ reason: 'refused', code: 'full', body: {} })
      : await sendRecord(named, body)
  mine.put([one, other])
  await mine.send()
  expect(mine.useCollection.getState()).toMatchObject({ waiting: 1, failure: { reason: 'refused' } })
  expect([...team.records.keys()]).toEqual([memoryKind.shelfOf(other)])
})

test('the team is asked once, and again as long as it did not answer', async () => {
  const team = createTeam()
  const user = newUser()
  let asked = 0
  const { fetchRecords } = team.calls
  team.calls.fetchRecords = async (kind) => {
    asked += 1
    return await fetchRecords(kind)
  }
  team.isAway = true
  const mine = createCollection(memoryKind, team.calls)
  await mine.ready(user)
  team.isAway = false
  await mine.ready(user)
  mine.put([pair('Apply now', 'قدّم الآن')])
  team.isAway = true
  await mine.send()
  team.isAway = false
  await mine.ready(user)
  expect(asked).toBe(2)
  expect(waiting(mine)).toBe(0)
})

test('a server that was taken back to a backup gets what is put from then on', async () => {
  const team = createTeam()
  const mine = await open(team, newUser())
  mine.put([pair('Apply now', 'قدّم الآن')])
  await mine.send()
  team.records.clear()
  mine.put([pair('Apply now', 'قدّم طلبك')])
  await mine.send()
  expect(waiting(mine)).toBe(0)
  expect(said(await open(team, newUser()))).toEqual(['قدّم طلبك'])
})
