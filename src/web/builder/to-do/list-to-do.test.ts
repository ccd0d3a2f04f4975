import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { componentFileSchema, type Manifest } from '#catalogue/manifest.ts'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft, type InstanceDraft } from '#content/draft/draft.ts'
import { renamePage } from '#content/draft/draft-operations.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { nameItems } from '#content/draft/items.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { failed } from '#content/values/values.ts'
import type { Term } from '#pairs/terms/term.ts'
import { listToDo, toDoIn } from './list-to-do.ts'

const components = ['QUOTE001', 'SHORTFAQ001', 'CTABAND001', 'TESTIMON002'].map((code) => {
  const file: unknown = JSON.parse(readFileSync(`test/small-catalogue/${code}/component.json`, 'utf8'))
  const { $schema: _, ...component } = componentFileSchema.parse(file)
  return { ...component, thumbnail: '' }
})
const manifest: Manifest = { specFormat: '1.0.0', manifestVersion: '1', lastUpdated: '', components }
const at = '2026-11-20T08:00:00.000Z'
const pending = (value: string): FieldValue => ({ value, retryCount: 0, status: 'pending' })
const accepted = (value: string): FieldValue => ({ ...pending(value), status: 'accepted', acceptedAt: at })
const quoted = { quotation: accepted('It took five minutes.'), said_by: accepted('A customer') }

function page(...sections: [code: string, content?: InstanceDraft][]): Draft {
  const draft = sections.reduce(
    (page, [code]) => addNew(page, code, at),
    renamePage(createDraft(at), 'gold-card'),
  )
  const { components } = draft.layout
  const content = sections.flatMap(([, content], index) =>
    content ? [[components[index]?.instanceId ?? '', content] as const] : [],
  )
  return { ...draft, product: 'other', content: Object.fromEntries(content) }
}

const quote = (fields: InstanceDraft['fields']): [string, InstanceDraft] => [
  'QUOTE001',
  { fields, items: [] },
]

const found = (draft: Draft) =>
  listToDo(draft, manifest, []).map(({ id, entries }) => [id, entries.map(({ place }) => place)])

test('a page on which all is well leaves nothing to do', () => {
  expect(listToDo(page(quote(quoted)), manifest, [])).toEqual([])
})

test('a last day that is over is worth a look, from the day after it', () => {
  const draft = page(quote({ ...quoted, quotation: accepted('Half price until 19 November 2026.') }))
  const look = (today: string) =>
    listToDo(draft, manifest, [], today).find(({ id }) => id === 'look')?.entries
  expect(look('2026-11-19')).toBeUndefined()
  expect(look('2026-11-20')).toEqual([
    {
      place: { instanceId: 'QUO-0001', field: 'quotation' },
      text: '“Half price until 19 November 2026.”: 19 November 2026 is over. Change the words, or take the offer out.',
    },
  ])
})

test('a section in which nothing is written is one thing to do, not one for each of its values', () => {
  expect(found(page(['SHORTFAQ001']))).toEqual([['missing', [{ instanceId: 'SHO-0001' }]]])
})

test('each kind stands once, the worst first, with the places in the order of the page', () => {
  const questions = {
    fields: {},
    items: nameItems([
      { asked: accepted('How long does it take?'), told: pending('x'.repeat(401)) },
      { asked: accepted('What does it cost?') },
    ]),
  }
  const draft = page(
    quote({ ...quoted, quotation: failed(pending(''), 'Failed', 'timeout') }),
    ['SHORTFAQ001', questions],
    quote({ ...quoted, said_by: pending('') }),
  )
  expect(found(draft)).toEqual([
    ['failed', [{ instanceId: 'QUO-0001', field: 'quotation' }]],
    [
      'missing',
      [
        { instanceId: 'SHO-0001', field: 'told', item: 1 },
        { instanceId: 'QUO-0002', field: 'said_by' },
      ],
    ],
    ['over', [{ instanceId: 'SHO-0001', field: 'told', item: 0 }]],
    ['pending', [{ instanceId: 'SHO-0001', field: 'told', item: 0 }]],
  ])
})

test('what waits is judged as if it were accepted', () => {
  const band = { title: accepted('Open it today'), where: pending('javascript:alert(1)') }
  expect(found(page(['CTABAND001', { fields: band, items: [] }]))).toContainEqual([
    'wrong',
    [{ instanceId: 'CTA-0001', field: 'where' }],
  ])
})

