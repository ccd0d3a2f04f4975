import { expect, test } from 'vitest'
import { smallManifest } from '../../../../test/small-manifest.ts'
import { unwritten } from '../../values/field-value.ts'
import { edited } from '../../values/values.ts'
import { addNew } from '../add-new.ts'
import { compareDrafts } from '../compare/compare-drafts.ts'
import { readSections, writeSections } from '../compare/sections.ts'
import { createDraft, type Draft, draftSchema } from '../draft.ts'
import { removeInstance, renamePage } from '../draft-operations.ts'
import { addFace } from '../faces/add-face.ts'
import { showFace } from '../faces/show-face.ts'
import { restoreDraft, restoreSection, restoreSetting, restoreValue } from './restore.ts'

const at = '2026-11-20T08:00:00.000Z'
const later = '2026-11-21T08:00:00.000Z'
const page = ['HBR001', 'FAQ001', 'KBS001'].reduce((draft, code) => addNew(draft, code, at), createDraft(at))
const version = write(renamePage(page, 'Card'), 'HBR-0001', 'As it was')

test('the whole page becomes what it was', () => {
  const now = write(removeInstance(version, 'FAQ-0001'), 'HBR-0001', 'Otherwise')
  expect(compareDrafts(version, restoreDraft(now, version))).toEqual([])
})

test('a section that stands elsewhere gets its texts back, and stays there', () => {
  const moved = writeSections(version, [...readSections(version).values()].reverse())
  const now = write(moved, 'HBR-0001', 'Otherwise')
  const restored = restoreSection(now, version, 'HBR-0001')
  expect(titleOf(restored)).toBe('As it was')
  expect(idsOf(restored)).toEqual(idsOf(now))
})

test('a section that is gone comes back behind the one that it followed', () => {
  const restored = restoreSection(removeInstance(version, 'FAQ-0001'), version, 'FAQ-0001')
  expect(idsOf(restored)).toEqual(['HBR-0001', 'FAQ-0001', 'KBS-0001'])
})

test('a section whose id has gone to another one comes back under the next', () => {
  const now = addNew(removeInstance(version, 'FAQ-0001'), 'FAQ001', later)
  const restored = restoreSection(now, version, 'FAQ-0001')
  expect(idsOf(restored).toSorted()).toEqual(['FAQ-0001', 'FAQ-0002', 'HBR-0001', 'KBS-0001'])
  expect(draftSchema.safeParse(restored).success).toBe(true)
})

test('a value becomes what it was, and what stood there can be brought back', () => {
  const now = write(version, 'HBR-0001', 'Otherwise')
  const restored = restoreValue(now, version, { instanceId: 'HBR-0001', field: 'title' })
  expect(restored.content['HBR-0001']?.fields.title).toMatchObject({
    value: 'As it was',
    earlier: [{ value: 'Otherwise' }],
  })
})

test('a value of a section that is gone stays away', () => {
  const now = removeInstance(version, 'HBR-0001')
  expect(restoreValue(now, version, { instanceId: 'HBR-0001', field: 'title' })).toBe(now)
})

test('a setting becomes what it was', () => {
  const restored = restoreSetting(renamePage(version, 'Loan'), version, 'name')
  expect(compareDrafts(version, restored)).toEqual([])
})

test('a version of one language brings back that face alone, in whichever language the page is in front', () => {
  const both = addFace(version, 'ar-AE', smallManifest)
  const turned = write(showFace(both, 'ar-AE'), 'HBR-0001', 'كما كان')
  for (const now of [turned, write(showFace(turned, 'en-AE'), 'HBR-0001', 'Otherwise')]) {
    const titles = (draft: Draft) =>
      ['en-AE', 'ar-AE'].map((locale) => titleOf(showFace(draft, locale as 'en-AE' | 'ar-AE')))
    const place = { instanceId: 'HBR-0001', field: 'title' }
    for (const restored of [
      restoreDraft(now, version),
      restoreSection(now, version, 'HBR-0001'),
      restoreValue(now, version, place),
    ]) {
      expect(titles(restored)).toEqual(['As it was', 'كما كان'])
    }
  }
})

test('a section of two languages comes back in both', () => {
  const both = write(showFace(addFace(version, 'ar-AE', smallManifest), 'ar-AE'), 'HBR-0001', 'كما كان')
  const now = showFace(write(write(both, 'HBR-0001', 'غير ذلك'), 'HBR-0001', 'غيره'), 'en-AE')
  const restored = restoreSection(now, both, 'HBR-0001')
  expect([titleOf(restored), titleOf(showFace(restored, 'ar-AE'))]).toEqual(['As it was', 'كما كان'])
})

function write(draft: Draft, instanceId: string, title: string): Draft {
  const { fields = {}, items = [] } = draft.content[instanceId] ?? {}
  const value = edited(fields.title ?? unwritten, title, at)
  return {
    ...draft,
    content: { ...draft.content, [instanceId]: { fields: { ...fields, title: value }, items } },
  }
}

function titleOf(draft: Draft) {
  return draft.content['HBR-0001']?.fields.title?.value
}

function idsOf({ layout }: Draft): string[] {
  return layout.components.map(({ instanceId }) => instanceId)
}
