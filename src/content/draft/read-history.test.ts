import { expect, test } from 'vitest'
import { addNew } from './add-new.ts'
import { createDraft, type Draft } from './draft.ts'
import { removeInstance, renamePage } from './draft-operations.ts'
import { emptyHistory, type History, recordChange, undoChange } from './history.ts'
import { readHistory } from './read-history.ts'

const at = '2026-11-20T08:00:00.000Z'
const steps: ((draft: Draft) => Draft)[] = [
  (draft) => addNew(draft, 'FAQ001', at),
  (draft) => renamePage(draft, 'card'),
  (draft) => removeInstance(draft, 'FAQ-0001'),
]
const made = steps.reduce<{ draft: Draft; history: History }>(
  ({ draft, history }, step) => {
    const next = step(draft)
    return { draft: next, history: recordChange(history, { type: 'edit' }, draft, next) }
  },
  { draft: createDraft(at), history: emptyHistory },
)

const read = (change: (stored: History) => unknown[], draft = made.draft, applied = 3) =>
  readHistory(draft, change(structuredClone(made.history)), applied)

test('a history is read as it was stored', () => {
  expect(read(({ changes }) => [...changes])).toEqual(made.history)
})

test('what was undone before it was stored can still be done again', () => {
  const undone = undoChange(made.draft, made.history)
  expect(read(({ changes }) => [...changes], undone?.draft, 2)).toEqual(undone?.history)
})

const withPatch = (patch: object) => (stored: History) =>
  stored.changes.with(1, { ...stored.changes[1], patches: [patch] } as never)

test.each<[string, (stored: History) => unknown[]]>([
  ['is of no kind that there is', ({ changes }) => [...changes.slice(0, 2), { type: 'guess' }]],
  ['reaches where nothing is', withPatch({ path: ['content', 'FAQ-0001', 'fields', 'title'], before: 1 })],
  [
    'reaches behind the end of a list',
    withPatch({ path: ['layout', 'components', 99], before: {}, after: {} }),
  ],
  [
    'puts something else in the place of a name',
    withPatch({ path: ['layout', 'pageName'], before: 7, after: 'card' }),
  ],
  [
    'leaves a draft with names of its own',
    withPatch({ path: ['__proto__'], before: { polluted: true }, after: {} }),
  ],
  ['can be taken back but not done', withPatch({ path: ['layout', 'pageName'], before: '', after: 7 })],
  ['has the number of another', ({ changes }) => changes.map((each) => ({ ...each, number: 1 }))],
])('there is no history when a change %s', (_, change) => {
  expect(read(change)).toEqual(emptyHistory)
  expect('polluted' in {}).toBe(false)
})

test('more changes than there are cannot have been made', () => {
  expect(read(({ changes }) => [...changes], made.draft, 4)).toEqual(emptyHistory)
})
