import { array, assert, constantFrom, nat, oneof, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { defaultLocale } from '#base/locale.ts'
import {
  applyEdit,
  countWords,
  type Edit,
  edit,
  forgetWords,
  standing,
  startingPage,
  word,
} from '../../../../test/random-edits.ts'
import { type Draft, draftSchema } from '../draft.ts'
import * as operations from '../draft-operations.ts'
import { followStructure } from '../faces/follow-structure.ts'
import { isSamePage, showFace } from '../faces/show-face.ts'
import { emptyHistory } from '../history.ts'
import type { OpenConflict } from './conflict.ts'
import { mergeDrafts } from './merge-drafts.ts'
import { type Choice, settleConflict } from './settle.ts'
import { type SharedPage, stillOpen, takeIn } from './take-in.ts'

const step = record({
  person: nat(2),
  /** `cut`: the answer of the server does not arrive. */
  does: oneof(
    { weight: 5, arbitrary: edit },
    {
      weight: 4,
      arbitrary: constantFrom('send' as const, 'send-cut' as const, 'look' as const, 'settle' as const),
    },
  ),
})

type Change = { changeId: string; baseRevision: number; draft: Draft }

function createServer(draft: Draft) {
  const answers = new Map<string, number>()
  let stored = { revision: 1, draft }
  return {
    look: () => stored,
    save({ changeId, baseRevision, draft: sent }: Change): number | undefined {
      const known = answers.get(changeId)
      if (known !== undefined) return known
      if (baseRevision !== stored.revision) return undefined
      stored = { revision: baseRevision + 1, draft: structuredClone(sent) }
      answers.set(changeId, stored.revision)
      return stored.revision
    },
  }
}

type Server = ReturnType<typeof createServer>

/** One at work: what a browser does, without the browser. */
function createPerson(server: Server) {
  const start = server.look()
  let { revision } = start
  let page: SharedPage = { base: start.draft, draft: start.draft, history: emptyHistory, conflicts: [] }
  let change: Change | undefined

  function comeIn() {
    const stored = server.look()
    if (stored.revision === revision) return
    const taken = takeIn(page, { draft: stored.draft, by: 'sara', at: '' })
    expect(
      missing([page.draft, stored.draft, page.conflicts], [taken.page.draft, taken.page.conflicts]),
    ).toEqual([])
    page = taken.page
    revision = stored.revision
  }

  /** Whoever did it saw what went with it. */
  function becomes(draft: Draft, conflicts: readonly OpenConflict[]) {
    const next = { ...page, draft, conflicts: stillOpen(conflicts, draft) }
    letGo([page.draft, page.conflicts], [next.draft, next.conflicts])
    page = next
  }

  return {
    page: () => page,
    edit: (what: Edit) => becomes(applyEdit(page.draft, what), page.conflicts),
    send(isCut: boolean) {
      if (page.conflicts.length > 0 && !change) return
      change ??= { changeId: word(), baseRevision: revision, draft: page.draft }
      const saved = server.save(change)
      if (isCut) return
      const { draft: sent } = change
      change = undefined
      if (saved === undefined) return comeIn()
      page = { ...page, base: sent }
      revision = saved
    },
    look() {
      if (!change) comeIn()
    },
    settle(choice: Choice) {
      const [first, ...rest] = page.conflicts
      if (!first) return
      const settled = settleConflict(page.draft, first.conflict, choice)
      becomes(followStructure(page.draft, settled, undefined), rest)
    },
  }
}

/** Words that somebody took away who saw them. */
let seenGo = new Set<string>()

function expectOneStructure({ content, other }: Draft) {
  const idsOf = (face: Draft['content']) =>
    Object.fromEntries(Object.entries(face).map(([id, { items }]) => [id, items.map((item) => item.id)]))
  if (other) expect(idsOf(other.content)).toEqual(idsOf(content))
}

function letGo(before: readonly unknown[], after: readonly unknown[]) {
  // Of a word that stands twice somebody may take one away, and somebody else the other.
  const left = countWords(after)
  for (const [each, count] of countWords(before)) if ((left.get(each) ?? 0) < count) seenGo.add(each)
}

function missing(before: readonly unknown[], after: readonly unknown[]): string[] {
  const left = wordsIn(after)
  return [...wordsIn(before.map(standing))].filter((each) => !left.has(each) && !seenGo.has(each))
}

function wordsIn(values: readonly unknown[]): Set<string> {
  return new Set(countWords(values).keys())
}

test('one who did nothing to what the other did leaves it exactly as it is', () => {
  assert(
    property(array(edit, { maxLength: 20 }), (edits) => {
      const base = startingPage()
      const changed = edits.reduce(applyEdit, base)
      const published = (draft: Draft) => operations.setPicturesUrl(draft, 'https://bank.example')
      const merged = [
        mergeDrafts({ base, mine: changed, theirs: base }),
        mergeDrafts({ base, mine: base, theirs: changed }),
        mergeDrafts({ base, mine: changed, theirs: published(base) }),
        mergeDrafts({ base, mine: published(base), theirs: changed }),
        mergeDrafts({ base, mine: published(changed), theirs: structuredClone(changed) }),
      ]
      for (const { conflicts } of merged) expect(conflicts).toEqual([])
      const shown = (draft: Draft) => showFace(draft, base.layout.locale)
      const drafts = merged.map(({ draft }) => published(shown(draft)))
      for (const draft of drafts) expect(draft).toEqual(published(shown(changed)))
    }),
  )
})

test('however two or three people’s changes come in, all end with one page, and no word is gone that nobody let go', () => {
  assert(
    property(array(step, { minLength: 10, maxLength: 30 }), (steps) => {
      forgetWords()
      seenGo = new Set()
      const server = createServer(startingPage())
      const people = [createPerson(server), createPerson(server), createPerson(server)] as const
      for (const { person, does } of steps) {
        const who = people[person] ?? people[0]
        if (typeof does === 'object') who.edit(does)
        else if (does === 'settle') who.settle(person % 2 === 0 ? 'mine' : 'theirs')
        else if (does === 'look') who.look()
        else who.send(does === 'send-cut')
      }
      const isDone = () => people.every(({ page }) => isSamePage(page().draft, server.look().draft))
      for (let round = 0; round < 6 && !isDone(); round++) {
        for (const who of people) {
          who.send(false)
          who.look()
          while (who.page().conflicts.length > 0) who.settle(round % 2 === 0 ? 'mine' : 'theirs')
          who.send(false)
        }
      }
      const all = [...people.map(({ page }) => page().draft), server.look().draft]
      const [one, ...others] = all.map((draft) => showFace(draft, defaultLocale))
      for (const other of others) expect(other).toEqual(one)
      expect(draftSchema.safeParse(one).error).toBeUndefined()
      if (one) expectOneStructure(one)
    }),
    { numRuns: 500 },
  )
})
