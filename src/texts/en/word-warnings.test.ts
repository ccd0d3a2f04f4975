import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { withWordWarnings } from './word-warnings.ts'

const { manifest } = loadCatalogue('catalogue')

function resultWith(answer: string): ParseResult {
  return {
    success: true,
    filename: 'page.docx',
    metadata: { pageName: 'page', components: [{ code: 'FAQ001', instanceId: 'FAQ-0001' }] },
    data: { 'FAQ-0001': { items: [{ question: 'What do I get?', answer }] } },
    warnings: [{ message: 'Kept' }],
    errors: [],
  }
}

test('improper words are warnings with their place, and refuse nothing', () => {
  const result = withWordWarnings(resultWith('<p>Guaranteed returns. Hurry!</p>'), manifest)
  expect(result.success).toBe(true)
  expect(result.warnings.map(({ type }) => type)).toEqual([undefined, 'FORBIDDEN_WORDS', 'DOUBTFUL_WORDS'])
  expect(result.warnings[1]).toMatchObject({ instanceId: 'FAQ-0001' })
  expect(result.warnings[1]?.message).toMatch(/item 1, Answer: “Guaranteed returns”: .* Source: /)
})

test('warnings about words that are mended are gone', () => {
  const before = withWordWarnings(resultWith('<p>Guaranteed returns</p>'), manifest)
  const { data } = resultWith('<p>Returns may vary</p>')
  expect(withWordWarnings({ ...before, data }, manifest).warnings).toEqual([{ message: 'Kept' }])
})
