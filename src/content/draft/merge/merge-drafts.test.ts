import { expect, test } from 'vitest'
import type { FieldValue } from '../../values/field-value.ts'
import { unwritten } from '../../values/field-value.ts'
import { accepted, edited, written } from '../../values/values.ts'
import { addNew } from '../add-new.ts'
import { createDraft, type Draft, draftSchema } from '../draft.ts'
import {
  describePicture,
  moveInstance,
  removeInstance,
  renamePage,
  setProduct,
  setPublicUrl,
} from '../draft-operations.ts'
import { nameItems } from '../items.ts'
import { addWaivers, takeBackWaiver, type Waiver } from '../waiver.ts'
import { mergeDrafts } from './merge-drafts.ts'
import { isOpen, settleConflict } from './settle.ts'

const at = '2026-11-20T08:00:00.000Z'
const later = '2026-11-20T09:00:00.000Z'
const latest = '2026-11-20T10:00:00.000Z'

const typed = (text: string) => edited(unwritten, text, at)
const machine = (text: string) => written(unwritten, { value: text, notes: [] })

/** `FAQ-0001` with a title and two items, and `HBR-0001`. */
const base = page()

function page(): Draft {
  const sections = ['HBR001', 'FAQ001'].reduce((draft, code) => addNew(draft, code, at), createDraft(at))
  const items = nameItems([{ question: typed('One?') }, { question: typed('Two?') }])
  return { ...sections, content: { 'FAQ-0001': { fields: { title: machine('Questions') }, items } } }
}

function withTitle(draft: Draft, title: FieldValue, instanceId = 'FAQ-0001'): Draft {
  const { items = [], fields } = draft.content[instanceId] ?? {}
  return { ...draft, content: { ...draft.content, [instanceId]: { fields: { ...fields, title }, items } } }
}

function withItems(
  draft: Draft,
  change: (items: Draft['content'][string]['items']) => typeof items | never[],
) {
  const faq = draft.content['FAQ-0001'] ?? { fields: {}, items: [] }
  return {
    ...draft,
    content: { ...draft.content, 'FAQ-0001': { ...faq, items: change(faq.items) } },
  } as Draft
}

function merge(mine: Draft, theirs: Draft, from = base) {
  const merged = mergeDrafts({ base: from, mine, theirs })
  expect(draftSchema.safeParse(merged.draft).error).toBeUndefined()
  return merged
}

const titleOf = (draft: Draft, id = 'FAQ-0001') => draft.content[id]?.fields.title
const idsOf = (draft: Draft) => draft.layout.components.map(({ instanceId }) => instanceId)
const kindsOf = (list: readonly { kind: string }[]) => list.map(({ kind }) => kind)

test('pictures of both are known, and a page without any has no place for them', () => {
  const picture = { width: 900, height: 600, hasAlpha: false }
  const [one, other] = ['ab'.repeat(32), 'cd'.repeat(32)]
  const { draft } = merge(describePicture(base, one, picture), describePicture(base, other, picture))
  expect(draft.images).toEqual({ [one]: picture, [other]: picture })
  expect(merge(renamePage(base, 'Mine'), setPublicUrl(base, 'https://a.example')).draft).not.toHaveProperty(
    'images',
  )
})

test('what one of us changed is taken, wherever it is', () => {
  const mine = setPublicUrl(withTitle(base, typed('Mine')), 'https://bank.example')
  const theirs = renamePage(withTitle(base, typed('Hero'), 'HBR-0001'), 'Gold card')
  const { draft, cameIn, conflicts } = merge(mine, theirs)
  expect(conflicts).toEqual([])
  expect(titleOf(draft)?.value).toBe('Mine')
  expect(titleOf(draft, 'HBR-0001')?.value).toBe('Hero')
  expect(draft).toMatchObject({ displayName: 'Gold card', publicUrl: 'https://bank.example' })
  expect(kindsOf(cameIn)).toEqual(['setting', 'text'])
})

test('two wordings of one value are asked about; the other one stays within reach', () => {
  const { draft, conflicts } = merge(withTitle(base, typed('Mine')), withTitle(base, typed('Theirs')))
  expect(titleOf(draft)?.value).toBe('Mine')
  expect(conflicts).toMatchObject([
    { kind: 'value', field: 'title', base: { value: 'Questions' }, theirs: { value: 'Theirs' } },
  ])
  const [conflict] = conflicts
  if (!conflict) throw new Error('nothing is asked')
  const [mine, theirs] = [settleConflict(draft, conflict, 'mine'), settleConflict(draft, conflict, 'theirs')]
  expect(titleOf(mine)).toMatchObject({ value: 'Mine', earlier: [{ value: 'Theirs' }] })
  expect(titleOf(theirs)).toMatchObject({ value: 'Theirs', earlier: [{ value: 'Mine' }] })
  expect([mine, theirs].map((settled) => isOpen(settled, conflict))).toEqual([true, false])
})

