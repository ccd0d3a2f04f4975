import 'fake-indexeddb/auto'
import { array, assert, asyncProperty, constantFrom, integer, nat, oneof, option, record } from 'fast-check'
import { expect, test } from 'vitest'
import { defaultLocale } from '#base/locale.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import { type Draft, draftSchema } from '#content/draft/draft.ts'
import { followStructure } from '#content/draft/faces/follow-structure.ts'
import { isSamePage, showFace } from '#content/draft/faces/show-face.ts'
import { emptyHistory } from '#content/draft/history.ts'
import type { OpenConflict } from '#content/draft/merge/conflict.ts'
import { type Choice, settleConflict } from '#content/draft/merge/settle.ts'
import { stillOpen } from '#content/draft/merge/take-in.ts'
import { askChanges } from '#store/changes/ask-changes.ts'
import { StoreAway } from '#store/database/database.ts'
import { deletePage, restorePage } from '#store/pages/delete-page.ts'
import { listPages, readPage } from '#store/pages/read-pages.ts'
import { savePage } from '#store/pages/save-page.ts'
import type { Store } from '#store/store.ts'
import type { Refusal } from '#team/refusal.ts'
import type { TeamFailure } from '../../src/web/api/call-team.ts'
import * as browser from '../../src/web/drafts/draft-storage.ts'
import { changeShared, findShared } from '../../src/web/drafts/shared-pages.ts'
import type { PageCalls } from '../../src/web/team/page-calls.ts'
import { storedSource } from '../../src/web/team/page-source.ts'
import { syncPage } from '../../src/web/team/sync-page.ts'
import {
  applyEdit,
  countWords,
  type Edit,
  edit,
  forgetWords,
  standing,
  startingPage,
} from '../random-edits.ts'
import { type Engine, openStore } from './engine.ts'

/** As many as are said of it; before work is said to be done, and on every change a few. */
const runs = process.env.MANY_ROUNDS ? 1000 : 20

const users = ['sara', 'omar', 'lina'] as const

/** Where the connection breaks: on the way there, before what was written is committed, or on the way back. */
const cut = record({ call: nat(1), where: constantFrom('there', 'within', 'back') })
type Cut = { call: number; where: 'there' | 'within' | 'back' }

const step = record({
  person: nat(2),
  does: oneof(
    { weight: 5, arbitrary: edit },
    { weight: 4, arbitrary: constantFrom('sync', 'all-at-once', 'settle') },
    { weight: 1, arbitrary: constantFrom('delete', 'bring-back') },
  ),
  cut: option(cut, { freq: 3 }),
})

/** What people do at once in browsers of their own, with the very code of the screens, and what the store makes of it. */
export function togetherContract(engine: Engine) {
  test(`${runs} times two or three people change a page while connections break: all end with one, and no word that the store had is gone unseen`, async () => {
    const store = await openStore(engine, 10_000_000_000)
    let count = 0
    await assert(
      asyncProperty(
        array(step, { minLength: 10, maxLength: 30 }),
        integer({ min: 2, max: 3 }),
        async (steps, size) => {
          forgetWords()
          const page = createPage(store, (++count).toString(16).padStart(16, '0'))
          const people = await page.open(users.slice(0, size))
          for (const { person, does, cut } of steps) {
            const who = people[person % people.length]
            if (typeof does === 'object') await who?.edit(does)
            else if (does === 'settle') await who?.settle(person % 2 === 0 ? 'mine' : 'theirs')
            else if (does === 'delete') await who?.remove()
            else if (does === 'bring-back') await who?.bringBack()
            else if (does === 'sync') await who?.sync(cut)
            else await Promise.all(people.map((each) => each.sync(cut)))
          }
          for (let round = 0; round < 8 && !(await page.areSame(people)); round++) {
            for (const who of people) {
              await who.bringBack()
              while (await who.settle(round % 2 === 0 ? 'mine' : 'theirs')) {}
              await who.sync(null)
            }
          }
          const all = await Promise.all([...people.map((who) => who.draft()), page.draft()])
          // The face in front is each one's own.
          const [one, ...others] = all.map((draft) => draft && showFace(draft, defaultLocale))
          for (const other of others) expect(other).toEqual(one)
          expect(draftSchema.safeParse(one).error).toBeUndefined()
          expect(page.goneUnseen(countWords([standing(one)]))).toEqual([])
        },
      ),
      { numRuns: runs },
    )
  }, 1_200_000)
}

