import { expect, test } from 'vitest'
import { createDraft } from '#content/draft/draft.ts'
import { renamePage } from '#content/draft/draft-operations.ts'
import { emptyHistory, recordChange, undoChange } from '#content/draft/history.ts'
import { keptBefore } from './kept-before.ts'

const page = createDraft('2026-11-20T08:00:00.000Z')
const [first, second] = [renamePage(page, 'First'), renamePage(page, 'Second')]

test('the state before a run is kept once, however much it writes', () => {
  const begun = recordChange(emptyHistory, { type: 'generate', run: 'one' }, page, first)
  const goneOn = recordChange(begun, { type: 'generate', run: 'one' }, first, second)
  expect(keptBefore(begun, emptyHistory)).toBe('before-generation')
  expect(keptBefore(goneOn, begun)).toBeUndefined()
})

test('what somebody else has is kept before it comes together with mine', () => {
  const settled = recordChange(emptyHistory, { type: 'settle' }, page, first)
  expect(keptBefore(settled, emptyHistory)).toBe('before-merge')
})

test('an edit keeps nothing, nor does what is taken back to a restored version', () => {
  const restored = recordChange(emptyHistory, { type: 'restore-version' }, page, first)
  const edited = recordChange(restored, { type: 'rename' }, first, second)
  const undone = undoChange(second, edited)
  expect(keptBefore(restored, emptyHistory)).toBe('before-restore')
  expect(keptBefore(edited, restored)).toBeUndefined()
  expect(undone && keptBefore(undone.history, edited)).toBeUndefined()
})
