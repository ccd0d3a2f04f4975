import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { findComponent } from '#catalogue/lookup.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { describeFilled } from '#texts/parse-result.ts'
import type { Draft } from '../draft/draft.ts'
import { dataSchema, type ParseResult, readData } from '../parse-result.ts'
import { pathOf } from '../place.ts'
import { draftToFill, findTitle, ownWords, planFill } from './fill-plan.ts'
import { filledResult } from './filled-result.ts'
import { sizeOfAll, type WritingTask } from './generation-plan.ts'
import { placeAnswer, storeTexts } from './store-answer.ts'
import { writeFieldRequestSchema, writeItemRequestSchema } from './writing.ts'
import { fieldRequest, itemRequest } from './writing-request.ts'

const { directory, manifest } = loadCatalogue('catalogue')
const brief = { topic: 'A cashback card', audience: 'Young families' }

const hero = {
  title: 'A card that pays you back',
  sub_title: 'Every day',
  cta_text: 'Apply now',
  cta_url: '',
}

/** One instance a code, with these values. */
function document(values: Record<string, unknown>, errors: ParseResult['errors'] = []): ParseResult {
  const codes = Object.keys(values)
  const idOf = (code: string) => `${code.slice(0, 3).toUpperCase()}-0001`
  return {
    success: errors.length === 0,
    filename: 'card.docx',
    metadata: { pageName: 'card', components: codes.map((code) => ({ code, instanceId: idOf(code) })) },
    data: dataSchema.parse(Object.fromEntries(codes.map((code) => [idOf(code), values[code]]))),
    warnings: [],
    errors,
  }
}

const pathsOf = (tasks: WritingTask[]) =>
  tasks.map((task) => (task.type === 'item' ? `item ${task.item}: ${task.columns}` : pathOf(task)))

const countOf = (result: ParseResult) => sizeOfAll(planFill(result, manifest))

/** The draft after the writer answered a task with these values. */
function store(draft: Draft, task: WritingTask, values: Record<string, string>) {
  const component = findComponent(manifest, task.code)
  if (!component) throw new Error('not in the catalogue')
  const texts = placeAnswer(component, task, { values, writer: 'draft', notes: [] })
  return storeTexts(draft, component, task.instanceId, texts)
}

test('what is empty and may be written is planned, optional values too, URLs never', () => {
  const tasks = planFill(document({ HBR001: { ...hero, title: '', sub_title: '' } }), manifest)
  expect(pathsOf(tasks)).toEqual(['title', 'sub_title'])
})

test('a document in which everything is written needs nothing', () => {
  const { fields = [] } = findComponent(manifest, 'FAQ001')?.docx ?? {}
  const words = Object.fromEntries(fields.map(({ name }) => [name, 'Questions']))
  const values = { HBR001: hero, FAQ001: { ...words, ...loadSample(directory, 'FAQ001', 'en-AE') } }
  expect(planFill(document(values), manifest)).toEqual([])
})

test('an item of which something stands is filled column by column, an empty one as a whole', () => {
  const items = [
    { title: 'Cashback', description: '', url: '/cashback' },
    { title: '', description: '', url: '/lounge' },
  ]
  const tasks = planFill(document({ IMPLNK001: { short_title: 'More', title: 'Links', items } }), manifest)
  expect(pathsOf(tasks)).toEqual(['items.0.description', 'item 1: title,description'])
})

test('a component without any item gets the rows that a form starts with', () => {
  const { fields = [] } = findComponent(manifest, 'FAQ001')?.docx ?? {}
  const words = Object.fromEntries(fields.map(({ name }) => [name, 'Questions']))
  const result = document({ FAQ001: { ...words, items: [] } })
  expect(pathsOf(planFill(result, manifest))).toEqual(
    [0, 1, 2, 3, 4].map((item) => `item ${item}: question,answer`),
  )
  expect(countOf(result)).toBe(10)
  expect(countOf({ ...result, data: {} })).toBe(fields.length + 10)
})

test('a component that the catalogue does not know, and one that is there twice, count once at most', () => {
  const result = document({ OLD001: { title: '' }, HBR001: { ...hero, title: '' } })
  const twice = [...result.metadata.components, { code: 'HBR001', instanceId: 'HBR-0001' }]
  expect(countOf({ ...result, metadata: { ...result.metadata, components: twice } })).toBe(1)
})