/** A page of the team, and what became of the words on it. */
function createPage(store: Store, pageId: string) {
  /** Words of drafts that were saved. */
  const saved = new Set<string>()
  /** Words that were taken away by somebody who saw them. */
  const letGo = new Set<string>()

  function note(before: readonly unknown[], after: readonly unknown[]) {
    const left = countWords([standing(after)])
    for (const [word, count] of countWords([standing(before)])) {
      if ((left.get(word) ?? 0) < count) letGo.add(word)
    }
  }

  async function draft(): Promise<Draft | undefined> {
    const page = await readPage(store, { user: 'sara', pageId })
    return page.ok ? draftSchema.parse(page.value.draft) : undefined
  }

  return {
    draft,
    async areSame(people: readonly Person[]): Promise<boolean> {
      const stored = await draft()
      const drafts = await Promise.all(people.map((who) => who.draft()))
      return stored !== undefined && drafts.every((each) => each && isSamePage(each, stored))
    },
    goneUnseen: (left: ReadonlyMap<string, number>) =>
      [...saved].filter((word) => !left.has(word) && !letGo.has(word)),
    /** The first of them made it, and the others have opened it. */
    async open(names: readonly string[]): Promise<Person[]> {
      const start = startingPage()
      const people = names.map((user) =>
        createPerson({ user, pageId }, { store, note, onSaved: (sent) => addWords(saved, sent) }),
      )
      for (const [index, who] of people.entries()) {
        await who.begin(start, index === 0 ? 0 : 1)
        if (index === 0) await who.sync(null)
      }
      return people
    },
  }
}

function addWords(words: Set<string>, draft: unknown) {
  for (const word of countWords([standing(draft)]).keys()) words.add(word)
}

type Person = ReturnType<typeof createPerson>

type Surroundings = {
  store: Store
  note: (before: readonly unknown[], after: readonly unknown[]) => void
  onSaved: (draft: unknown) => void
}

/** One at work, in storage of their own. */
function createPerson(key: { user: string; pageId: string }, { store, note, onSaved }: Surroundings) {
  let minute = 0
  const at = () => new Date(Date.UTC(2026, 10, 23, 8, minute++)).toISOString()
  let cursor: string | undefined
  /** What this browser was last told of the page. */
  let newest = 0

  /** Nothing where it is deleted in this browser. */
  async function load() {
    const page = await browser.loadPage(key)
    if (!page.ok && page.refusal !== 'deleted') throw new Error(page.refusal)
    return page.ok ? page.value : undefined
  }

  /** Whoever does it sees what goes with it. */
  async function becomes(
    { draft, history, known, revision }: browser.StoredPage,
    next: Draft,
    conflicts: readonly OpenConflict[],
    left: readonly OpenConflict[],
  ) {
    note([draft, conflicts], [next, stillOpen(left, next)])
    const stored = await browser.savePage(key, { page: { draft: next, history }, revision, known, at: at() })
    if (!stored.ok) throw new Error(stored.refusal)
    await changeShared(key, (shared) => ({ shared: { ...shared, conflicts: [...left] } }))
  }

  const conflictsNow = async () => (await findShared(key))?.conflicts ?? []

  async function hasNews(calls: ReturnType<typeof createCalls>): Promise<boolean> {
    const answer = await calls.ask(cursor)
    if (answer.ok) {
      cursor = answer.value.cursor
      newest = answer.value.pages.find(({ pageId }) => pageId === key.pageId)?.revision ?? newest
    }
    return newest > ((await findShared(key))?.revision ?? 0)
  }

  return {
    draft: async () => (await load())?.draft,
    async begin(draft: Draft, revision: number) {
      const shared = { pageId: key.pageId, revision, conflicts: [] }
      await browser.savePage(key, {
        page: { draft, history: emptyHistory },
        revision: 0,
        known: [],
        at: at(),
        shared: (localRevision) => ({
          shared: { ...shared, localRevision: revision === 0 ? 0 : localRevision },
          ...(revision > 0 && { base: draft }),
        }),
      })
    },
    async edit(what: Edit) {
      const page = await load()
      const conflicts = await conflictsNow()
      if (page) await becomes(page, applyEdit(page.draft, what), conflicts, conflicts)
    },
    /** False: nothing is to be decided. */
    async settle(choice: Choice): Promise<boolean> {
      const page = await load()
      const conflicts = page ? stillOpen(await conflictsNow(), page.draft) : []
      const [first, ...rest] = conflicts
      if (!page || !first) return false
      const settled = settleConflict(page.draft, first.conflict, choice)
      await becomes(page, followStructure(page.draft, settled, undefined), conflicts, rest)
      return true
    },
    async remove() {
      if (await load()) await browser.deletePage(key, at())
    },
    /** From the deleted ones, or where it is said that somebody deleted it for all. */
    async bringBack() {
      if (!(await load())) await browser.restorePage(key)
      await changeShared(key, ({ deleted, ...shared }) =>
        deleted ? { shared: { ...shared, deleted: { at: deleted.at } } } : undefined,
      )
    },
    async sync(cut: Cut | null) {
      const calls = createCalls(store, { user: key.user, at: at(), cut, onSaved })
      await syncPage(key, {
        source: storedSource(key),
        calls,
        hasNews: await hasNews(calls),
        onCameIn: () => undefined,
        onKept: () => undefined,
        now: () => 0,
      })
    },
  }
}

