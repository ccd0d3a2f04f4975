import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { findComponent } from '#catalogue/lookup.ts'
import { createDraft } from '../draft/draft.ts'
import { unwritten } from '../values/field-value.ts'
import { written } from '../values/values.ts'
import type { WritingTask } from './generation-plan.ts'
import { isEmptyText, placeAnswer, storeTexts } from './store-answer.ts'

const { manifest } = loadCatalogue('catalogue')
const products = component('ProdList001')
const item: WritingTask = {
  type: 'item',
  instanceId: 'PRO-0001',
  code: 'ProdList001',
  item: 0,
  columns: ['title', 'bullets'],
}

function component(code: string) {
  const found = findComponent(manifest, code)
  if (!found) throw new Error(`${code} is not in the catalogue`)
  return found
}

function placed(values: Record<string, string>, notes: string[] = []) {
  return placeAnswer(products, item, { values, writer: 'draft', notes })
}

/** The notes by field. */
function notesOf(values: Record<string, string>, notes: string[]) {
  return Object.fromEntries(placed(values, notes).map(({ place, text }) => [place.field, text?.notes]))
}

test('lists become entries, texts stay as they came, and what was left out stays nothing', () => {
  expect(placed({ title: 'Platinum; Gold ', bullets: 'No fee; Lounges\n' })).toEqual([
    { place: { field: 'title', item: 0 }, text: { value: 'Platinum; Gold ', writer: 'draft', notes: [] } },
    {
      place: { field: 'bullets', item: 0 },
      text: { value: ['No fee', 'Lounges'], writer: 'draft', notes: [] },
    },
  ])
  expect(placed({ title: 'Platinum' })[1]).toEqual({ place: { field: 'bullets', item: 0 }, text: undefined })
})

test.each([
  ['a note goes to the value that it names', ['Bullets: 9 entries, at most 5'], [], ['9 entries, at most 5']],
  ['a note that names none concerns the item', ['Look twice'], ['Look twice'], []],
  ['a label within a note names nothing', ['See Bullets: long'], ['See Bullets: long'], []],
])('%s', (_, notes, title, bullets) => {
  expect(notesOf({ title: 'Platinum', bullets: 'No fee' }, notes)).toEqual({ title, bullets })
})

test('a note about the brief is marked where it is stored, and an answer without the mark is as it was', () => {
  const answer = { values: { title: 'Platinum', bullets: 'No fee' }, notes: ['Left out: “x”', 'Look twice'] }
  const [title] = placeAnswer(products, item, { ...answer, briefNotes: ['Left out: “x”'] })
  expect(title?.text).toMatchObject({ notes: answer.notes, briefNotes: ['Left out: “x”'] })
  if (!title?.text) throw new Error('No title came')
  expect(written(unwritten, title.text)).toMatchObject({ notes: answer.notes, briefNotes: ['Left out: “x”'] })
  expect(placeAnswer(products, item, answer)[0]?.text).not.toHaveProperty('briefNotes')
})

test('a note that names no value concerns what was left empty without a word', () => {
  expect(notesOf({ title: 'Platinum', bullets: '' }, ['Title: long', 'needs figures'])).toEqual({
    title: ['long'],
    bullets: ['needs figures'],
  })
  expect(notesOf({ title: 'Platinum', bullets: '' }, ['Bullets: needs figures', 'Look twice'])).toEqual({
    title: ['Look twice'],
    bullets: ['needs figures'],
  })
})

test.each(['', ' \n', ';', ' ; \n;'])('a list that came as %j is empty, and is not stored', (bullets) => {
  const texts = placed({ title: 'Platinum', bullets })
  expect(texts.filter(isEmptyText).map(({ place }) => place.field)).toEqual(['bullets'])
  const draft = storeTexts(createDraft(''), products, 'PRO-0001', texts)
  expect(Object.keys(draft.content['PRO-0001']?.items[0]?.values ?? {})).toEqual(['title'])
})

test('when nothing came the draft is the same', () => {
  const draft = createDraft('')
  expect(storeTexts(draft, products, 'PRO-0001', placed({ title: ' ' }))).toBe(draft)
})
