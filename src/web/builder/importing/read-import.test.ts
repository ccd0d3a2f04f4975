import { expect, test } from 'vitest'
import type { Locale } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { exportContent, importContent } from '#content/draft/draft-content.ts'
import { renamePage, setLocale } from '#content/draft/draft-operations.ts'
import { exportSwitches, importSwitches } from '#content/draft/items.ts'
import { dataSchema, type ParseResult, readData } from '#content/parse-result.ts'
import { formatPageFromDraft } from '#formats/format-page.ts'
import { layout } from '#formats/layout.ts'
import { createLayoutFile } from '#formats/layout-file.ts'
import { word } from '#formats/word.ts'
import { createPageSpec } from '#layout/page-spec.ts'
import { describeRead } from '#texts/parse-result.ts'
import { readSpec } from '#word/read.ts'
import { writeSpec } from '#word/write.ts'
import { importLayout, importParseResult, maxComponents } from './read-import.ts'

const { directory, manifest } = loadCatalogue('catalogue')
const made = '2026-11-01T08:00:00.000Z'
const at = '2026-11-20T08:00:00.000Z'
const codes = ['HDR001-ENBD', 'HBR001', 'CardGridTextTop001', 'FAQ001', 'FTR001-ENBD']

function draftOf(locale: Locale): Draft {
  const empty = setLocale(renamePage(createDraft(made), 'gold-card'), locale)
  const draft = codes.reduce((each, code) => addNew(each, code, at), empty)
  const samples = draft.layout.components.map(({ code, instanceId }) => [
    instanceId,
    loadSample(directory, code, locale),
  ])
  const content = importContent(readData(dataSchema.parse(Object.fromEntries(samples))), at)
  const hero = content['HBR-0001']
  if (!hero?.fields.title) throw new Error('the sample has no title')
  const { value } = hero.fields.title
  const title = { value, origin: { by: 'writer' }, retryCount: 0, status: 'pending' } as const
  const { 'HDR-0001': _, 'FTR-0001': __, ...written } = content
  return {
    ...draft,
    content: { ...written, 'HBR-0001': { ...hero, fields: { ...hero.fields, title } } },
  }
}

async function throughWord(draft: Draft) {
  const bytes = await writeSpec({ ...formatPageFromDraft(word, draft), manifest, exportedAt: at })
  const result = describeRead(readSpec(bytes, { catalogue: manifest, filename: 'page.docx' }))
  const imported = importParseResult(result, at)
  if (!imported.ok) throw new Error(imported.refusal.reason)
  return imported.value
}

test.each(['en-AE', 'ar-AE'] as const)(
  'a %s page comes back from Word as it was exported',
  async (locale) => {
    const draft = draftOf(locale)
    const { draft: read, errors, valueCount, pendingCount } = await throughWord(draft)
    expect(read.layout).toEqual(draft.layout)
    expect(read.createdAt).toBe(made)
    expect(exportContent(read.content)).toEqual(exportContent(draft.content))
    expect(read.content['HBR-0001']?.fields.title).toMatchObject({
      status: 'pending',
      origin: { by: 'word', aiGenerated: true },
    })
    expect(read.content['FAQ-0001']?.fields.title).toMatchObject({ status: 'accepted', acceptedAt: at })
    expect(errors).toEqual([])
    expect(pendingCount).toBe(1)
    expect(valueCount).toBeGreaterThan(20)
  },
)

test('switches that are off travel through Word', async () => {
  const withSwitches = manifest.components.find(({ optionalElements }) => optionalElements)
  const element = withSwitches?.optionalElements?.[0]?.id
  if (!withSwitches || !element) throw new Error('the catalogue has no optional element')
  const draft = addNew(renamePage(createDraft(made), 'card'), withSwitches.code, at)
  const [{ instanceId } = { instanceId: '' }] = draft.layout.components
  const sample = dataSchema.parse({ [instanceId]: loadSample(directory, withSwitches.code, 'en-AE') })
  const optionalElements = { [instanceId]: { 1: { [element]: false } } }
  const content = importContent(readData(sample), at)
  const read = await throughWord({
    ...draft,
    content,
    optionalElements: importSwitches(optionalElements, content),
  })
  expect(exportSwitches(read.draft)).toEqual(optionalElements)
})

