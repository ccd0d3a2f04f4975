import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { canonicalValue } from '#word/read/canonical-value.ts'
import { createDraft, type Draft } from '../draft.ts'
import { importContent } from '../draft-content.ts'
import { alignReturned } from '../returned/align-returned.ts'
import { listReturned } from '../returned/returned-changes.ts'
import { takeReturned } from '../returned/take-returned.ts'
import { addFace, importFace } from './add-face.ts'
import { findMovedOn, withSources } from './beside-texts.ts'
import { showFace } from './show-face.ts'
import { digestOf } from './text-digest.ts'

const { manifest } = loadCatalogue('catalogue')
const at = '2026-11-20T08:00:00.000Z'

const contentOf = (title: string, question: string) =>
  importContent(
    {
      'FAQ-0001': {
        fields: { title: { value: title, ai_generated: false } },
        items: [
          {
            question: { value: question, ai_generated: false },
            answer: { value: `<p>${question}</p>`, ai_generated: false },
          },
        ],
      },
    },
    at,
  )

function pageIn(locale: 'en-AE' | 'ar-AE', title: string, question: string): Draft {
  const components = [{ instanceId: 'FAQ-0001', code: 'FAQ001', position: 0, createdAt: at }]
  return {
    ...createDraft(at),
    layout: { components, pageName: 'card', locale },
    content: contentOf(title, question),
  }
}

/** English in front, Arabic behind. */
function bothFaces(): Draft {
  const draft = addFace(pageIn('en-AE', 'Questions', 'Why?'), 'ar-AE', manifest)
  const arabic = showFace(draft, 'ar-AE')
  return showFace(importFace(arabic, pageIn('ar-AE', 'أسئلة', 'لماذا؟')), 'en-AE')
}

const beside = {
  'FAQ-0001/title': 'Questions',
  'FAQ-0001/question/1': 'Why?',
  'FAQ-0001/answer/1': 'Why?',
}

test('a translation that comes back from Word says what it was made from, and leaves the English texts alone', () => {
  const draft = bothFaces()
  const translated = pageIn('ar-AE', 'الأسئلة الشائعة', 'لماذا؟')
  expect(findMovedOn(draft, translated, beside)).toEqual([])
  const next = importFace(draft, translated, beside)
  expect(next.layout.locale).toBe('ar-AE')
  expect(next.content['FAQ-0001']?.fields.title).toMatchObject({
    value: 'الأسئلة الشائعة',
    madeFrom: digestOf('Questions'),
  })
  expect(showFace(next, 'en-AE').content).toEqual(draft.content)
})

test('where the English text has changed meanwhile, the change is told and the translation is out of step', () => {
  const draft = bothFaces()
  const translated = pageIn('ar-AE', 'الأسئلة الشائعة', 'لماذا؟')
  const early = { ...beside, 'FAQ-0001/title': 'Answers', 'FAQ-0001/answer/1': 'Why  not?' }
  expect(findMovedOn(draft, translated, early)).toEqual([
    { instanceId: 'FAQ-0001', field: 'title' },
    { instanceId: 'FAQ-0001', field: 'answer', item: 0 },
  ])
  const { title } = importFace(draft, translated, early).content['FAQ-0001']?.fields ?? {}
  expect(title?.madeFrom).toBe(digestOf('Answers'))
})

test('a document of another page is compared with nothing', () => {
  const other = pageIn('ar-AE', 'أسئلة', '')
  const renamed = { ...other, layout: { ...other.layout, pageName: 'other' } }
  expect(findMovedOn(bothFaces(), renamed, { 'FAQ-0001/title': 'Answers' })).toEqual([])
})

test('a document that is taken into the page change by change says what its texts were made from, wherever they stand', () => {
  const page = showFace(bothFaces(), 'ar-AE')
  const read = pageIn('ar-AE', 'أسئلة', 'لم هذا؟')
  const aligned = alignReturned({
    page,
    returned: withSources(page, read, { ...beside, 'FAQ-0001/answer/1': 'Why not?' }),
    exported: undefined,
    manifest,
    canonical: canonicalValue,
  })
  const next = takeReturned(page, aligned, listReturned(aligned))
  const [item] = next.content['FAQ-0001']?.items ?? []
  expect(item?.values).toMatchObject({
    question: { value: 'لم هذا؟', madeFrom: digestOf('Why?') },
    answer: { value: '<p>لم هذا؟</p>', madeFrom: digestOf('Why not?') },
  })
  expect(showFace(next, 'en-AE').content).toEqual(showFace(page, 'en-AE').content)
})