test('requests tell the writer of the page, and of the item that a value belongs to', () => {
  const items = [
    { title: 'Cashback', description: '', url: '' },
    { title: '', description: '', url: '/a' },
  ]
  const result = document({ HBR001: hero, IMPLNK001: { short_title: 'More', title: 'Links', items } })
  const [field, item] = planFill(result, manifest)
  const draft = draftToFill(result, manifest, brief)
  const links = manifest.components.find(({ code }) => code === 'IMPLNK001')
  if (!links || field?.type !== 'field' || item?.type !== 'item') throw new Error('not as planned')

  const ofField = fieldRequest(draft, links, field.instanceId, field)
  expect(writeFieldRequestSchema.parse(ofField)).toMatchObject({
    brief: {
      ...brief,
      tone: 'professional',
      keyMessages: ['A card that pays you back'],
      additionalContext: '',
      locale: 'en-AE',
    },
    relatedTitle: 'Cashback',
    itemValues: { title: 'Cashback' },
  })
  const ofItem = itemRequest(draft, links, item.instanceId, item)
  expect(writeItemRequestSchema.parse(ofItem)).toMatchObject({
    itemIndex: 2,
    totalItems: 2,
    allPreviousTitles: ['Cashback'],
  })
})

test('of a long document the writer gets the first statements, each whole', () => {
  const items = Array.from({ length: 60 }, (_, index) => ({
    question: `Is this question ${index}?`,
    answer: 'x',
  }))
  const result = document({
    HBR001: { ...hero, title: 'long '.repeat(2000) },
    FAQ001: { title: 'FAQ', items },
  })
  const { keyMessages } = draftToFill(result, manifest, brief).brief
  expect(keyMessages).toHaveLength(ownWords.most)
  expect(keyMessages[0]).toBe('Is this question 0?')
})

test('the topic to start with is the first title that stands on the page', () => {
  const faq = { title: 'Questions', items: [] }
  expect(findTitle(document({ HBR001: hero, FAQ001: faq }), manifest)).toBe(hero.title)
  expect(findTitle(document({ HBR001: { ...hero, title: '' }, FAQ001: faq }), manifest)).toBe('Questions')
  expect(findTitle(document({}), manifest)).toBeUndefined()
})

test('filled values are marked, the others stay, and errors that are mended go', () => {
  const error = { type: 'REQUIRED_VALUE_EMPTY', message: 'Fill in the title', instanceId: 'HBR-0001' }
  const result = document({ HBR001: { ...hero, title: '' } }, [error])
  const [task] = planFill(result, manifest)
  if (!task) throw new Error('nothing planned')
  const draft = store(draftToFill(result, manifest, brief), task, { title: 'Cash back, every day' })

  const filled = describeFilled(filledResult(result, draft, manifest))
  expect(filled).toMatchObject({ success: true, errors: [], warnings: [] })
  expect(readData(filled.data)['HBR-0001']?.fields).toMatchObject({
    title: { value: 'Cash back, every day', ai_generated: true },
    sub_title: { value: 'Every day', ai_generated: false },
  })
  expect(countOf(filled)).toBe(0)
})

test('errors that no value can mend stay, and a value that came empty is still asked for', () => {
  const clash = { type: 'BRAND_MISMATCH', message: 'Two brands' }
  const result = document({ HBR001: { ...hero, title: '' } }, [clash])
  const [task] = planFill(result, manifest)
  if (!task) throw new Error('nothing planned')
  const before = draftToFill(result, manifest, brief)
  const after = store(before, task, { title: '' })
  expect(after).toBe(before)

  const filled = describeFilled(filledResult(result, after, manifest))
  expect(filled.success).toBe(false)
  expect(filled.errors.map(({ type }) => type)).toEqual(['BRAND_MISMATCH', 'REQUIRED_VALUE_EMPTY'])
  expect(countOf(filled)).toBe(1)
})

test('new rows that stayed empty are no items, and lists are kept as lists', () => {
  const result = document({ ProdList001: { items: [] } })
  const tasks = planFill(result, manifest)
  const draft = store(draftToFill(result, manifest, brief), tasks[1] as WritingTask, {
    title: 'Platinum',
    bullets: 'No fee\nLounges\nCashback',
  })
  const items = readData(filledResult(result, draft, manifest).data)['PRO-0001']?.items
  expect(items).toEqual([
    {
      title: { value: 'Platinum', ai_generated: true },
      bullets: { value: ['No fee', 'Lounges', 'Cashback'], ai_generated: true },
    },
  ])
})