type Wire = { user: string; at: string; cut: Cut | null; onSaved: (draft: unknown) => void }

/** The calls of a browser, to the store itself; one of them may be cut. */
function createCalls(store: Store, { user, at, cut, onSaved }: Wire) {
  const deed = { by: user, at }
  let count = 0

  async function reach<Value>(perform: (store: Store) => Promise<Result<Value, Refusal>>) {
    const where = count++ === cut?.call ? cut.where : undefined
    if (where === 'there') return away
    try {
      const answer = await perform(where === 'within' ? breaking(store) : store)
      return where === 'back' ? away : answered(answer)
    } catch (error) {
      if (error instanceof StoreAway) return away
      throw error
    }
  }

  const calls: PageCalls = {
    sendPage: ({ pageId }, body) =>
      reach(async (store) => {
        const saved = await savePage(store, deed, { pageId, ...body })
        if (saved.ok) onSaved(body.draft)
        return saved
      }),
    fetchPage: ({ pageId }) => reach((store) => readPage(store, { user, pageId })),
    sendDeletion: ({ pageId }, baseRevision) =>
      reach((store) => deletePage(store, deed, { pageId, baseRevision })),
    sendReturn: ({ pageId }) => reach((store) => restorePage(store, deed, { pageId })),
  }
  return {
    ...calls,
    ask: (since: string | undefined) =>
      reach(async (store) =>
        accept(
          since === undefined
            ? await listPages(store, { user, deleted: 'no' })
            : await askChanges(store, deed, { since }),
        ),
      ),
  }
}

const away = refuse({ reason: 'away' } as const)

/** As it is read out of JSON. */
function answered<Value>(answer: Result<Value, Refusal>): Result<Value, TeamFailure> {
  if (answer.ok) return accept(JSON.parse(JSON.stringify(answer.value)))
  const { refusal } = answer
  const { code } = refusal
  const current = 'current' in refusal ? refusal.current : {}
  return refuse({ reason: 'refused', code, body: { error: code, code, ...structuredClone(current) } })
}

/** Its connection breaks when all is written and nothing is committed. */
function breaking(store: Store): Store {
  const { database } = store
  return {
    ...store,
    database: {
      ...database,
      transact: (work) =>
        database.transact(async (sql) => {
          await work(sql)
          throw new StoreAway('the connection broke')
        }),
    },
  }
}
