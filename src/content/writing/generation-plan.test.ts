import { expect, test } from 'vitest'
import { findComponent } from '#catalogue/lookup.ts'
import { smallManifest as manifest } from '../../../test/small-manifest.ts'
import { addNew } from '../draft/add-new.ts'
import { createDraft, type Draft } from '../draft/draft.ts'
import { guidedIdeaOf, itemConfigOf, itemCountChoices } from '../draft/item-config.ts'
import { addItem, moveItem, removeItem, setItemCount, switchElement } from '../draft/item-operations.ts'
import { acceptAllPending, changeValue, countPage, findSlot } from '../draft/review.ts'
import { type Place, pathOf } from '../place.ts'
import { instanceOf, valueAt } from '../slots.ts'
import { accepted, edited, failed, written } from '../values/values.ts'
import { layOutItems, planWriting, sizeOf, titlesBefore } from './generation-plan.ts'
import { writeFieldRequestSchema, writeItemRequestSchema } from './writing.ts'
import { fieldRequest, itemRequest } from './writing-request.ts'

const at = '2026-11-20T08:00:00.000Z'
const questions = componentOf('ASKED001')

function componentOf(code: string) {
  const component = findComponent(manifest, code)
  if (!component) throw new Error(`No ${code}`)
  return component
}

function page(...codes: string[]): Draft {
  return codes.reduce((draft, code) => addNew(draft, code, at), createDraft(at))
}

function change(draft: Draft, instanceId: string, place: Place, next: Parameters<typeof changeValue>[4]) {
  const code = draft.layout.components.find((each) => each.instanceId === instanceId)?.code ?? ''
  const component = componentOf(code)
  const slot = findSlot(component, instanceOf(draft, component, instanceId), place)
  if (!slot) throw new Error(`No ${pathOf(place)}`)
  return changeValue(draft, component, instanceId, slot, next)
}

const write = (text: string) => (value: Parameters<typeof written>[0]) =>
  written(value, { value: text, writer: 'draft', notes: [] })

const configOf = (itemCount: number) => ({
  itemCount,
  generationMode: 'automatic' as const,
  guidedIdeas: [''],
})

const paths = (tasks: ReturnType<typeof planWriting>) =>
  tasks.map((task) =>
    task.type === 'item' ? `${task.instanceId} ${task.item}` : `${task.instanceId} ${pathOf(task)}`,
  )

test('fields come first, then the items; URLs, fixed columns, headers and footers are nobody’s task', () => {
  const draft = page('HDR001-ENBD', 'HERO001', 'PAIR001', 'FTR001-ENBD')
  const tasks = planWriting(draft, manifest, 'missing')
  expect(paths(tasks).slice(0, 4)).toEqual([
    'HER-0001 title',
    'HER-0001 sub_title',
    'HER-0001 cta_text',
    'PAI-0001 featured_info',
  ])
  expect(paths(tasks).slice(-2)).toEqual(['PAI-0001 0', 'PAI-0001 1'])
  const columns = tasks.flatMap((task) => (task.type === 'item' ? task.columns : []))
  expect(new Set(columns)).toEqual(new Set(['info', 'title', 'description', 'link_text']))
})

test('everything on the page counts, written by a machine or not', () => {
  const draft = page('HDR001-ENBD', 'HERO001', 'PAIR001')
  expect(countPage(draft, manifest)).toEqual({ total: 4 + 8 + 2 * 8, pending: 28, accepted: 0, error: 0 })
})

test('a second run writes what is empty or failed, and leaves what people did', () => {
  let draft = page('HERO001')
  draft = change(draft, 'HER-0001', { field: 'title' }, write('Title'))
  draft = change(draft, 'HER-0001', { field: 'sub_title' }, (value) => failed(value, 'Failed', 'timeout'))
  expect(paths(planWriting(draft, manifest, 'missing'))).toEqual(['HER-0001 sub_title', 'HER-0001 cta_text'])
  draft = change(draft, 'HER-0001', { field: 'cta_text' }, (value) => edited(value, 'Apply', at))
  expect(paths(planWriting(draft, manifest, 'missing'))).toEqual(['HER-0001 sub_title'])
  expect(paths(planWriting(draft, manifest, 'untouched'))).toEqual(['HER-0001 title', 'HER-0001 sub_title'])
  const emptied = change(draft, 'HER-0001', { field: 'title' }, (value) => edited(value, '', at))
  expect(paths(planWriting(emptied, manifest, 'untouched'))).toEqual(['HER-0001 sub_title'])
  draft = change(draft, 'HER-0001', { field: 'title' }, (value) => accepted(value, at))
  expect(paths(planWriting(draft, manifest, 'untouched'))).toEqual(['HER-0001 sub_title'])
})

