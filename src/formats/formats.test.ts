import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Locale } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { renamePage } from '#content/draft/draft-operations.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { nameItems } from '#content/draft/items.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { createRecord } from '#sign-off/create-record.ts'
import { digestPage, type HandedOver } from '#sign-off/digest-page.ts'
import { recordSchema } from '#sign-off/record.ts'
import { findMismatches } from '#sign-off/verify-record.ts'
import { both } from './both.ts'
import { fileNameIn } from './format.ts'
import { formatPageFromDraft } from './format-page.ts'
import { formats, formatsOf } from './formats.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'
import { createLayoutFile } from './layout-file.ts'
import { word } from './word.ts'

const { manifest } = loadCatalogue('catalogue')
const at = '2026-11-20T08:00:00.000Z'
const base = { value: 'Text', origin: { by: 'writer' }, retryCount: 0 } as const
const pending: FieldValue = { ...base, status: 'pending' }
const accepted: FieldValue = { ...base, status: 'accepted', acceptedAt: at }

const page = (...codes: string[]): Draft =>
  codes.reduce((draft, code) => addNew(draft, code, at), renamePage(createDraft(at), 'gold-card'))

test('files are named after the page', () => {
  const names = formats.map((format) => fileNameIn(format, 'gold-card'))
  const known = [
    'gold-card.layout.json',
    'gold-card-spec.docx',
    'gold-card.html',
    'gold-card.zip',
    'gold-card-sign-off.docx',
    'gold-card-sign-off.json',
    'gold-card.md',
  ]
  expect(names).toEqual(expect.arrayContaining(known))
  expect(new Set(names).size).toBe(names.length)
})

test('a long page name makes file names that every file system takes', () => {
  for (const format of formats)
    expect(fileNameIn(format, `${'a-long-name-'.repeat(30)}end`).length).toBeLessThanOrEqual(100)
})

test('the layout and the Word document are made together', () => {
  expect(formatsOf('docx').map(({ id }) => id)).toEqual(['layout', 'word'])
})

test('the layout file is the page spec, readable', () => {
  const text = createLayoutFile(formatPageFromDraft(layout, page('FAQ001')))
  expect(JSON.parse(text)).toEqual({
    page: {
      name: 'gold-card',
      locale: 'en-AE',
      specFormat: '1.0.0',
      createdAt: at,
      layoutHash: expect.stringMatching(/^[0-9a-f]{16}$/),
    },
    components: [{ code: 'FAQ001', instanceId: 'FAQ-0001' }],
  })
  expect(text).toContain('\n  "components": [\n')
})

test('switches of a draft travel by place', () => {
  const switched = { ...page('FAQ001'), optionalElements: { 'FAQ-0001': { 'item-1': { show_pill: false } } } }
  expect(formatPageFromDraft(word, switched).optionalElements).toEqual({
    'FAQ-0001': { 0: { show_pill: false } },
  })
})

test('Word gets every value, a page accepted ones alone', async () => {
  const draft: Draft = {
    ...page('FAQ001'),
    publicUrl: 'https://bank.example',
    content: {
      'FAQ-0001': { fields: { title: accepted, intro: pending }, items: nameItems([{ question: pending }]) },
    },
  }
  const value = { value: 'Text', ai_generated: true }
  const waiting = { ...value, accepted: false }
  expect(formatPageFromDraft(word, draft).content).toEqual({
    'FAQ-0001': { fields: { title: value, intro: waiting }, items: [{ question: waiting }] },
  })
  const spec = formatPageFromDraft(html, draft)
  const rendered = await html.make(spec, {
    protect: false,
    beside: false,
    signOff: false,
    usePlaceholderImages: true,
    exportedAt: at,
    loadManifest: () => Promise.reject(new Error('nobody needs it')),
    render: async (given) => JSON.stringify(given),
  })
  expect(JSON.parse(String(rendered))).toMatchObject({
    publicUrl: 'https://bank.example',
    content: { 'FAQ-0001': { fields: { title: value }, items: [{}] } },
    usePlaceholderImages: true,
    layoutHash: JSON.parse(createLayoutFile(spec)).page.layoutHash,
  })
})

test('the record of each language lies in the ZIP beside its page where it is wanted', async () => {
  const draft: Draft = {
    ...page('FAQ001'),
    content: { 'FAQ-0001': { fields: { title: accepted }, items: [] } },
    other: { locale: 'ar-AE', pageName: 'gold-card', content: {} },
  }
  const tools = {
    protect: false,
    beside: false,
    usePlaceholderImages: false,
    exportedAt: at,
    loadManifest: async () => manifest,
    render: async ({ locale }: { locale: string }) => `<html lang="${locale}">`,
    loadFaceRecord: async (locale: Locale, file: HandedOver) =>
      createRecord({
        ...{ draft: showFace(draft, locale), manifest, file, exportedAt: at, exportedBy: 'marketing' },
        say: ({ fault }) => ({ message: fault.rule, place: '' }),
      }),
  }
  const pageOf = formatPageFromDraft(both, draft)
  const bytes = (await both.make(pageOf, { ...tools, signOff: true })) as Uint8Array
  const files = unzipSync(bytes)
  expect(Object.keys(files)).toEqual(
    ['en', 'ar'].flatMap((each) =>
      ['.html', '-sign-off.docx', '-sign-off.json'].map((ending) => `gold-card.${each}${ending}`),
    ),
  )
  for (const locale of ['en', 'ar']) {
    const text = strFromU8(files[`gold-card.${locale}-sign-off.json`] ?? new Uint8Array())
    const record = recordSchema.parse(JSON.parse(text))
    expect(record.page.locale).toBe(`${locale}-AE`)
    const alone = digestPage({ bytes: files[record.file.name] ?? new Uint8Array() })
    const inZip = digestPage({ bytes }, record.file.name)
    for (const found of [alone, inZip]) expect(found && findMismatches(record, found)).toEqual([])
  }
  const without = (await both.make(pageOf, { ...tools, signOff: false })) as Uint8Array
  expect(Object.keys(unzipSync(without))).toEqual(['gold-card.en.html', 'gold-card.ar.html'])
})

test('both languages go into one ZIP, each with its own texts, and name one another', async () => {
  const front: Draft = {
    ...page('FAQ001'),
    publicUrl: 'https://bank.example/en',
    content: { 'FAQ-0001': { fields: { title: accepted }, items: [] } },
  }
  const draft: Draft = {
    ...front,
    other: {
      locale: 'ar-AE',
      pageName: 'gold-card',
      publicUrl: 'https://bank.example/ar',
      content: { 'FAQ-0001': { fields: { title: { ...accepted, value: 'نص' } }, items: [] } },
    },
  }
  const packed = await both.make(formatPageFromDraft(both, draft), {
    protect: false,
    beside: false,
    usePlaceholderImages: false,
    signOff: false,
    exportedAt: at,
    loadManifest: () => Promise.reject(new Error('nobody needs it')),
    render: async (given) => JSON.stringify(given),
  })
  const files = unzipSync(packed as Uint8Array)
  expect(Object.keys(files)).toEqual(['gold-card.en.html', 'gold-card.ar.html'])
  expect(JSON.parse(strFromU8(files['gold-card.ar.html'] ?? new Uint8Array()))).toMatchObject({
    locale: 'ar-AE',
    content: { 'FAQ-0001': { fields: { title: { value: 'نص' } } } },
    counterpart: { locale: 'en-AE', publicUrl: 'https://bank.example/en' },
  })
})
