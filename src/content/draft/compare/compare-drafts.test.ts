import { array, assert, integer, property, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { unwritten } from '../../values/field-value.ts'
import { accepted, edited, written } from '../../values/values.ts'
import { addNew } from '../add-new.ts'
import { createDraft, type Draft } from '../draft.ts'
import { moveInstance, removeInstance, renamePage, setLocale, setPublicUrl } from '../draft-operations.ts'
import { showFace } from '../faces/show-face.ts'
import { nameItems } from '../items.ts'
import { compareDrafts } from './compare-drafts.ts'
import { findMoved } from './find-moved.ts'

const at = '2026-11-20T08:00:00.000Z'
const page = ['HBR001', 'FAQ001', 'KBS001'].reduce((draft, code) => addNew(draft, code, at), createDraft(at))
const typed = (text: string) => edited(unwritten, text, at)

function withFaq(
  draft: Draft,
  title: Draft['content'][string]['fields'][string],
  ...questions: string[]
): Draft {
  const items = nameItems(questions.map((question) => ({ question: typed(question) })))
  return { ...draft, content: { 'FAQ-0001': { fields: { title }, items } } }
}

const shortly = (before: Draft, after: Draft) =>
  compareDrafts(before, after).map((each) =>
    [each.kind, 'instanceId' in each && each.instanceId, 'setting' in each && each.setting]
      .concat('item' in each ? String(each.item) : [], 'locale' in each ? String(each.locale) : [])
      .filter(Boolean)
      .join(' '),
  )

test('of a page, then section by section, those that are gone last', () => {
  const moved = moveInstance(removeInstance(page, 'FAQ-0001'), 0, 1)
  const after = addNew(
    renamePage(setLocale(moved.ok ? moved.value : page, 'ar-AE'), 'Gold'),
    'CardList003',
    at,
  )
  expect(shortly(page, after)).toEqual([
    'setting name',
    'setting locale',
    'section-moved KBS-0001',
    'section-added CAR-0001',
    'section-removed FAQ-0001',
  ])
})

test('of a section, its words, what is decided about them, and its items', () => {
  const machine = written(unwritten, { value: 'Questions', notes: [] })
  const before = withFaq(page, machine, 'One?', 'Two?')
  expect(shortly(before, withFaq(page, accepted(machine, at), 'New?', 'Two?', 'Three?'))).toEqual([
    'status FAQ-0001',
    'text FAQ-0001 0',
    'item-added FAQ-0001 2',
  ])
  expect(shortly(before, withFaq(page, typed('Answers'), 'One?'))).toEqual([
    'text FAQ-0001',
    'item-removed FAQ-0001 1',
  ])
  expect(compareDrafts(before, structuredClone(before))).toEqual([])
})

test('what stayed stands in its order, and it is as much as can be', () => {
  const order = uniqueArray(integer({ min: 0, max: 9 }).map(String), { maxLength: 8 })
  assert(
    property(order, array(integer({ min: 0, max: 7 }), { maxLength: 2 }), (before, places) => {
      const after = places.reduce((keys, place) => {
        const [moved, ...rest] = keys
        return moved === undefined ? keys : rest.toSpliced(place, 0, moved)
      }, before)
      const moved = findMoved(before, after)
      expect(moved.size).toBeLessThanOrEqual(places.length)
      const stays = (key: string) => !moved.has(key)
      expect(after.filter(stays)).toEqual(before.filter(stays))
    }),
  )
})

test('of a page of two languages what is of the face behind says so, whichever was in front before', () => {
  const one = withFaq(page, typed('Questions'), 'One?')
  const both: Draft = { ...one, other: { locale: 'ar-AE', content: one.content, pageName: '' } }
  const turned = showFace(both, 'ar-AE')
  expect(compareDrafts(turned, both)).toEqual([])
  expect(shortly(one, both)).toEqual(['face-added ar-AE'])
  const edited = setPublicUrl(withFaq(turned, typed('أسئلة'), 'One?'), 'https://bank.example/ar')
  expect(shortly(both, edited)).toEqual(['setting public-url', 'text FAQ-0001'])
  expect(shortly(both, showFace(edited, 'en-AE'))).toEqual([
    'text FAQ-0001 ar-AE',
    'setting public-url ar-AE',
  ])
})