test('pictures that are missing are one entry a section, which leads to the first of them', () => {
  const voice = { words: accepted('It took five minutes.'), who: accepted('A customer') }
  const testimonials = (...faces: string[]): [string, InstanceDraft] => [
    'TESTIMON002',
    { fields: {}, items: nameItems(faces.map((face) => ({ ...voice, face: accepted(face) }))) },
  ]
  const drawn = '/faces/one.jpg'
  const draft = page(testimonials(drawn, '', '', ''), testimonials(drawn, ''))
  const look = listToDo(draft, manifest, []).find(({ id }) => id === 'look')
  expect(look?.entries).toMatchObject([
    {
      place: { field: 'face', item: 1 },
      isOfSection: true,
      text: expect.stringMatching(/^3 pictures are missing/),
    },
    { place: { field: 'face', item: 1 }, text: expect.stringMatching(/^A picture is missing/) },
  ])
})

test('the page itself has its own: its name, and headers that do not go together', () => {
  const draft = { ...page(quote(quoted)), layout: { ...page(quote(quoted)).layout, pageName: '' } }
  expect(listToDo({ ...draft, displayName: '—' }, manifest, [])).toMatchObject([
    { id: 'wrong', entries: [{ target: 'page-name' }] },
  ])
})

test('a section that stays as it is is not looked through again', () => {
  const draft = page(quote({}), quote(quoted))
  const [first, second] = draft.layout.components
  if (!first || !second) throw new Error('two sections are on the page')
  const before = toDoIn(draft, manifest, first, undefined, [])
  const changed = { ...draft, content: { ...draft.content, [second.instanceId]: { fields: {}, items: [] } } }
  expect(toDoIn(changed, manifest, first, undefined, [])).toBe(before)
  expect(toDoIn({ ...draft, actionUrl: 'https://bank.example' }, manifest, first, undefined, [])).not.toBe(
    before,
  )
})

test('until somebody says what the page is about, that is one thing of the page itself', () => {
  const { product: _, ...draft } = page(quote(quoted))
  expect(listToDo(draft, manifest, [])).toMatchObject([{ id: 'look', entries: [{ target: 'page-details' }] }])
})

test('of a page in two languages what is to be translated is told once a section, what is out of step at its place', () => {
  const { fields, items } = page(['QUOTE001', { fields: quoted, items: [] }]).content['QUO-0001'] ?? {
    fields: {},
    items: [],
  }
  const draft = page(['QUOTE001', { fields, items }])
  const beside = (content: InstanceDraft): Draft => ({
    ...draft,
    content: { 'QUO-0001': content },
    layout: { ...draft.layout, locale: 'ar-AE' },
    other: { locale: 'en-AE', pageName: 'gold-card', content: draft.content },
  })
  const empty = listToDo(beside({ fields: {}, items: [] }), manifest, [])
  expect(empty.filter(({ id }) => id === 'missing')).toEqual([])
  expect(empty.find(({ id }) => id === 'toTranslate')?.entries).toMatchObject([
    { place: { instanceId: 'QUO-0001', field: 'quotation' }, text: '2 texts to translate from English.' },
  ])
  const stale = { ...accepted('استغرق خمس دقائق.'), madeFrom: 'another text' }
  const written = { quotation: stale, said_by: accepted('أحد العملاء') }
  expect(
    listToDo(beside({ fields: written, items: [] }), manifest, []).find(({ id }) => id === 'outOfStep')
      ?.entries,
  ).toMatchObject([{ place: { instanceId: 'QUO-0001', field: 'quotation' } }])
})

test('a last day that is over is told of both languages, each with its face', () => {
  const draft: Draft = {
    ...page(quote({ ...quoted, quotation: accepted('Half price until 19 November 2026.') })),
    other: {
      locale: 'ar-AE',
      pageName: 'gold-card',
      content: {
        'QUO-0001': { fields: { quotation: accepted('نصف السعر حتى 19 نوفمبر 2026.') }, items: [] },
      },
    },
  }
  const look = listToDo(draft, manifest, [], '2026-11-20').find(({ id }) => id === 'look')?.entries
  expect(look?.map(({ place, face }) => [place?.field, face])).toEqual([
    ['quotation', undefined],
    ['quotation', 'ar-AE'],
  ])
  expect(look?.[1]?.text).toContain('“نصف السعر حتى 19 نوفمبر 2026.”: 19 November 2026 is over.')
})