test.each([
  [
    'the same text by both is one, and accepted if one of us accepted it',
    typed('Same'),
    machine('Same'),
    typed('Same'),
  ],
  [
    'new words win over a decision about the old ones',
    accepted(machine('Questions'), later),
    machine('New'),
    machine('New'),
  ],
])('%s', (_, mine, theirs, expected) => {
  for (const sides of [[mine, theirs] as const, [theirs, mine] as const]) {
    const { draft, conflicts } = merge(withTitle(base, sides[0]), withTitle(base, sides[1]))
    expect(conflicts).toEqual([])
    expect(titleOf(draft)).toMatchObject({ value: expected.value, status: expected.status })
  }
})

test('where I am writing nothing is taken unasked', () => {
  const theirs = withTitle(renamePage(base, 'Gold card'), typed('Theirs'))
  const open = { instanceId: 'FAQ-0001', field: 'title' }
  const { draft, conflicts } = mergeDrafts({ base, mine: base, theirs }, open)
  expect(titleOf(draft)?.value).toBe('Questions')
  expect(draft.displayName).toBe('Gold card')
  expect(conflicts).toMatchObject([{ kind: 'value', theirs: { value: 'Theirs' } }])
})

test('two sections that got the same id are two: theirs keeps it', () => {
  const mine = withTitle(addNew(base, 'FAQ001', later), typed('Mine'), 'FAQ-0002')
  const theirs = withTitle(addNew(base, 'FAQ001', latest), typed('Theirs'), 'FAQ-0002')
  const { draft, renamed, cameIn } = merge(mine, theirs)
  expect(titleOf(draft, 'FAQ-0002')?.value).toBe('Theirs')
  expect(titleOf(draft, 'FAQ-0003')?.value).toBe('Mine')
  expect([...renamed]).toEqual([['FAQ-0002', 'FAQ-0003']])
  expect(kindsOf(cameIn)).toEqual(['section-added'])
})

test('a number that came back is another section, even where its first one changed', () => {
  const mine = withTitle(addNew(removeInstance(base, 'FAQ-0001'), 'FAQ001', later), typed('Mine'))
  const { draft, conflicts } = merge(mine, withTitle(base, typed('Theirs')))
  expect(titleOf(draft)?.value).toBe('Theirs')
  expect(titleOf(draft, 'FAQ-0002')?.value).toBe('Mine')
  expect(conflicts).toEqual([{ kind: 'section', instanceId: 'FAQ-0001', removedBy: 'me' }])
})

test('a section that one removed and nobody rewrote is gone', () => {
  const mine = removeInstance(base, 'FAQ-0001')
  const theirs = withTitle(base, accepted(machine('Questions'), later))
  expect(idsOf(merge(mine, theirs).draft)).toEqual(['HBR-0001'])
  expect(idsOf(merge(theirs, mine).draft)).toEqual(['HBR-0001'])
})

test('a section that one removed and the other rewrote stays until somebody decides', () => {
  const removed = removeInstance(base, 'FAQ-0001')
  const rewritten = withTitle(base, typed('New'))
  const [mine, theirs] = [merge(removed, rewritten), merge(rewritten, removed)]
  for (const { draft } of [mine, theirs]) expect(titleOf(draft)?.value).toBe('New')
  expect(mine.conflicts).toMatchObject([{ removedBy: 'me' }])
  expect(theirs.conflicts).toMatchObject([{ removedBy: 'them' }])
  const [byMe] = mine.conflicts
  if (!byMe) throw new Error('nothing is asked')
  expect(idsOf(settleConflict(mine.draft, byMe, 'mine'))).toEqual(['HBR-0001'])
  expect(settleConflict(mine.draft, byMe, 'theirs')).toBe(mine.draft)
})

test('their order stands, and what I moved stands behind its neighbour of mine', () => {
  const three = addNew(base, 'KBS001', at)
  const moved = moveInstance(three, 0, 2)
  const mine = moved.ok ? moved.value : three
  const theirs = addNew(three, 'CardList003', later)
  expect(idsOf(mine)).toEqual(['FAQ-0001', 'KBS-0001', 'HBR-0001'])
  expect(idsOf(merge(mine, theirs, three).draft)).toEqual(['FAQ-0001', 'KBS-0001', 'HBR-0001', 'CAR-0001'])
})

test('both added the header of a brand: it is one header', () => {
  const { draft } = merge(addNew(base, 'HDR001-EI', later), addNew(base, 'HDR001-EI', latest))
  expect(idsOf(draft)).toEqual(['HDR-0001', 'HBR-0001', 'FAQ-0001'])
})

test('items are known by their ids: one moves while the other writes in it', () => {
  const mine = withItems(base, (items) => items.toReversed())
  const theirs = withItems(base, ([one, ...rest]) =>
    one ? [{ ...one, values: { question: typed('New?') } }, ...rest] : rest,
  )
  const { draft, conflicts } = merge(mine, theirs)
  expect(conflicts).toEqual([])
  expect(draft.content['FAQ-0001']?.items.map(({ values }) => values.question?.value)).toEqual([
    'Two?',
    'New?',
  ])
})

