import { expect, test } from 'vitest'
import { smallManifest } from '../../../../test/small-manifest.ts'
import { unwritten } from '../../values/field-value.ts'
import { edited } from '../../values/values.ts'
import { addNew } from '../add-new.ts'
import { createDraft, type Draft, draftSchema } from '../draft.ts'
import { removeInstance, setPublicUrl } from '../draft-operations.ts'
import { addFace } from '../faces/add-face.ts'
import { followStructure } from '../faces/follow-structure.ts'
import { showFace } from '../faces/show-face.ts'
import { emptyHistory, recordChange, redoChange, undoChange } from '../history.ts'
import { nameItems } from '../items.ts'
import { mergeDrafts } from './merge-drafts.ts'
import { isOpen, settleConflict } from './settle.ts'
import { takeIn } from './take-in.ts'

const at = '2026-11-20T08:00:00.000Z'
const typed = (text: string) => edited(unwritten, text, at)
const write = (draft: Draft, text: string): Draft => {
  const faq = draft.content['FAQ-0001'] ?? { fields: {}, items: [] }
  const title = edited(faq.fields.title ?? unwritten, text, at)
  const content = { ...draft.content, 'FAQ-0001': { ...faq, fields: { ...faq.fields, title } } }
  return followStructure(draft, { ...draft, content }, undefined)
}
const withoutItem = (draft: Draft): Draft => {
  const faq = draft.content['FAQ-0001'] ?? { fields: {}, items: [] }
  const content = { ...draft.content, 'FAQ-0001': { ...faq, items: faq.items.slice(1) } }
  return followStructure(draft, { ...draft, content }, undefined)
}
const arabic = (draft: Draft) => showFace(draft, 'ar-AE')
const english = (draft: Draft) => showFace(draft, 'en-AE')
const titleOf = ({ content }: Draft) => content['FAQ-0001']?.fields.title?.value

const single: Draft = write(
  {
    ...addNew(createDraft(at), 'FAQ001', at),
    content: { 'FAQ-0001': { fields: {}, items: nameItems([{ question: typed('One?') }, {}]) } },
  },
  'Questions',
)
const both = english(write(arabic(addFace(single, 'ar-AE', smallManifest)), 'أسئلة'))

function merge(mine: Draft, theirs: Draft, base: Draft = both) {
  const merged = mergeDrafts({ base, mine, theirs })
  expect(draftSchema.safeParse(merged.draft).error).toBeUndefined()
  return merged
}

test('what each wrote in another face is there, with mine in front', () => {
  const { draft, conflicts, cameIn } = merge(
    write(both, 'Good questions'),
    write(arabic(both), 'أسئلة شائعة'),
  )
  expect(conflicts).toEqual([])
  expect(titleOf(draft)).toBe('Good questions')
  expect(titleOf(arabic(draft))).toBe('أسئلة شائعة')
  expect(cameIn).toMatchObject([{ kind: 'text', field: 'title', locale: 'ar-AE' }])
})

test('two texts of one face are asked about, by the name of that face, and decided in it', () => {
  const mine = english(write(arabic(both), 'أسئلتك'))
  const { draft, conflicts } = merge(mine, write(arabic(both), 'أسئلة شائعة'))
  expect(conflicts).toMatchObject([{ kind: 'value', field: 'title', locale: 'ar-AE' }])
  const [conflict] = conflicts
  if (!conflict) throw new Error('none')
  expect([isOpen(draft, conflict), isOpen(arabic(draft), conflict)]).toEqual([true, true])
  const settled = settleConflict(draft, conflict, 'theirs')
  expect([titleOf(settled), titleOf(arabic(settled))]).toEqual(['Questions', 'أسئلة شائعة'])
  expect(isOpen(settled, conflict)).toBe(false)
})

test('an address of the other face that both set is asked about as its own', () => {
  const set = (url: string) => setPublicUrl(arabic(both), url)
  const { draft, conflicts } = merge(
    english(set('https://bank.example/ar/a')),
    set('https://bank.example/ar/b'),
  )
  expect(conflicts).toMatchObject([{ kind: 'setting', setting: 'public-url', locale: 'ar-AE' }])
  expect(draft.other?.publicUrl).toBe('https://bank.example/ar/a')
})

test('an item that one removes and the other rewrites in the other face stays in both until that is decided', () => {
  const rewritten = () => {
    const turned = arabic(both)
    const faq = turned.content['FAQ-0001']
    const items = faq?.items.map((item, index) =>
      index === 0 ? { ...item, values: { question: typed('سؤال؟') } } : item,
    )
    return { ...turned, content: { 'FAQ-0001': { fields: faq?.fields ?? {}, items: items ?? [] } } } as Draft
  }
  const { draft, conflicts } = merge(withoutItem(both), rewritten())
  expect(conflicts).toMatchObject([{ kind: 'item', removedBy: 'me' }])
  for (const face of [draft, arabic(draft)]) expect(face.content['FAQ-0001']?.items).toHaveLength(2)
})

test('a page without its second face, as an older browser sends it, takes no face from whoever made one meanwhile', () => {
  const older = write(single, 'Other questions')
  const { draft, conflicts } = merge(both, older, single)
  expect(conflicts).toEqual([])
  expect([titleOf(draft), titleOf(arabic(draft))]).toEqual(['Other questions', 'أسئلة'])
  const shown = merge(arabic(both), older, single).draft
  expect([shown.layout.locale, titleOf(shown)]).toEqual(['ar-AE', 'أسئلة'])
})

test('a face that is taken away goes, unless somebody wrote in it since', () => {
  expect(merge(setPublicUrl(both, 'https://bank.example'), single).draft).not.toHaveProperty('other')
  const kept = merge(english(write(arabic(both), 'أسئلتك')), single).draft
  expect(titleOf(arabic(kept))).toBe('أسئلتك')
})

test('two who both made the face are asked where they wrote different texts', () => {
  const made = (text: string) => english(write(arabic(addFace(single, 'ar-AE', smallManifest)), text))
  const { draft, conflicts } = merge(made('أسئلة'), made('أسئلة شائعة'), single)
  expect(conflicts).toMatchObject([{ kind: 'value', locale: 'ar-AE' }])
  expect(titleOf(arabic(draft))).toBe('أسئلة')
})

test('sections that one removed are gone from both faces', () => {
  const removed = followStructure(both, removeInstance(both, 'FAQ-0001'), undefined)
  const { draft } = merge(setPublicUrl(both, 'https://bank.example'), removed)
  expect([draft.content, draft.other?.content]).toEqual([{}, {}])
})

test('what was done before another face came in is undone in the face that it was done in', () => {
  const mine = write(single, 'My questions')
  const history = recordChange(emptyHistory, { type: 'edit' }, single, mine)
  const added = addFace(single, 'ar-AE', smallManifest)
  const { page } = takeIn(
    { base: single, draft: mine, history, conflicts: [] },
    { draft: added, by: 'sara', at },
  )
  const undone = undoChange(arabic(page.draft), page.history)
  expect(undone && [undone.draft.layout.locale, titleOf(undone.draft)]).toEqual(['en-AE', 'Questions'])
  const redone = undone && redoChange(arabic(undone.draft), undone.history)
  expect(redone && [redone.draft.layout.locale, titleOf(redone.draft)]).toEqual(['en-AE', 'My questions'])
})
