import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { readAny } from '#proposal/read-any.ts'
import { readExportedPage } from './exported-page.ts'
import { writeSpec } from './write.ts'

const { directory, manifest } = loadCatalogue('catalogue')
const components = manifest.components.map(({ code }, index) => ({
  code,
  instanceId: `TST-${String(index + 1).padStart(4, '0')}`,
}))

const document = (locale: (typeof locales)[number]) =>
  writeSpec({
    manifest,
    pageName: 'gold-card',
    locale,
    createdAt: '2026-11-01T08:00:00.000Z',
    exportedAt: '2026-11-20T09:30:00.000Z',
    components,
    content: readData(
      dataSchema.parse(
        Object.fromEntries(
          components.map(({ code, instanceId }) => [instanceId, loadSample(directory, code, locale)]),
        ),
      ),
    ),
    optionalElements: {},
  })

/** The document as a program leaves it that drops these parts. */
function without(bytes: Uint8Array, dropped: RegExp): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(unzipSync(bytes)).filter(([name]) => !dropped.test(name))))
}

const read = (bytes: Uint8Array) =>
  readAny(bytes, { catalogue: manifest, filename: 'gold-card.docx', looksBack: true }).returned

test.each(locales)('a document in %s carries the page as it is read back, in two places', async (locale) => {
  const bytes = await document(locale)
  const { answer, returned } = readAny(bytes, {
    catalogue: manifest,
    filename: 'gold-card.docx',
    looksBack: true,
  })
  const page = answer.read.ok ? answer.read.value : undefined
  expect(returned?.exportId).toMatch(/^[\da-f]{12}$/)
  expect(returned?.exported?.metadata).toEqual(page?.metadata)
  expect(valuesIn(returned?.exported?.data)).toEqual(valuesIn(page?.data))
  expect(read(without(bytes, /^customXml/))?.exported).toEqual(returned?.exported)
  expect(read(without(bytes, /^docProps\/custom/))?.exported).toEqual(returned?.exported)
  expect(read(without(bytes, /^customXml|^docProps\/custom/))).toEqual({
    exportId: returned?.exportId,
    marks: [],
  })
})

function valuesIn(data: unknown) {
  return Object.entries(readData(dataSchema.parse(data))).map(([id, { fields, items }]) => [
    id,
    [fields, ...items].map((values) =>
      Object.entries(values).flatMap(([name, { value }]) => (value.length > 0 ? [`${name}: ${value}`] : [])),
    ),
  ])
}

test('what is damaged, or swells up, is none', async () => {
  const none = new Map<string, string>()
  expect(readExportedPage(['', '{"metadata":1}', '{'], none)).toBeUndefined()
  expect(readExportedPage([], new Map([['wpbExportedPage1', '%%%']]))).toBeUndefined()
  expect(readExportedPage([], new Map([['wpbExportedPage1', 'AAAA']]))).toBeUndefined()
  const bytes = await document('en-AE')
  const parts = unzipSync(bytes)
  const properties = strFromU8(parts['docProps/custom.xml'] as Uint8Array)
  const cut = zipSync({
    ...parts,
    'docProps/custom.xml': strToU8(properties.replace(/wpbExportedPage2/, 'wpbOther')),
    'customXml/item1.xml': strToU8('<exportedPage>{"metadata":{"pageName":3'),
  })
  expect(read(cut)?.exported).toBeUndefined()
})
