import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { readSpec } from '#word/read.ts'
import { hostileDocuments } from '../scripts/hostile-documents.ts'

const { manifest: catalogue } = loadCatalogue('catalogue')

test.each(hostileDocuments)('$name: $answer', ({ bytes, answer }) => {
  const result = readSpec(bytes(), { catalogue, filename: 'hostile.docx' })
  expect(result.errors.map(({ type }) => type)).toContain(answer)
  expect(Object.getPrototypeOf(result.data)).toBe(Object.prototype)
  expect('polluted' in {}).toBe(false)
})
