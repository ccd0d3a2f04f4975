import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { findComponent } from '#catalogue/lookup.ts'
import { setValue } from '../../slots.ts'
import type { FieldValue } from '../../values/field-value.ts'
import { addNew } from '../add-new.ts'
import { createDraft, type Draft } from '../draft.ts'
import { contextOf, findHits, type Hit } from './find-hits.ts'
import type { Search } from './match-words.ts'
import { replaceHits } from './replace-hits.ts'

const { manifest } = loadCatalogue('catalogue')
const at = '2026-11-20T08:00:00.000Z'
const blank = ['HBR001', 'FAQ001'].reduce((draft, code) => addNew(draft, code, at), createDraft(at))
const answer = { field: 'answer', item: 0 }

test('a text that nobody accepted keeps status and origin, and its earlier text can come back', () => {
  const before = pending('Our card pays you back')
  const { draft } = replaceAll(heroWith(before), 'card', 'account')
  expect(titleOf(draft)).toEqual({
    ...before,
    value: 'Our account pays you back',
    earlier: [{ value: before.value, origin: before.origin }],
  })
})

test('an accepted text stays accepted and is by a person then', () => {
  const before: FieldValue = { ...pending('A card, a Card'), status: 'accepted', acceptedAt: at }
  expect(titleOf(replaceAll(heroWith(before), 'card', 'loan').draft)).toMatchObject({
    value: 'A loan, a loan',
    origin: { by: 'person' },
    status: 'accepted',
    acceptedAt: at,
  })
})

test('rich text is read across its tags, and its tags stay', () => {
  const draft = withAnswer('Get the <strong>gold</strong> card <em>now</em>.')
  expect(answerOf(replaceAll(draft, 'gold card', 'silver card').draft)).toBe(
    'Get the <strong>silver card</strong> <em>now</em>.',
  )
  expect(answerOf(replaceAll(draft, 'strong', 'x').draft)).toBe(
    'Get the <strong>gold</strong> card <em>now</em>.',
  )
})

test('what is put in is a text, never tags', () => {
  const { draft } = replaceAll(withAnswer('one card'), 'card', '<b>&')
  expect(answerOf(draft)).toBe('one &lt;b&gt;&amp;')
})

test('addresses are found in fields and in the links of rich text, apart from words', () => {
  const hero = setAt(blank, 'HBR-0001', { field: 'cta_url' }, pending('https://old.example/apply'))
  const draft = setAt(hero, 'FAQ-0001', answer, pending('See <a href="https://old.example/x">old terms</a>'))
  expect(find(draft, 'old').map(({ kind }) => kind)).toEqual(['address', 'text', 'address'])
  const moved = replaceHits(draft, find(draft, 'old.example'), 'new.example').draft
  expect(moved.content['HBR-0001']?.fields.cta_url?.value).toBe('https://new.example/apply')
  expect(answerOf(moved)).toBe('See <a href="https://new.example/x">old terms</a>')
})

test('an address that would lead nowhere is left as it is, and named', () => {
  const hero = setAt(blank, 'HBR-0001', { field: 'cta_url' }, pending('https://old.example/apply'))
  const draft = setAt(hero, 'FAQ-0001', answer, pending('<a href="https://old.example">terms</a>'))
  const { draft: same, outcomes } = replaceAll(draft, 'https:', 'javascript:')
  expect(outcomes.map(({ isLeft, problem }) => [isLeft, problem?.problem])).toEqual([
    [true, 'unsafe-url'],
    [true, 'unsafe-url'],
  ])
  expect(same).toEqual(draft)
})

test('a required text is not emptied, and one that grows over its limit is named', () => {
  const emptied = replaceAll(heroWith(pending('Gold card')), 'gold card', '')
  expect(emptied.outcomes[0]).toMatchObject({ isLeft: true, problem: { problem: 'required-empty' } })
  const grown = replaceAll(heroWith(pending('Gold card')), 'card', 'card '.repeat(20).trim())
  expect(grown.outcomes[0]).toMatchObject({ isLeft: false, problem: { problem: 'too-long' } })
  expect(titleOf(grown.draft)?.status).toBe('pending')
})

test('one hit alone gives way, the others stay', () => {
  const draft = heroWith(pending('card, card, card'))
  const second = find(draft, 'card')[1] as Hit
  expect(titleOf(replaceHits(draft, [second], 'loan').draft)?.value).toBe('card, loan, card')
})

test('the words around a hit are cut between words', () => {
  const text = `${'before '.repeat(20)}card${' behind'.repeat(20)}`
  const start = text.indexOf('card')
  const { before, found, after } = contextOf({ text, range: { start, end: start + 4 } })
  expect(found).toBe('card')
  expect(before).toMatch(/^…before .*before $/)
  expect(after).toMatch(/^ behind .*behind…$/)
})

function find(draft: Draft, words: string, search: Partial<Search> = {}) {
  return findHits(draft, manifest, { words, spelling: 'loose', extent: 'part', ...search })
}

function replaceAll(draft: Draft, words: string, by: string) {
  return replaceHits(draft, find(draft, words), by)
}

function pending(value: string): FieldValue {
  return { value, origin: { by: 'writer', writer: 'draft' }, retryCount: 1, status: 'pending' }
}

function heroWith(value: FieldValue) {
  return setAt(blank, 'HBR-0001', { field: 'title' }, value)
}

function withAnswer(html: string) {
  return setAt(blank, 'FAQ-0001', answer, pending(html))
}

function setAt(draft: Draft, instanceId: string, place: { field: string; item?: number }, value: FieldValue) {
  const code = draft.layout.components.find((each) => each.instanceId === instanceId)?.code ?? ''
  const component = findComponent(manifest, code)
  if (!component) throw new Error(code)
  return setValue(draft, component, instanceId, place, value)
}

function titleOf(draft: Draft) {
  return draft.content['HBR-0001']?.fields.title
}

function answerOf(draft: Draft) {
  return draft.content['FAQ-0001']?.items[0]?.values.answer?.value
}
