import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { draftToFill } from '#content/writing/fill-plan.ts'
import { filledResult } from '#content/writing/filled-result.ts'
import { describeFilled, describeRead } from '#texts/parse-result.ts'
import { readSpec } from '#word/read.ts'
import { writeSpec } from '#word/write.ts'

const { directory, manifest } = loadCatalogue('catalogue')

/** Wrong in several ways: an empty title, no items, a text too long, a link that is none, a header of another brand. */
const faulty = {
  'HBR-0001': { ...loadSample(directory, 'HBR001', 'en-AE'), title: '', sub_title: 'long '.repeat(40) },
  'FAQ-0001': { title: 'Questions', items: [] },
  'IMP-0001': { title: 'Links', items: [{ title: 'Fees', description: '', url: 'not a link' }] },
}

test('a document into which nothing was filled is judged as it was when it was read', async () => {
  const bytes = await writeSpec({
    manifest,
    pageName: 'Not A Page Name',
    locale: 'en-AE',
    createdAt: '2026-11-01T08:00:00.000Z',
    exportedAt: '2026-11-20T09:30:00.000Z',
    components: [
      { code: 'HDR001-EI', instanceId: 'HDR-0001' },
      { code: 'HBR001', instanceId: 'HBR-0001' },
      { code: 'FAQ001', instanceId: 'FAQ-0001' },
      { code: 'IMPLNK001', instanceId: 'IMP-0001' },
      { code: 'FTR001-ENBD', instanceId: 'FTR-0001' },
    ],
    content: readData(dataSchema.parse(faulty)),
    optionalElements: {},
  })
  const read = describeRead(readSpec(new Uint8Array(bytes), { catalogue: manifest, filename: 'faulty.docx' }))
  expect(read.errors.map(({ type }) => type)).toEqual([
    'BRAND_MISMATCH',
    'REQUIRED_VALUE_EMPTY',
    'REQUIRED_VALUE_EMPTY',
    'WRONG_VALUE_TYPE',
  ])
  expect(read.warnings.length).toBeGreaterThan(1)

  const draft = draftToFill(read, manifest, { topic: 'Cards', audience: 'Families' })
  expect(describeFilled(filledResult(read, draft, manifest))).toEqual(read)
})
