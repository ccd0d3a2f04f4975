import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { readSpec } from './read.ts'
import { type SpecInput, writeSpec } from './write.ts'

const { manifest } = loadCatalogue('catalogue')

const input = (changes: Partial<SpecInput>): SpecInput => ({
  manifest,
  pageName: 'home',
  locale: 'en-AE',
  createdAt: '2026-11-01T08:00:00.000Z',
  exportedAt: '2026-11-20T09:30:00.000Z',
  components: [{ code: 'HBR001', instanceId: 'HBR-0001' }],
  content: readData(dataSchema.parse({ 'HBR-0001': { title: 'A home of your own' } })),
  optionalElements: {},
  ...changes,
})

async function readBack(changes: Partial<SpecInput>) {
  const { read } = readSpec(await writeSpec(input(changes)), { filename: 'home.docx', catalogue: manifest })
  if (!read.ok) throw new Error('refused')
  return read.value
}

test.each(['en-AE', 'ar-AE'] as const)(
  'what must stand on a page of %s travels, and is read as nothing else',
  async (locale) => {
    const plain = await readBack({ locale })
    const read = await readBack({ locale, product: 'home-finance' })
    expect(read.metadata).toEqual({ ...plain.metadata, product: 'home-finance' })
    expect(read.data).toEqual(plain.data)
    expect(read.problems).toEqual(plain.problems)
  },
)

test('a page of which nobody said what it is about is the same bytes as ever', async () => {
  const before = await writeSpec(input({}))
  expect(await writeSpec({ ...input({}), product: '' })).toEqual(before)
})
