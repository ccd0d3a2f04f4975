import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import type { Instance } from '#layout/layout.ts'
import { canonicalValue } from '#word/read/canonical-value.ts'
import { unwritten } from '../../values/field-value.ts'
import { edited } from '../../values/values.ts'
import { createDraft, type Draft } from '../draft.ts'
import { nameItems } from '../items.ts'
import { alignReturned } from './align-returned.ts'
import { matchItems } from './match-items.ts'
import { listReturned, standingOf } from './returned-changes.ts'
import { takeReturned } from './take-returned.ts'

const { manifest } = loadCatalogue('catalogue')
const at = '2026-11-20T08:00:00.000Z'
const later = '2026-11-23T10:00:00.000Z'
const typed = (text: string) => edited(unwritten, text, at)

type Faq = [question: string, answer: string][]

const questions: Faq = [
  ['How much does the card cost?', 'AED 315 a year.'],
  ['Who can apply?', 'Anyone with a salary of AED 5,000 and more.'],
  ['How long does it take?', 'Two working days.'],
]

/** A page as its document is read: items are named by their places. */
function read(
  title: string,
  faq: Faq,
  { codes = ['HBR001', 'FAQ001', 'KBS001'], createdAt = later } = {},
): Draft {
  const components = codes.map(
    (code, position): Instance => ({ instanceId: `${code.slice(0, 3)}-0001`, code, position, createdAt }),
  )
  return {
    ...createDraft(createdAt),
    layout: { components, pageName: 'gold', locale: 'en-AE' },
    content: {
      ...(codes.includes('HBR001') && { 'HBR-0001': { fields: { title: typed(title) }, items: [] } }),
      ...(codes.includes('FAQ001') && {
        'FAQ-0001': {
          fields: {},
          items: nameItems(
            faq.map(([question, answer]) => ({ question: typed(question), answer: typed(answer) })),
          ),
        },
      }),
    },
  }
}

const ids = ['a', 'b', 'c', 'd', 'e']

/** The same on the page, where items have ids of their own. */
function pageOf(draft: Draft, order = ids): Draft {
  const faq = draft.content['FAQ-0001']
  return {
    ...draft,
    layout: {
      ...draft.layout,
      components: draft.layout.components.map((each) => ({ ...each, createdAt: at })),
    },
    ...(faq && {
      content: {
        ...draft.content,
        'FAQ-0001': {
          ...faq,
          items: faq.items.map((item, index) => ({ ...item, id: order[index] ?? item.id })),
        },
      },
    }),
  }
}

function align(page: Draft, returned: Draft, exported?: Draft) {
  const aligned = alignReturned({ page, returned, exported, manifest, canonical: canonicalValue })
  const changes = listReturned(aligned).map((difference) => ({
    difference,
    standing: standingOf(page, aligned, difference),
  }))
  return {
    aligned,
    changes,
    said: changes.map(({ difference, standing }) => `${shortly(difference)} ${standing}`),
  }
}

const shortly = (difference: { kind: string } & Partial<Record<'instanceId' | 'itemId' | 'field', string>>) =>
  [difference.kind, difference.instanceId, difference.itemId, difference.field].filter(Boolean).join(' ')

const words = (draft: Draft) =>
  draft.content['FAQ-0001']?.items.map(({ values }) => [values.question?.value, values.answer?.value])

test('a document that nobody touched changes nothing, whatever was done on the page since', () => {
  const exported = read('Gold', questions)
  const page = pageOf(read('Gold and more', questions.slice(1)), ['b', 'c'])
  expect(align(page, read('Gold', questions), exported).said).toEqual([])
})