test('an item of which something stays is written column by column', () => {
  const draft = change(page('ASKED001'), 'ASK-0001', { field: 'question', item: 1 }, (value) =>
    edited(value, 'Why?', at),
  )
  const tasks = planWriting(draft, manifest, 'missing')
  expect(paths(tasks)).toEqual([
    'ASK-0001 title',
    'ASK-0001 description',
    'ASK-0001 0',
    'ASK-0001 items.1.answer',
    'ASK-0001 2',
    'ASK-0001 3',
    'ASK-0001 4',
  ])
  expect(tasks.map(sizeOf)).toEqual([1, 1, 2, 1, 2, 2, 2])
  expect(titlesBefore(questions, instanceOf(draft, questions, 'ASK-0001').items, 3)).toEqual(['Why?'])
})

test('a run lays out as many items as the set-up says', () => {
  const draft = { ...page('ASKED001', 'ASKED001'), itemConfigs: { 'ASK-0002': configOf(3) } }
  const laidOut = layOutItems(draft, manifest, 'new')
  expect(instanceOf(laidOut, questions, 'ASK-0001').items).toHaveLength(5)
  expect(instanceOf(laidOut, questions, 'ASK-0002').items).toHaveLength(3)
})

test('the set-up starts with the last choice, be it of items added or removed, else with the default', () => {
  const draft = page('ASKED001')
  expect(itemConfigOf(draft, questions, 'ASK-0001').itemCount).toBe(5)
  const chosen = { ...draft, itemConfigs: { 'ASK-0001': configOf(9) } }
  expect(itemConfigOf(chosen, questions, 'ASK-0001').itemCount).toBe(9)
  expect(
    itemConfigOf(setItemCount(chosen, questions, 'ASK-0001', 7, 'new'), questions, 'ASK-0001').itemCount,
  ).toBe(7)
  const laidOut = setItemCount(draft, questions, 'ASK-0001', 7, 'new')
  expect(itemConfigOf(laidOut, questions, 'ASK-0001').itemCount).toBe(7)
  const lowered = { ...laidOut, itemConfigs: { 'ASK-0001': configOf(3) } }
  expect(itemConfigOf(lowered, questions, 'ASK-0001').itemCount).toBe(3)
  expect(itemConfigOf(addItem(lowered, questions, 'ASK-0001', 'one'), questions, 'ASK-0001').itemCount).toBe(
    8,
  )
  const limits = { minRows: 2, maxRows: 4, defaultRows: 3, addRowLabel: 'Add', columns: [] }
  expect(itemCountChoices(limits, 3)).toEqual([2, 3, 4])
  expect(itemCountChoices(limits, 6)).toEqual([2, 3, 4, 5, 6])
})

test('item n takes idea n, and is written automatically without one', () => {
  const config = { itemCount: 4, generationMode: 'guided' as const, guidedIdeas: ['Fees', ' ', 'Limits'] }
  expect([0, 1, 2, 3].map((index) => guidedIdeaOf(config, index))).toEqual([
    'Fees',
    undefined,
    'Limits',
    undefined,
  ])
  expect(guidedIdeaOf({ ...config, generationMode: 'automatic' }, 0)).toBeUndefined()
})

