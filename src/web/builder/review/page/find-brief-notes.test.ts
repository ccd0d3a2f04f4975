import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { acceptInstance, reviewedInstances } from '#content/draft/review.ts'
import { setValue } from '#content/slots.ts'
import { unwritten } from '#content/values/field-value.ts'
import type { Note } from '#content/values/note.ts'
import { written } from '#content/values/values.ts'
import { findBriefNotes } from './find-brief-notes.ts'

const at = '2026-11-20T08:00:00.000Z'
const { manifest } = loadCatalogue('catalogue')
const notes: Note[] = [
  { kind: 'left-out', reason: 'address', line: 'Call us' },
  { kind: 'left-out', reason: 'markup', line: '<b>' },
]

/** Two heroes of which each has what its writer says of the brief. */
function page(): Draft {
  const draft = addNew(addNew(createDraft(at), 'HBR001', at), 'HBR001', at)
  return reviewedInstances(draft, manifest).reduce((all, { component, instanceId }) => {
    const value = written(unwritten, {
      value: 'Title',
      notes: [...notes, { kind: 'no-name' }],
      briefNotes: notes,
    })
    return setValue(all, component, instanceId, { field: 'title' }, value)
  }, draft)
}

test('what every section says of the brief is found once, without what is of one value', () => {
  expect(findBriefNotes(reviewedInstances(page(), manifest))).toEqual(notes)
})

test('nothing is said of the brief any more once all texts of it are accepted', () => {
  const draft = page()
  const [first, second] = reviewedInstances(draft, manifest)
  if (!first || !second) throw new Error('Two heroes were laid out')
  const one = acceptInstance(draft, first.component, first.instanceId, at)
  expect(findBriefNotes(reviewedInstances(one, manifest))).toEqual(notes)
  const both = acceptInstance(one, second.component, second.instanceId, at)
  expect(findBriefNotes(reviewedInstances(both, manifest))).toEqual([])
})