test('a row of a form that nobody had written in stays away when one of us took it out', () => {
  const rows = (...texts: string[]) => nameItems(texts.map((text) => (text ? { title: typed(text) } : {})))
  const cards = addNew(createDraft(at), 'CardList003', at)
  const withRows = (items: ReturnType<typeof rows>) => ({
    ...cards,
    content: { 'CAR-0001': { fields: {}, items } },
  })
  const { draft } = merge(
    withRows(rows('One', '', 'Three')),
    withRows([...rows('', '', '').slice(0, 1), ...rows('', '', '').slice(2)]),
    cards,
  )
  expect(draft.content['CAR-0001']?.items.map(({ id }) => id)).toEqual(['item-1', 'item-3'])
})

test('what an item is switched to goes with it', () => {
  const mine = { ...base, optionalElements: { 'FAQ-0001': { 'item-2': { pill: false } } } }
  const theirs = withItems(base, (items) => items.slice(0, 1))
  expect(merge(mine, theirs).draft.optionalElements).toEqual({ 'FAQ-0001': {} })
  expect(merge(mine, renamePage(base, 'x')).draft.optionalElements).toEqual(mine.optionalElements)
})

test('settings are asked about one by one, key messages as a whole, what is marked of them one by one', () => {
  const brief = (draft: Draft, change: Partial<Draft['brief']>) => ({
    ...draft,
    brief: { ...draft.brief, ...change },
  })
  const mine = brief(base, { topic: 'Cards', keyMessages: ['Fast'], leftOut: ['A'], confirmed: ['C'] })
  const theirs = brief(base, {
    audience: 'Families',
    keyMessages: ['Free'],
    leftOut: ['B'],
    changed: [{ was: 'AED 5', now: 'Fast' }],
  })
  const { draft, conflicts } = merge(mine, theirs)
  expect(draft.brief).toMatchObject({
    topic: 'Cards',
    audience: 'Families',
    keyMessages: ['Fast'],
    leftOut: ['B', 'A'],
    confirmed: ['C'],
    changed: [{ was: 'AED 5', now: 'Fast' }],
  })
  expect(conflicts).toEqual([{ kind: 'setting', setting: 'key-messages', base: [''], theirs: ['Free'] }])
})

test('of a line both sides know who confirmed it and where it comes from, as long as it stands', () => {
  const at = '2026-11-01T08:00:00.000Z'
  const brief = (draft: Draft, change: Partial<Draft['brief']>) => ({
    ...draft,
    brief: { ...draft.brief, ...change },
  })
  const first = brief(base, { keyMessages: ['Fee AED 5', 'Free', 'Fast'] })
  const sure = (line: string, by: string) => ({ line, confirmed: { by, at } })
  const mine = brief(first, {
    confirmed: ['Free', 'Gone', 'Fee AED 5'],
    sources: [sure('Free', 'sara'), sure('Gone', 'sara'), sure('Fee AED 5', 'sara')],
  })
  const theirs = brief(first, {
    confirmed: ['Fast'],
    sources: [sure('Fast', 'omar'), { line: 'Fee AED 5', taken: { from: 'table', of: '', at } }],
  })
  expect(merge(mine, theirs, first).draft.brief.sources).toEqual([
    sure('Free', 'sara'),
    { ...sure('Fee AED 5', 'sara'), taken: { from: 'table', of: '', at } },
    sure('Fast', 'omar'),
  ])
})

test('a waiver of either side stands, unless one of them took it back', () => {
  const waiver = (id: string): Waiver => ({
    ...{ id, rule: 'claim', version: '0', instanceId: 'FAQ-0001', field: 'title', digest: id, words: 'sure' },
    ...{ locale: 'en-AE', product: '', by: 'Omar', isVerified: true, reason: 'Agreed', at },
  })
  const from = addWaivers(base, [waiver('kept'), waiver('mine'), waiver('theirs')])
  const mine = addWaivers(takeBackWaiver(from, 'mine'), [waiver('new here')])
  const theirs = addWaivers(takeBackWaiver(from, 'theirs'), [waiver('new there')])
  const { draft, conflicts } = merge(mine, theirs, from)
  expect(draft.waivers?.map(({ id }) => id)).toEqual(['kept', 'new there', 'new here'])
  expect(conflicts).toEqual([])
  expect(draftSchema.safeParse(draft).success).toBe(true)
})

test('two products are asked about, and one is taken', () => {
  const merged = merge(setProduct(base, 'account'), setProduct(base, 'deposit'))
  expect(merged.conflicts).toEqual([
    { kind: 'setting', setting: 'product', base: undefined, theirs: 'deposit' },
  ])
  expect(merge(setProduct(base, 'account'), withTitle(base, typed('New'))).draft.product).toBe('account')
})
