import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { withoutEmptySections } from './empty-sections.ts'

const { manifest } = loadCatalogue('catalogue')

function kept(codes: string[], data: object): string[] {
  const page = {
    name: 'page',
    locale: 'en-AE' as const,
    components: codes.map((code) => ({ code, instanceId: code })),
    content: readData(dataSchema.parse(data)),
    optionalElements: {},
    usePlaceholderImages: true,
  }
  return withoutEmptySections(page, manifest).components.map(({ code }) => code)
}

test('sections in which nothing stands are left out; headers, footers and unknown ones stay', () => {
  const codes = ['HDR001-ENBD', 'HBR001', 'KBS001', 'FAQ001', 'NEVER-ADDED', 'FTR001-ENBD']
  expect(kept(codes, { HBR001: { title: 'A card' }, KBS001: { items: [{ title: '' }] } })).toEqual([
    'HDR001-ENBD',
    'HBR001',
    'NEVER-ADDED',
    'FTR001-ENBD',
  ])
})

test('one value is enough to stay, in an item too; what the page itself sets is none', () => {
  expect(kept(['FAQ001'], { FAQ001: { items: [{}, { question: 'Why?' }] } })).toEqual(['FAQ001'])
  expect(kept(['CardList004'], { CardList004: { items: [{ col_width: '5', size: 'sm' }] } })).toEqual([])
  expect(kept(['HBR001'], { HBR001: { title: ' \u202e\u200b' } })).toEqual([])
})
