import { array, assert, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  applyEdit,
  countWords,
  edit,
  forgetWords,
  startingPage,
  turn,
} from '../../../../test/random-edits.ts'
import { type Draft, draftSchema } from '../draft.ts'
import { emptyHistory, type History, recordChange, redoChange, undoChange } from '../history.ts'
import { isSamePage, showFace } from './show-face.ts'

const idsOf = (content: Draft['content']) =>
  Object.entries(content)
    .map(([id, { items }]) => [id, items.map((item) => item.id)])
    .sort()

function expectOneStructure({ content, layout, other }: Draft) {
  if (!other) return
  expect(idsOf(other.content)).toEqual(idsOf(content))
  expect(other.locale).not.toBe(layout.locale)
}

test('whatever is done to either face, both have the same sections and items in the same order; undo and redo lead through the very same pages', () => {
  assert(
    property(array(edit, { maxLength: 40 }), nat(1), (edits, seen) => {
      forgetWords()
      let draft = startingPage()
      let history: History = emptyHistory
      const drafts = [draft]
      for (const each of edits) {
        const next = applyEdit(draft, each)
        expectOneStructure(next)
        if (each.kind !== 'turn') {
          const recorded = recordChange(history, { type: 'edit' }, draft, next)
          if (recorded !== history) drafts.push(next)
          history = structuredClone(recorded)
        }
        draft = next
      }
      expect(draftSchema.safeParse(draft).error).toBeUndefined()
      for (const there of [...drafts.slice(0, -1)].reverse()) {
        const step = undoChange(seen === 1 ? turn(draft) : draft, history)
        expect(isSamePage(step?.draft ?? draft, there)).toBe(true)
        if (step?.change.face) expect(step.draft.layout.locale).toBe(step.change.face)
        ;({ draft, history } = step ?? { draft, history })
        expectOneStructure(draft)
      }
      expect(undoChange(draft, history)).toBeUndefined()
      for (const there of drafts.slice(1)) {
        const step = redoChange(seen === 1 ? turn(draft) : draft, history)
        expect(isSamePage(step?.draft ?? draft, there)).toBe(true)
        ;({ draft, history } = step ?? { draft, history })
      }
    }),
    { numRuns: 300 },
  )
})

test('turning a page to its other face and back is the same page, and changes none of its words', () => {
  assert(
    property(array(edit, { maxLength: 20 }), (edits) => {
      const draft = edits.reduce(applyEdit, startingPage())
      const turned = turn(draft)
      expect(turn(turned)).toBe(draft)
      expect(turn(structuredClone(turned))).toEqual(draft)
      expect([...countWords([turned])].sort()).toEqual([...countWords([draft])].sort())
      expect(draftSchema.safeParse(turned).error).toBeUndefined()
    }),
  )
})

test('what is written in one face never changes a text of the other', () => {
  assert(
    property(array(edit, { maxLength: 20 }), (edits) => {
      const start = applyEdit(applyEdit(startingPage(), { kind: 'write', at: 0, to: 0 }), {
        kind: 'add-face',
        at: 0,
        to: 0,
      })
      const behind = start.other?.locale ?? 'ar-AE'
      const quiet = edits.filter(({ kind }) => !['turn', 'remove', 'remove-item', 'add-face'].includes(kind))
      const written = applyEdit(showFace(start, behind), { kind: 'write', at: 0, to: 0 })
      const before = countWords([written.content])
      const after = quiet.reduce(applyEdit, turn(written))
      const left = countWords([after.other?.content])
      for (const each of before.keys()) expect(left.has(each)).toBe(true)
    }),
  )
})

test('a page of one language is turned to none, and has no other', () => {
  const draft = startingPage()
  expect(showFace(draft, 'ar-AE')).toBe(draft)
  expect(draft).not.toHaveProperty('other')
})
