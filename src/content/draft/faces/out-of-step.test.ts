import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import type { Place } from '../../place.ts'
import { setValue } from '../../slots.ts'
import { type FieldValue, unwritten } from '../../values/field-value.ts'
import { accepted, edited, replaced, restored } from '../../values/values.ts'
import { addNew } from '../add-new.ts'
import { completeContent } from '../complete-draft.ts'
import { createDraft, type Draft } from '../draft.ts'
import { duplicateInstance, setActionUrl, setPublicUrl } from '../draft-operations.ts'
import { addItem, duplicateItem, moveItem, removeItem } from '../item-operations.ts'
import { changeValue, findSlot } from '../review.ts'
import { addFace, importFace } from './add-face.ts'
import { followStructure } from './follow-structure.ts'
import { countSteps, findSteps, findStepsBehind, inStep } from './out-of-step.ts'
import { showFace } from './show-face.ts'

const { manifest } = loadCatalogue('catalogue')
const at = '2026-11-20T08:00:00.000Z'
const [card, hero] = ['CAR-0001', 'HBR-0001']

const componentOf = (id: string) =>
  findComponent(manifest, id === card ? 'CardList003' : 'HBR001') as Component

/** What the builder does with each change. */
const then = (draft: Draft, change: (draft: Draft) => Draft) =>
  completeContent(followStructure(draft, change(draft), manifest), manifest)

const set = (draft: Draft, id: string, place: Place, next: (value: FieldValue) => FieldValue) =>
  then(draft, (now) => {
    const component = componentOf(id)
    const slot = findSlot(component, now.content[id] ?? { fields: {}, items: [] }, place)
    if (!slot) throw new Error(place.field)
    return changeValue(now, component, id, slot, next)
  })
const type = (draft: Draft, id: string, place: Place, text: string) =>
  set(draft, id, place, (value) => edited(value, text, at))

const title = { field: 'title' }
const picture = { field: 'image_url', item: 0 }
const start = () => {
  const placed = ['HBR001', 'CardList003'].reduce((draft, code) => addNew(draft, code, at), createDraft(at))
  const empty = completeContent(placed, manifest)
  const titled = type(
    type(empty, hero, title, 'A card for every day'),
    card,
    { field: 'title', item: 0 },
    'Gold',
  )
  return type(
    type(titled, hero, { field: 'cta_url' }, '/en/apply'),
    card,
    picture,
    'https://bank.example/a.jpg',
  )
}
const arabic = (draft: Draft) => showFace(addFace(draft, 'ar-AE', manifest), 'ar-AE')
const english = (draft: Draft) => showFace(draft, 'en-AE')
const valueIn = (draft: Draft, id: string, { field, item }: Place) =>
  (item === undefined ? draft.content[id]?.fields : draft.content[id]?.items[item]?.values)?.[field]
const stepsOf = (draft: Draft) =>
  findSteps(draft, manifest).map(
    ({ instanceId, slot, step }) => `${instanceId} ${slot.item ?? ''} ${slot.field} ${step}`,
  )

test('a face that is made has the same items, pictures and numbers, addresses as they follow, and no texts', () => {
  const draft = setActionUrl(setPublicUrl(start(), 'https://bank.example/en/cards'), '/en/apply')
  const face = arabic(draft)
  expect(face.content[card]?.items.map(({ id }) => id)).toEqual(
    draft.content[card]?.items.map(({ id }) => id),
  )
  expect(valueIn(face, card, picture)).toEqual(valueIn(draft, card, picture))
  expect(valueIn(face, hero, { field: 'cta_url' })).toMatchObject({ value: '/ar/apply', status: 'pending' })
  expect(valueIn(face, hero, title)).toBeUndefined()
  expect(face).toMatchObject({ publicUrl: 'https://bank.example/ar/cards', actionUrl: '/ar/apply' })
  expect(stepsOf(face)).toEqual([`${hero}  title to-translate`, `${card} 0 title to-translate`])
  expect(english(face)).toEqual({ ...draft, other: expect.anything() })
  expect(arabic(face)).toBe(face)
})

