import { expect, test } from 'vitest'
import type { Locale } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { addNew } from '#content/draft/add-new.ts'
import { completeContent } from '#content/draft/complete-draft.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { importContent } from '#content/draft/draft-content.ts'
import { setLocale } from '#content/draft/draft-operations.ts'
import { addFace } from '#content/draft/faces/add-face.ts'
import { findSteps } from '#content/draft/faces/out-of-step.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { writeFieldRequestSchema } from '#content/writing/writing.ts'
import { knownOfText } from './known-of-text.ts'
import { learnPairs } from './memory/learn-pairs.ts'
import { indexMemory } from './memory/memory-index.ts'
import type { Term } from './terms/term.ts'
import { indexTerms } from './terms/term-index.ts'
import { translatePage } from './translate-page.ts'

const { directory, manifest } = loadCatalogue('catalogue')
const at = '2026-11-20T08:00:00.000Z'
const codes = [
  'HDR001-ENBD',
  'HBR001',
  'KBS001',
  'CardList003',
  'HLNUM001',
  'ProdList001',
  'FAQ001',
  'FTR001-ENBD',
]

/** With the samples of its components, all of it accepted. */
function pageIn(locale: Locale): Draft {
  const draft = setLocale(
    codes.reduce((page, code) => addNew(page, code, at), createDraft(at)),
    locale,
  )
  const samples = draft.layout.components.map(({ code, instanceId }) => [
    instanceId,
    loadSample(directory, code, locale),
  ])
  const content = importContent(readData(dataSchema.parse(Object.fromEntries(samples))), at)
  return completeContent({ ...draft, content: { ...draft.content, ...content } }, manifest)
}

/** The two samples of each section have the same items. */
function bothFaces(): Draft {
  const [english, arabic] = [pageIn('en-AE'), pageIn('ar-AE')]
  return { ...english, other: { locale: 'ar-AE', content: arabic.content, pageName: 'page' } }
}

const { accepted } = learnPairs({ ...bothFaces(), content: {} }, bothFaces(), manifest, { by: 'brand', at })
const known = { memory: indexMemory(accepted, 'ENBD'), terms: indexTerms([], 'ENBD') }
const asked = (draft: Draft) => findSteps(draft, manifest).filter(({ step }) => step === 'to-translate')

test('what one page has accepted in both languages is all there on the next one', () => {
  const arabic = showFace(addFace(pageIn('en-AE'), 'ar-AE', manifest), 'ar-AE')
  expect(asked(arabic).length).toBeGreaterThan(40)
  const translated = translatePage(arabic, manifest, known)
  expect(asked(translated)).toEqual([])
  expect(findSteps(translated, manifest)).toEqual([])
})

test('one text that changed is the only one that anybody is asked for', () => {
  const page = pageIn('en-AE')
  const hero = page.content['HBR-0001']
  const title = hero?.fields.title
  if (!hero || !title) throw new Error('The sample has a title')
  const fields = { ...hero.fields, title: { ...title, value: 'Quite another promise' } }
  const changed = { ...page, content: { ...page.content, 'HBR-0001': { ...hero, fields } } }
  const arabic = showFace(addFace(changed, 'ar-AE', manifest), 'ar-AE')
  expect(asked(translatePage(arabic, manifest, known)).map(({ slot }) => slot.field)).toEqual(['title'])
})

test('with nothing known figures alone are said, as Arabic counts them', () => {
  const arabic = showFace(addFace(pageIn('en-AE'), 'ar-AE', manifest), 'ar-AE')
  const nothing = { memory: indexMemory([], 'ENBD'), terms: indexTerms([], 'ENBD') }
  const { items } = translatePage(arabic, manifest, nothing).content['HLN-0001'] ?? { items: [] }
  expect(items.map(({ values }) => values.number?.value ?? '')).toEqual(['0 درهم', '5 دقائق', '100 درهم', ''])
})

test('what a writer is told is never more than a call takes', () => {
  const many: Term = {
    id: 'card',
    kind: 'name',
    wordings: [
      { locale: 'en-AE', text: 'card', status: 'preferred' },
      ...Array.from({ length: 39 }, (_, index) => ({
        locale: 'ar-AE' as const,
        text: `بطاقة ${index}`,
        status: index % 2 ? ('forbidden' as const) : ('admitted' as const),
      })),
    ],
  }
  const text = 'A card for every day. '.repeat(200)
  const long = { type: 'text' as const, texts: { 'en-AE': text, 'ar-AE': 'بطاقة '.repeat(800) } }
  const short = { type: 'text' as const, texts: { 'en-AE': 'A card for every other day', 'ar-AE': 'بطاقة' } }
  const told = knownOfText(text, 'en-AE', {
    memory: indexMemory([long, short], 'ENBD'),
    terms: indexTerms([many], 'ENBD'),
  })
  expect(told.terms).toHaveLength(1)
  expect(writeFieldRequestSchema.shape.knownOfText.safeParse(told).success).toBe(true)
})
