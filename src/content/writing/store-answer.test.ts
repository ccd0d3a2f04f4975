import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { findComponent } from '#catalogue/lookup.ts'
import { createDraft } from '../draft/draft.ts'
import { unwritten } from '../values/field-value.ts'
import type { Note } from '../values/note.ts'
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

function placed(values: Record<string, string>, notes: Note[] = []) {
  return placeAnswer(products, item, { values, writer: 'draft', notes })
}

/** The notes by field. */
function notesOf(values: Record<string, string>, notes: Note[]) {
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

const tooMany: Note = { kind: 'too-many-entries', field: 'bullets', count: 9, max: 5 }
const noName: Note = { kind: 'no-name' }
const ofOther: Note = { kind: 'left-empty', field: 'info' }
const leftOut: Note = { kind: 'left-out', reason: 'markup', line: 'x' }

test.each<[string, Note[], Note[], Note[]]>([
  ['a note goes to the value that it names', [tooMany], [], [tooMany]],
  ['a note that names none concerns the item', [noName], [noName], []],
  ['a note that names a value of no place concerns the item', [ofOther], [ofOther], []],
])('%s', (_, notes, title, bullets) => {
  expect(notesOf({ title: 'Platinum', bullets: 'No fee' }, notes)).toEqual({ title, bullets })
})

test('a note about the brief is marked where it is stored, and an answer without the mark is as it was', () => {
  const answer = { values: { title: 'Platinum', bullets: 'No fee' }, notes: [leftOut, noName] }
  const [title] = placeAnswer(products, item, { ...answer, briefNotes: [{ ...leftOut }] })
  expect(title?.text).toMatchObject({ notes: answer.notes, briefNotes: [{ ...leftOut }] })
  if (!title?.text) throw new Error('No title came')
  const { origin } = written(unwritten, title.text)
  expect(origin).toMatchObject({ notes: answer.notes, briefNotes: [{ ...leftOut }] })
  expect(placeAnswer(products, item, answer)[0]?.text).not.toHaveProperty('briefNotes')
})

const tooLong: Note = { kind: 'too-long', field: 'title', excess: 5, max: 70 }
const noFigure: Note = { kind: 'no-further-figure' }

test('a note that names no value concerns what was left empty without a word', () => {
  expect(notesOf({ title: 'Platinum', bullets: '' }, [tooLong, noFigure])).toEqual({
    title: [tooLong],
    bullets: [noFigure],
  })
  expect(notesOf({ title: 'Platinum', bullets: '' }, [tooMany, noName])).toEqual({
    title: [noName],
    bullets: [tooMany],
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