test('a text that is written beside another goes with it until that one changes, and again once it is called right, typed or taken back', () => {
  const translated = type(arabic(start()), hero, title, 'بطاقة لكل يوم')
  expect(stepsOf(translated)).not.toContain(`${hero}  title out-of-step`)
  const changed = arabic(type(english(translated), hero, title, 'A card for every week'))
  expect(stepsOf(changed)).toContain(`${hero}  title out-of-step`)
  expect(stepsOf(english(changed))).toEqual([])
  expect(countSteps(findStepsBehind(english(changed), manifest))).toEqual({
    'to-translate': 1,
    'out-of-step': 1,
  })

  const opposite = valueIn(english(changed), hero, title) ?? unwritten
  const called = set(changed, hero, title, (value) => inStep(value, opposite))
  expect(stepsOf(called)).not.toContain(`${hero}  title out-of-step`)
  expect(valueIn(called, hero, title)).toMatchObject({ value: 'بطاقة لكل يوم', status: 'accepted' })

  expect(stepsOf(type(changed, hero, title, 'بطاقة لكل أسبوع'))).not.toContain(`${hero}  title out-of-step`)
  const back = arabic(type(english(changed), hero, title, ' A card for every day '))
  expect(stepsOf(back)).not.toContain(`${hero}  title out-of-step`)
})

test('whoever polishes a translation does not make its source out of step', () => {
  const translated = type(arabic(start()), hero, title, 'بطاقة لكل يوم')
  const polished = type(translated, hero, title, 'بطاقتك اليومية')
  expect([...stepsOf(english(polished)), ...stepsOf(polished)]).not.toContain(`${hero}  title out-of-step`)
})

test('what decides nothing about the words keeps what they were made from', () => {
  const translated = type(arabic(start()), hero, title, 'بطاقة لكل يوم')
  const stale = arabic(type(english(translated), hero, title, 'A card for every week'))
  for (const next of [
    set(stale, hero, title, (value) => accepted(value, at)),
    set(stale, hero, title, (value) => replaced(value, 'بطاقة لكل يومين')),
    type(arabic(type(english(stale), hero, title, 'A card')), hero, { field: 'cta_url' }, '/ar/now'),
  ]) {
    expect(stepsOf(next)).toContain(`${hero}  title out-of-step`)
  }
  const anew = set(stale, hero, title, (value) => ({ ...edited(value, 'بطاقة لكل أسبوع', at) }))
  const older = set(anew, hero, title, (value) => restored(value, 0))
  expect(stepsOf(older)).toContain(`${hero}  title out-of-step`)
})

test('of two texts that nobody made from one another, the one that stays goes with what stood beside it', () => {
  const draft = start()
  const made = addFace(draft, 'ar-AE', manifest)
  const content = setValue({ ...draft, content: made.other?.content ?? {} }, componentOf(hero), hero, title, {
    value: 'بطاقة',
    retryCount: 0,
    status: 'accepted',
    acceptedAt: at,
  }).content
  const both: Draft = { ...made, other: { ...(made.other as NonNullable<Draft['other']>), content } }
  expect(findStepsBehind(both, manifest).filter(({ step }) => step === 'out-of-step')).toEqual([])
  expect(stepsOf(arabic(type(both, hero, title, 'Another card')))).toContain(`${hero}  title out-of-step`)
})

