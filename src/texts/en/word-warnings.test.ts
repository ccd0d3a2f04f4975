import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { withWordWarnings as warn } from './word-warnings.ts'

const { manifest } = loadCatalogue('catalogue')
const today = '2026-11-21'

function withWordWarnings(result: ParseResult) {
  return warn(result, manifest, today)
}

function resultWith(answer: string, metadata: Partial<ParseResult['metadata']> = {}): ParseResult {
  return {
    success: true,
    filename: 'page.docx',
    metadata: {
      pageName: 'page',
      product: 'other',
      components: [{ code: 'FAQ001', instanceId: 'FAQ-0001' }],
      ...metadata,
    },
    data: { 'FAQ-0001': { items: [{ question: 'What do I get?', answer }] } },
    warnings: [{ message: 'Kept' }],
    errors: [],
  }
}

test('improper words are warnings with their place, and refuse nothing', () => {
  const result = withWordWarnings(resultWith('<p>Guaranteed returns. Hurry!</p>'))
  expect(result.success).toBe(true)
  expect(result.warnings.map(({ type }) => type)).toEqual([undefined, 'FORBIDDEN_WORDS', 'DOUBTFUL_WORDS'])
  expect(result.warnings[1]).toMatchObject({ instanceId: 'FAQ-0001' })
  expect(result.warnings[1]?.message).toMatch(/item 1, Answer: “Guaranteed returns”: .* Source: /)
})

test('warnings about words that are mended are gone', () => {
  const before = withWordWarnings(resultWith('<p>Guaranteed returns</p>'))
  const { data } = resultWith('<p>Returns may vary</p>')
  expect(withWordWarnings({ ...before, data }).warnings).toEqual([{ message: 'Kept' }])
})

const typesOf = ({ warnings }: ParseResult) => warnings.flatMap(({ type }) => type ?? [])

test('what nobody has said the page is about is asked for, with what its words speak of', () => {
  const loan = resultWith('<p>A personal loan for every plan</p>', { product: undefined })
  const { warnings } = withWordWarnings(loan)
  expect(warnings.at(-1)).toEqual({
    type: 'PRODUCT_UNKNOWN',
    message: expect.stringMatching(
      /^The page: Nobody has said .* Its words speak of: Personal loan or finance\./,
    ),
  })
  const gone = { ...loan, metadata: { ...loan.metadata, product: 'no-product' } }
  expect(typesOf(withWordWarnings(gone))).toContain('PRODUCT_UNKNOWN')
  expect(typesOf(withWordWarnings({ ...loan, data: {} }))).toEqual([])
})

test('what the page as a whole does not say is told of the page, unless its product puts it there', () => {
  const loan = resultWith('<p>A personal loan for every plan</p>')
  const { warnings } = withWordWarnings(loan)
  expect(warnings.map(({ type }) => type)).toEqual([undefined, 'DOUBTFUL_WORDS', 'DOUBTFUL_WORDS'])
  expect(warnings[1]).not.toHaveProperty('instanceId')
  expect(warnings[1]?.message).toMatch(/^The page: “personal loan” asks for more\. /)

  const known = { ...loan, metadata: { ...loan.metadata, product: 'personal-finance' } }
  const answered = withWordWarnings({ ...known, warnings })
  expect(answered.warnings).toEqual([{ message: 'Kept' }])

  const arabic = { ...known, metadata: { ...known.metadata, locale: 'ar-AE' as const } }
  expect(typesOf(withWordWarnings(arabic))).toEqual(['NOTICE_WORDING_MISSING', 'NOTICE_WORDING_MISSING'])
})

test('an offer whose last day is over is told with its place, and one that ends today is not', () => {
  const { warnings } = withWordWarnings(
    resultWith('<p>Apply by 20 November 2026. Draw on 21 November 2026.</p>'),
  )
  expect(warnings.slice(1)).toEqual([
    {
      type: 'DOUBTFUL_WORDS',
      instanceId: 'FAQ-0001',
      message: expect.stringMatching(
        /item 1, Answer: “Apply by 20 November 2026\.”: 20 November 2026 is over\./,
      ),
    },
  ])
})