test('accepting all takes every pending value, items and URLs too, but nothing that failed', () => {
  let draft = page('HERO001', 'PAIR001')
  draft = change(draft, 'HER-0001', { field: 'title' }, (value) => failed(value, 'Failed', 'timeout'))
  const all = acceptAllPending(draft, manifest, at)
  expect(countPage(all, manifest)).toEqual({ total: 28, pending: 0, accepted: 27, error: 1 })
  const cards = componentOf('PAIR001')
  const instance = instanceOf(all, cards, 'PAI-0001')
  const size = findSlot(cards, instance, { field: 'size', item: 1 })
  expect(size && valueAt(instance, size)).toMatchObject({ value: 'md', status: 'accepted' })
})

test('items are added, removed and moved within their limits, their values and switches with them', () => {
  const cards = componentOf('CARDS001')
  let draft = page('CARDS001')
  for (const item of [0, 1, 2]) {
    draft = change(draft, 'CAR-0001', { field: 'title', item }, (value) => edited(value, `Card ${item}`, at))
  }
  draft = switchElement(draft, 'CAR-0001', 'item-3', 'show_pill', false)
  const titles = () => instanceOf(draft, cards, 'CAR-0001').items.map(({ values }) => values.title?.value)

  draft = moveItem(draft, cards, 'CAR-0001', 2, 0)
  expect(titles().slice(0, 3)).toEqual(['Card 2', 'Card 0', 'Card 1'])
  expect(draft.optionalElements['CAR-0001']).toEqual({ 'item-3': { show_pill: false } })
  draft = removeItem(draft, cards, 'CAR-0001', 1)
  expect(titles().slice(0, 2)).toEqual(['Card 2', 'Card 1'])
  draft = removeItem(draft, cards, 'CAR-0001', 0)
  expect(draft.optionalElements['CAR-0001']).toEqual({})

  for (let count = 0; count < 20; count++) draft = addItem(draft, cards, 'CAR-0001', `new-${count}`)
  expect(titles()).toHaveLength(12)
  for (let count = 0; count < 20; count++) draft = removeItem(draft, cards, 'CAR-0001', 0)
  expect(titles()).toHaveLength(2)
  expect(moveItem(draft, cards, 'CAR-0001', 0, 5)).toBe(draft)
})

test('a request asks for what differs from all that stood there, and knows its item', () => {
  let draft = page('ASKED001')
  draft = { ...draft, brief: { ...draft.brief, keyMessages: ['No fee', ' '] } }
  draft = change(draft, 'ASK-0001', { field: 'question', item: 1 }, write('Why?'))
  draft = change(draft, 'ASK-0001', { field: 'answer', item: 1 }, write('Because.'))
  draft = change(draft, 'ASK-0001', { field: 'answer', item: 1 }, write('Therefore.'))

  const answer = fieldRequest(draft, questions, 'ASK-0001', { field: 'answer', item: 1 })
  expect(answer).toMatchObject({
    brief: { keyMessages: ['No fee'], locale: 'en-AE' },
    retryContext: ['Because.', 'Therefore.'],
    relatedTitle: 'Why?',
    itemValues: { question: 'Why?' },
    brand: 'ENBD',
    knownColumns: [],
  })
  const question = fieldRequest(draft, questions, 'ASK-0001', { field: 'question', item: 1 })
  expect(question).not.toHaveProperty('relatedTitle')
  expect(fieldRequest(draft, questions, 'ASK-0001', { field: 'title' })).not.toHaveProperty('itemValues')
  for (const request of [answer, question])
    expect(writeFieldRequestSchema.safeParse(request).success).toBe(true)
})

test('a value is asked for beside the one that stands there and two before it', () => {
  let draft = page('ASKED001')
  for (const text of ['One', 'Two', 'Three', 'Four']) {
    draft = change(draft, 'ASK-0001', { field: 'title' }, write(text))
  }
  expect(fieldRequest(draft, questions, 'ASK-0001', { field: 'title' }).retryContext).toEqual([
    'Two',
    'Three',
    'Four',
  ])
})