test('pictures and addresses follow as long as the other face has none of its own', () => {
  const link = { field: 'cta_url' }
  const followed = type(
    type(english(arabic(start())), card, picture, 'https://bank.example/b.jpg'),
    hero,
    link,
    '/en/now',
  )
  expect(valueIn(arabic(followed), card, picture)).toMatchObject({ value: 'https://bank.example/b.jpg' })
  expect(valueIn(arabic(followed), hero, link)).toMatchObject({ value: '/ar/now', status: 'pending' })

  const own = english(type(type(arabic(followed), hero, link, '/ar/special'), hero, title, 'بطاقة'))
  expect(valueIn(own, hero, link)).toMatchObject({ value: '/en/now' })
  expect(valueIn(arabic(type(own, hero, link, '/en/later')), hero, link)).toMatchObject({
    value: '/ar/special',
  })
})

test('a link that is not of one language is the same in both, with its state', () => {
  const linked = type(english(arabic(start())), hero, { field: 'cta_url' }, 'tel:+97145555555')
  expect(valueIn(arabic(linked), hero, { field: 'cta_url' })).toMatchObject({
    value: 'tel:+97145555555',
    status: 'accepted',
  })
})

test('items and sections that are added, copied, moved and removed are so in both, and a copy has the texts of both', () => {
  const component = componentOf(card)
  const written = english(type(arabic(start()), card, { field: 'title', item: 0 }, 'ذهبية'))
  const titlesOf = (draft: Draft, id = card) =>
    draft.content[id]?.items.map(({ values }) => values.title?.value ?? '')
  const added = then(written, (draft) => addItem(draft, component, card, 'new', 0))
  const copied = then(added, (draft) => duplicateItem(draft, component, card, 1, 'copy'))
  expect(titlesOf(copied)?.slice(0, 3)).toEqual(['', 'Gold', 'Gold'])
  expect(titlesOf(arabic(copied))?.slice(0, 3)).toEqual(['', 'ذهبية', 'ذهبية'])
  const moved = then(arabic(copied), (draft) => moveItem(draft, component, card, 2, 0))
  expect(titlesOf(english(moved))?.slice(0, 2)).toEqual(['Gold', ''])
  const removed = then(moved, (draft) => removeItem(draft, component, card, 0))
  expect(titlesOf(english(removed))?.slice(0, 2)).toEqual(['', 'Gold'])

  const twice = then(removed, (draft) =>
    duplicateInstance(draft, card, { code: 'CardList003', instanceId: 'CAR-0002', createdAt: at }),
  )
  expect(titlesOf(twice, 'CAR-0002')).toEqual(titlesOf(twice))
  expect(titlesOf(english(twice), 'CAR-0002')).toEqual(titlesOf(english(twice)))
})

test('the same page read from a document leaves the other face, whose texts go on by their items, also empty ones; another page does not', () => {
  const written = english(type(arabic(start()), card, { field: 'title', item: 0 }, 'ذهبية'))
  const added = then(written, (draft) => addItem(draft, componentOf(card), card, 'new'))
  const { other: _, ...read } = structuredClone(written)
  const items = (read.content[card]?.items ?? []).map((item, index) => ({ ...item, id: `item-${index + 1}` }))
  const imported: Draft = { ...read, content: { ...read.content, [card]: { fields: {}, items } } }
  const next = then(added, (draft) => importFace(draft, imported))
  expect(next.content[card]?.items.map(({ id }) => id)).toEqual(
    added.content[card]?.items.map(({ id }) => id),
  )
  expect(valueIn(arabic(next), card, { field: 'title', item: 0 })).toMatchObject({ value: 'ذهبية' })
  const another = { ...imported, layout: { ...imported.layout, pageName: 'loans' } }
  expect(then(added, (draft) => importFace(draft, another))).not.toHaveProperty('other')
})

test('two hundred sections are in two languages at once', () => {
  const placed = Array.from({ length: 200 }).reduce<Draft>(
    (draft) => addNew(draft, 'CardList003', at),
    createDraft(at),
  )
  const draft = completeContent(placed, manifest)
  const started = performance.now()
  const made = completeContent(addFace(draft, 'ar-AE', manifest), manifest)
  expect(performance.now() - started).toBeLessThan(1000)
  expect(Object.keys(made.other?.content ?? {})).toHaveLength(200)
})