test('what the two languages do not say alike is told at its place, whichever is in front', () => {
  const english: Draft = {
    ...page(['QUOTE001', { fields: { quotation: accepted('It took 5 minutes.') }, items: [] }]),
    other: {
      locale: 'ar-AE',
      pageName: 'gold-card',
      content: { 'QUO-0001': { fields: { quotation: accepted('استغرق الأمر 7 دقائق.') }, items: [] } },
    },
  }
  for (const draft of [english, showFace(english, 'ar-AE')]) {
    expect(listToDo(draft, manifest, []).find(({ id }) => id === 'differ')?.entries).toEqual([
      {
        place: { instanceId: 'QUO-0001', field: 'quotation' },
        text: expect.stringMatching(/^English says “5 minutes”/),
      },
    ])
  }
})

test('a text that was shortened in one language is one line, with all that it lacks', () => {
  const said = 'A fee of AED 300, a rate of 4.24% and 12 visits a year.'
  const draft: Draft = {
    ...page(quote({ quotation: accepted(said) })),
    other: {
      locale: 'ar-AE',
      pageName: 'gold-card',
      content: { 'QUO-0001': { fields: { quotation: accepted('بطاقة لك.') }, items: [] } },
    },
  }
  const entries = listToDo(draft, manifest, []).find(({ id }) => id === 'differ')?.entries ?? []
  expect(entries).toHaveLength(1)
  for (const figure of ['AED 300', '4.24%', '12 visits']) expect(entries[0]?.text).toContain(figure)
})

test('a name of the team that one language lacks is told of as soon as it is a name', () => {
  const card = { quotation: accepted('A gold card.'), said_by: accepted('A customer') }
  const arabic = { quotation: accepted('بطاقة لك.'), said_by: accepted('أحد العملاء') }
  const draft = page(quote(card))
  const beside = { fields: arabic, items: [] }
  const both: Draft = {
    ...draft,
    other: { locale: 'ar-AE', pageName: 'gold-card', content: { 'QUO-0001': beside } },
  }
  const differing = (terms: readonly Term[]) =>
    listToDo(both, manifest, terms).find(({ id }) => id === 'differ')?.entries ?? []
  expect(differing([])).toEqual([])
  const named: Term = {
    id: 'gold',
    kind: 'product',
    wordings: [
      { locale: 'en-AE', text: 'gold card', status: 'preferred' },
      { locale: 'ar-AE', text: 'البطاقة الذهبية', status: 'preferred' },
    ],
  }
  expect(differing([named])).toMatchObject([{ place: { field: 'quotation' } }])
})

test('a link to what is not on the page is to be mended, until that is there', () => {
  const linked = (url: string): [string, InstanceDraft] => [
    'CTABAND001',
    { fields: { title: accepted('Ready?'), read: accepted('Apply'), where: accepted(url) }, items: [] },
  ]
  const told = (url: string) =>
    listToDo(page(linked(url), quote(quoted)), manifest, []).flatMap(({ entries }) =>
      entries.map(({ text }) => text),
    )
  expect(told('#nope')).toContainEqual(expect.stringContaining('leads to #nope, which is not on this page'))
  expect(told('#quo-0001')).not.toContainEqual(expect.stringContaining('not on this page'))
  expect(told('mailto:')).toContainEqual(expect.stringContaining('has no whole mail address'))
})

test('a figure that is parted from its condition is told with the line that says it', () => {
  const line = 'Up to 5% cashback if you spend AED 3,000 a month'
  const draft = page(quote({ ...quoted, quotation: accepted('I get up to 5% cashback.') }))
  const told = { ...draft, brief: { ...draft.brief, keyMessages: [line] } }
  const group = listToDo(told, manifest, []).find(({ id }) => id === 'figures')
  expect(group?.entries).toEqual([
    {
      place: { instanceId: 'QUO-0001', field: 'quotation' },
      text: expect.stringContaining(`The brief says: “${line}”`),
    },
  ])
})