test('a document in which nothing is written opens too, with what it lacks', async () => {
  const draft = { ...draftOf('en-AE'), content: {} }
  const read = await throughWord(draft)
  expect(read.draft.layout).toEqual(draft.layout)
  expect(read.valueCount).toBe(0)
  expect(read.errors.length).toBeGreaterThan(0)
})

test('a file that is no document of ours is refused in the words of the reader', () => {
  const result = describeRead(
    readSpec(new TextEncoder().encode('%PDF-1.7'), { catalogue: manifest, filename: 'a.docx' }),
  )
  const imported = importParseResult(result, at)
  expect(imported).toEqual({
    ok: false,
    refusal: { reason: 'no-page', message: result.errors[0]?.message },
  })
})

test('two sections with one id are refused', () => {
  const message = 'Two sections have the instance ID FAQ-0001.'
  const components = [
    { code: 'FAQ001', instanceId: 'FAQ-0001' },
    { code: 'FAQ001', instanceId: 'FAQ-0001' },
  ]
  const imported = importParseResult(
    {
      success: false,
      filename: 'a.docx',
      metadata: { pageName: 'a', components },
      data: {},
      warnings: [],
      errors: [{ type: 'DUPLICATE_INSTANCE_ID', message }],
    },
    at,
  )
  expect(imported).toEqual({ ok: false, refusal: { reason: 'clashing-ids', message } })
})

test('content of sections that are not on the page is left out', () => {
  const imported = importParseResult(
    {
      success: true,
      filename: 'a.docx',
      metadata: { pageName: 'a', components: [{ code: 'FAQ001', instanceId: 'FAQ-0001' }] },
      data: { 'FAQ-0001': { title: 'Why' }, 'FAQ-0009': { title: 'Lost' } },
      warnings: [],
      errors: [],
    },
    at,
  )
  expect(imported).toMatchObject({ ok: true, value: { valueCount: 1 } })
  if (imported.ok) expect(Object.keys(imported.value.draft.content)).toEqual(['FAQ-0001'])
})

test('a layout file comes back as it was exported, without content', () => {
  const draft = draftOf('ar-AE')
  const imported = importLayout(createLayoutFile(formatPageFromDraft(layout, draft)), at)
  expect(imported).toMatchObject({ ok: true, value: { notices: [], valueCount: 0 } })
  if (imported.ok) {
    expect(imported.value.draft).toEqual({ ...createDraft(made), layout: draft.layout })
  }
})

test('a layout file that was changed by hand says so', () => {
  const text = createLayoutFile(formatPageFromDraft(layout, draftOf('en-AE'))).replace(
    'gold-card',
    'silver-card',
  )
  expect(importLayout(text, at)).toMatchObject({
    ok: true,
    value: { notices: ['changed-by-hand'], draft: { layout: { pageName: 'silver-card' } } },
  })
})

const placementsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ code: 'FAQ001', instanceId: `FAQ-${index + 1000}` }))

const parsed = (metadata: Partial<ParseResult['metadata']>): ParseResult => ({
  success: true,
  filename: 'a.docx',
  metadata: { pageName: 'a', components: [], ...metadata },
  data: {},
  warnings: [],
  errors: [],
})

test('a page of more components than the builder is quick with is refused', () => {
  const layoutFile = (count: number) =>
    JSON.stringify(createPageSpec({ pageName: 'a', locale: 'en-AE', components: placementsOf(count) }, made))
  const refusal = { reason: 'too-many-components', count: maxComponents + 1 }
  expect(importLayout(layoutFile(maxComponents), at)).toMatchObject({ ok: true })
  expect(importLayout(layoutFile(maxComponents + 1), at)).toEqual({ ok: false, refusal })

  const wordFile = (count: number) => parsed({ components: placementsOf(count) })
  expect(importParseResult(wordFile(maxComponents), at)).toMatchObject({ ok: true })
  expect(importParseResult(wordFile(maxComponents + 1), at)).toEqual({ ok: false, refusal })
})

test.each([
  [made, made],
  ['2026-11-01', at],
  ['last spring', at],
])('a document made at %j is a page made at %s', (createdAt, expected) => {
  const imported = importParseResult(parsed({ createdAt, components: placementsOf(1) }), at)
  expect(imported).toMatchObject({ ok: true, value: { draft: { createdAt: expected } } })
})

test('text that is no JSON is refused', () => {
  expect(importLayout('{', at)).toEqual({ ok: false, refusal: { reason: 'not-json' } })
})
