import { expect, test } from 'vitest'
import { addNew } from '../add-new.ts'
import { createDraft, type Draft } from '../draft.ts'
import { renamePage, setPublicUrl } from '../draft-operations.ts'
import { emptyHistory, type History, recordChange, undoChange } from '../history.ts'
import { takeIn } from './take-in.ts'

const at = '2026-11-20T08:00:00.000Z'
const base = addNew(createDraft(at), 'FAQ001', at)
const sara = { by: 'sara', at }

const named = (draft: Draft, displayName: string) => renamePage(draft, displayName)
const recorded = (before: Draft, after: Draft, history: History = emptyHistory) =>
  recordChange(history, { type: 'rename' }, before, after)

test('what was asked once is asked on, with what stood there before either wrote', () => {
  const page = { base, draft: named(base, 'Mine'), history: emptyHistory, conflicts: [] }
  const first = takeIn(page, { draft: named(base, 'Theirs'), ...sara })
  const second = takeIn(first.page, { draft: named(base, 'Theirs again'), by: 'omar', at })
  expect(second.page.conflicts).toMatchObject([
    { by: 'omar', conflict: { base: ['', ''], theirs: ['Theirs again', 'theirs-again'] } },
  ])
  const third = takeIn(second.page, { draft: named(base, 'Mine'), ...sara })
  expect(third.page.conflicts).toEqual([])
})

test('undo goes back as far as nothing of somebody else’s is undone with it', () => {
  const mine = setPublicUrl(base, 'https://bank.example')
  const both = named(mine, 'Gold')
  const history = recorded(mine, both, recorded(base, mine))
  const page = { base, draft: both, history, conflicts: [] }

  const { page: apart } = takeIn(page, { draft: addNew(base, 'HBR001', at), ...sara })
  expect(apart.history).toEqual(history)
  const undone = undoChange(apart.draft, apart.history)
  expect(undone?.draft).toMatchObject({ publicUrl: 'https://bank.example', layout: { pageName: '' } })
  expect(undone?.draft.layout.components).toHaveLength(2)

  const { page: touched } = takeIn({ ...page, base: both }, { draft: named(both, 'Silver'), ...sara })
  expect(touched.history).toEqual(emptyHistory)
})