test('rows that were moved, reworded, added and removed are known by their words', () => {
  const exported = read('Gold', questions)
  const page = pageOf(exported)
  const returned = read('Gold', [
    ['How long does it take?', 'Two working days.'],
    ['Can I have a second card?', 'Yes, for your family.'],
    ['Who can apply?', 'Anyone who earns a salary of AED 5,000 and more a month.'],
  ])
  const { said, aligned, changes } = align(page, returned, exported)
  expect(said).toEqual([
    'item-moved FAQ-0001 c open',
    'item-added FAQ-0001 from-word-1 open',
    'text FAQ-0001 b answer open',
    'item-removed FAQ-0001 a open',
  ])
  const taken = takeReturned(
    page,
    aligned,
    changes.map(({ difference }) => difference),
  )
  expect(words(taken)).toEqual(words(returned))
  expect(align(taken, returned, exported).changes.every(({ standing }) => standing === 'done')).toBe(true)
})

test('what both changed is asked, what the page has no more comes back when it is wanted', () => {
  const exported = read('Gold', questions)
  const page = pageOf(read('The gold card', questions.slice(0, 2)))
  const returned = read('Gold, now cheaper', [
    ...questions.slice(0, 2),
    ['How long does it take?', 'One working day.'],
  ])
  const { said, aligned, changes } = align(page, returned, exported)
  expect(said).toEqual(['text HBR-0001 title both', 'text FAQ-0001 from-word-1 answer gone'])
  const taken = takeReturned(
    page,
    aligned,
    changes.map(({ difference }) => difference),
  )
  expect(taken.content['HBR-0001']?.fields.title).toMatchObject({ value: 'Gold, now cheaper' })
  expect(taken.content['HBR-0001']?.fields.title?.earlier?.[0]).toMatchObject({ value: 'The gold card' })
  expect(words(taken)).toEqual(words(returned))
})

test('sections that came and went, and those that the page removed meanwhile', () => {
  const exported = read('Gold', questions)
  const returned = read('Gold', questions, {
    codes: ['HBR001', 'FAQ001', 'ABS001'],
  })
  const page = pageOf(read('Gold', questions, { codes: ['HBR001', 'KBS001'] }))
  const { said, aligned, changes } = align(page, returned, exported)
  expect(said).toEqual(['section-added ABS-0001 open', 'section-removed KBS-0001 open'])
  const taken = takeReturned(
    page,
    aligned,
    changes.map(({ difference }) => difference),
  )
  expect(taken.layout.components.map(({ code }) => code)).toEqual(['HBR001', 'ABS001'])
})

test('without its export the document is compared with the page', () => {
  const page = pageOf(read('Gold', questions))
  const returned = read('Gold plus', [questions[1] ?? ['', ''], questions[0] ?? ['', '']])
  expect(align(page, returned).said).toEqual([
    'text HBR-0001 title open',
    'item-moved FAQ-0001 b open',
    'item-removed FAQ-0001 c open',
  ])
})

test('what is equal keeps what is decided about it, the brief and the other language stay as they are', () => {
  const exported = read('Gold', questions)
  const drafted = pageOf(exported)
  const page: Draft = {
    ...drafted,
    brief: { ...drafted.brief, topic: 'A card' },
    other: { locale: 'ar-AE', content: drafted.content, pageName: 'gold' },
  }
  const { aligned } = align(page, read('Gold', questions), exported)
  expect(aligned.returned.content).toEqual(page.content)
  expect(aligned.returned.brief).toBe(page.brief)
  expect(takeReturned(page, aligned, []).other).toBe(page.other)
})

test('items are matched in messy lists', () => {
  const items = (...texts: string[]) => texts.map((text) => ({ title: typed(text) }))
  expect(
    matchItems(
      items('Free lounge access', 'No annual fee', 'Cashback'),
      items('No annual fee at all', 'Cashback', 'Free lounge access'),
    ),
  ).toEqual([1, 2, 0])
  expect(matchItems(items('One', 'One', 'Two'), items('One', 'Two', 'One'))).toEqual([0, 2, 1])
  expect(matchItems(items('', 'A'), items('A', 'B'))).toEqual([1, -1])
  expect(matchItems([], items('New'))).toEqual([-1])
  expect(matchItems(items('a b c', 'd e f'), [])).toEqual([])
})
