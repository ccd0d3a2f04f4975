import { expect, test } from 'vitest'
import { findComponent } from '#catalogue/lookup.ts'
import { addNew } from '#content/draft/add-new.ts'
import { completeContent } from '#content/draft/complete-draft.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { renamePage } from '#content/draft/draft-operations.ts'
import { addFace } from '#content/draft/faces/add-face.ts'
import { followStructure } from '#content/draft/faces/follow-structure.ts'
import { changeFace, showFace } from '#content/draft/faces/show-face.ts'
import { digestOf } from '#content/draft/faces/text-digest.ts'
import { moveItem } from '#content/draft/item-operations.ts'
import { acceptAllPending, changeValue, findSlot } from '#content/draft/review.ts'
import type { Place } from '#content/place.ts'
import { instanceOf } from '#content/slots.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { accepted, edited, written } from '#content/values/values.ts'
import { smallManifest as manifest } from '../../../test/small-manifest.ts'
import { learnPairs } from './learn-pairs.ts'

const at = '2026-11-20T08:00:00.000Z'
const deed = { by: 'marketing', at }
const codes: Record<string, string> = { 'HER-0001': 'HERO001', 'ASK-0001': 'ASKED001' }
const title = { field: 'title' }

/** What the builder does with each change, to the face of this language. */
function then(draft: Draft, locale: 'en-AE' | 'ar-AE', next: (shown: Draft) => Draft): Draft {
  return changeFace(draft, locale, (shown) =>
    completeContent(followStructure(shown, next(shown), manifest), manifest),
  )
}

const set =
  (id: string, place: Place, next: (value: FieldValue) => FieldValue) =>
  (draft: Draft): Draft => {
    const component = findComponent(manifest, codes[id] ?? '')
    const slot = component && findSlot(component, instanceOf(draft, component, id), place)
    return component && slot ? changeValue(draft, component, id, slot, next) : draft
  }
const type = (id: string, place: Place, text: string) => set(id, place, (value) => edited(value, text, at))
const translated = (id: string, place: Place, english: string, arabic: string) =>
  set(id, place, (value) =>
    written(value, { value: arabic, writer: 'draft', notes: [], madeFrom: digestOf(english) }),
  )
const accept = (id: string, place: Place) => set(id, place, (value) => accepted(value, at))

function page(): Draft {
  const placed = Object.values(codes).reduce((draft, code) => addNew(draft, code, at), createDraft(at))
  const named = renamePage(completeContent(placed, manifest), 'Travel card')
  const english = then(named, 'en-AE', type('HER-0001', title, 'Apply now'))
  return then(
    addFace(english, 'ar-AE', manifest),
    'ar-AE',
    translated('HER-0001', title, 'Apply now', 'قدّم الآن'),
  )
}

const textsOf = (pairs: readonly { texts: object }[]) => pairs.map(({ texts }) => Object.values(texts))
const waiting = page()
const both = then(waiting, 'ar-AE', accept('HER-0001', title))

test('two texts that go together are known once both are accepted, with page, who and when', () => {
  expect(learnPairs(page(), waiting, manifest, deed)).toEqual({ accepted: [], refused: [] })
  expect(learnPairs(waiting, both, manifest, deed)).toEqual({
    accepted: [
      {
        type: 'text',
        texts: { 'en-AE': 'Apply now', 'ar-AE': 'قدّم الآن' },
        brand: 'ENBD',
        page: 'Travel card',
        ...deed,
      },
    ],
    refused: [],
  })
})

test('whichever face is in front', () => {
  const [before, after] = [showFace(waiting, 'ar-AE'), showFace(both, 'ar-AE')]
  expect(learnPairs(before, after, manifest, deed)).toEqual(learnPairs(waiting, both, manifest, deed))
  expect(learnPairs(waiting, after, manifest, deed)).toEqual(learnPairs(waiting, both, manifest, deed))
})

test('what is out of step is no pair, and the old one stays right', () => {
  const changed = then(both, 'en-AE', type('HER-0001', title, 'Apply today'))
  expect(learnPairs(both, changed, manifest, deed)).toEqual({ accepted: [], refused: [] })
  const mended = then(changed, 'ar-AE', (shown) =>
    set('HER-0001', title, (value) => ({
      ...edited(value, 'قدّم اليوم', at),
      madeFrom: digestOf('Apply today'),
    }))(shown),
  )
  expect(textsOf(learnPairs(changed, mended, manifest, deed).accepted)).toEqual([
    ['Apply today', 'قدّم اليوم'],
  ])
})

test('a translation that is written anew was refused, and so is one whose acceptance is taken back', () => {
  const anew = then(both, 'ar-AE', translated('HER-0001', title, 'Apply now', 'قدّم طلبك'))
  expect(textsOf(learnPairs(both, anew, manifest, deed).refused)).toEqual([['Apply now', 'قدّم الآن']])
  expect(textsOf(learnPairs(both, waiting, manifest, deed).refused)).toEqual([['Apply now', 'قدّم الآن']])
  const emptied = then(both, 'ar-AE', type('HER-0001', title, ''))
  expect(textsOf(learnPairs(both, emptied, manifest, deed).refused)).toEqual([['Apply now', 'قدّم الآن']])
})

test('one that is said otherwise and stays accepted takes the place of the old one', () => {
  const polished = then(both, 'ar-AE', type('HER-0001', title, 'قدّم طلبك الآن'))
  const learned = learnPairs(both, polished, manifest, deed)
  expect(textsOf(learned.accepted)).toEqual([['Apply now', 'قدّم طلبك الآن']])
  expect(learned.refused).toEqual([])
})

test('rich text is known as such, items by what they are and not by where they stand', () => {
  const answer = { field: 'answer', item: 1 }
  const english = then(both, 'en-AE', type('ASK-0001', answer, '<p>Yes, <strong>at once</strong>.</p>'))
  const arabic = then(english, 'ar-AE', type('ASK-0001', answer, '<p>نعم، <strong>فوراً</strong>.</p>'))
  expect(learnPairs(english, arabic, manifest, deed).accepted).toMatchObject([{ type: 'richtext' }])
  const component = findComponent(manifest, 'ASKED001')
  const moved = then(arabic, 'en-AE', (shown) =>
    component ? moveItem(shown, component, 'ASK-0001', 1, 3) : shown,
  )
  expect(moved).not.toBe(arabic)
  expect(learnPairs(arabic, moved, manifest, deed)).toEqual({ accepted: [], refused: [] })
})

test('accepting all of a page teaches all of it at once', () => {
  const question = { field: 'question', item: 0 }
  const english = then(waiting, 'en-AE', type('ASK-0001', question, 'Is it free?'))
  const arabic = then(english, 'ar-AE', translated('ASK-0001', question, 'Is it free?', 'هل هي مجانية؟'))
  const all = then(arabic, 'ar-AE', (shown) => acceptAllPending(shown, manifest, at))
  expect(learnPairs(arabic, all, manifest, deed).accepted).toHaveLength(2)
})