test.each([
  ['PAIR001', 'PAI-0001', 'title', 'info'],
  ['RATED001', 'RAT-0001', 'label', 'percentage'],
  ['ASKED001', 'ASK-0001', 'question', 'answer'],
])('an item of %s is called by its title, else by its first text', (code, instanceId, title, other) => {
  const component = componentOf(code)
  let draft = page(code)
  draft = change(draft, instanceId, { field: other, item: 0 }, write('5'))
  draft = change(draft, instanceId, { field: title, item: 0 }, write('The title'))
  const columns = [title, other]
  expect(itemRequest(draft, component, instanceId, { item: 1, columns }).allPreviousTitles).toEqual([
    'The title',
  ])
  expect(fieldRequest(draft, component, instanceId, { field: other, item: 0 }).relatedTitle).toBe('The title')
  expect(fieldRequest(draft, component, instanceId, { field: title, item: 0 })).not.toHaveProperty(
    'relatedTitle',
  )
})

test('only what a person wrote or accepted is named as known', () => {
  const place = { field: 'question', item: 0 }
  const knownIn = (draft: Draft) =>
    fieldRequest(draft, questions, 'ASK-0001', { field: 'answer', item: 0 }).knownColumns
  const unread = change(layOutItems(page('ASKED001'), manifest, 'new'), 'ASK-0001', place, write('Why 37%?'))
  expect(knownIn(unread)).toEqual([])
  expect(knownIn(change(unread, 'ASK-0001', place, (value) => accepted(value, at)))).toEqual(['question'])
  expect(knownIn(change(unread, 'ASK-0001', place, (value) => edited(value, 'Why 40%?', at)))).toEqual([
    'question',
  ])
})

test('a sample is written anew whatever the scope, and is nothing that the writer may go by', () => {
  const place = { field: 'question', item: 0 }
  const sample = { value: 'Why 37%?', origin: { by: 'sample' }, retryCount: 0, status: 'pending' } as const
  const draft = change(layOutItems(page('ASKED001'), manifest, 'new'), 'ASK-0001', place, () => sample)
  for (const scope of ['missing', 'untouched'] as const) {
    expect(planWriting(draft, manifest, scope)).toEqual(
      planWriting(layOutItems(page('ASKED001'), manifest, 'new'), manifest, scope),
    )
  }
  expect(fieldRequest(draft, questions, 'ASK-0001', { field: 'answer', item: 0 }).itemValues).toEqual({})
})

test('a request says whose page it is', () => {
  const draft = page('HDR001-EI', 'ASKED001')
  expect(fieldRequest(draft, questions, 'ASK-0001', { field: 'title' }).brand).toBe('EI')
  expect(itemRequest(draft, questions, 'ASK-0001', { item: 0, columns: ['question'] }).brand).toBe('EI')
})

test('an item’s request knows its idea, its place and the titles before it', () => {
  const config = { itemCount: 3, generationMode: 'guided' as const, guidedIdeas: ['Fees', 'Limits'] }
  let draft = layOutItems({ ...page('ASKED001'), itemConfigs: { 'ASK-0001': config } }, manifest, 'new')
  draft = change(draft, 'ASK-0001', { field: 'question', item: 0 }, write('Why?'))
  const request = itemRequest(draft, questions, 'ASK-0001', { item: 1, columns: ['question', 'answer'] })
  expect(writeItemRequestSchema.parse(request)).toMatchObject({
    itemIndex: 2,
    totalItems: 3,
    guidedIdea: 'Limits',
    allPreviousTitles: ['Why?'],
  })
  expect(itemRequest(draft, questions, 'ASK-0001', { item: 2, columns: [] })).not.toHaveProperty('guidedIdea')
})

test('however long a page’s own texts are, the server takes the request', () => {
  const long = 'word '.repeat(2000)
  let draft = { ...page('ASKED001'), layout: { ...page('ASKED001').layout, pageName: 'name-'.repeat(100) } }
  draft = change(draft, 'ASK-0001', { field: 'question', item: 0 }, write(long))
  draft = change(draft, 'ASK-0001', { field: 'answer', item: 0 }, write(long))
  const field = fieldRequest(draft, questions, 'ASK-0001', { field: 'answer', item: 0 })
  expect(writeFieldRequestSchema.safeParse(field).error).toBeUndefined()
  const item = itemRequest(draft, questions, 'ASK-0001', { item: 1, columns: ['question'] })
  expect(writeItemRequestSchema.safeParse(item).error).toBeUndefined()
})
