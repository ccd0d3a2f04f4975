import { expect, test } from 'vitest'
import type { ParseResult } from '#content/parse-result.ts'
import { keepLinksAmong } from './keep-links.ts'
import { linkPairs } from './link-pairs.ts'

const document = (filename: string, metadata: Partial<ParseResult['metadata']> = {}, success = true) =>
  ({
    success,
    filename,
    metadata: { pageName: '', components: [], ...metadata },
    data: {},
    warnings: [],
    errors: [],
  }) satisfies ParseResult

const english = document('Travel Card-en.docx', { locale: 'en-AE' })
const arabic = document('travel card_AR.docx', { locale: 'ar-AE' })
const alone = document('offer.docx', { locale: 'en-AE', pageName: 'Offer' })

const metadataOf = (results: ParseResult[]) => results.map(({ metadata }) => metadata)

test('two documents of one page are named for their languages, others as they are', () => {
  const { results, pairs } = linkPairs([arabic, alone, english])
  expect(metadataOf(results).map(({ fileName }) => fileName)).toEqual([
    'Travel Card.ar',
    undefined,
    'Travel Card.en',
  ])
  expect(results[1]).toBe(alone)
  expect(pairs).toEqual([{ 'en-AE': english, 'ar-AE': arabic }])
  expect(metadataOf(results).some((each) => each.counterpart || each.publicUrl)).toBe(false)
})

test.each(['https://bank.example/en/cards/', 'https://bank.example/ar/cards'])(
  'with an address of either language each knows where both stand: %s',
  (baseUrl) => {
    const [urlEnglish, urlArabic] = ['en', 'ar'].map(
      (code) => `https://bank.example/${code}/cards/Travel-Card`,
    )
    expect(metadataOf(linkPairs([english, arabic], baseUrl).results)).toMatchObject([
      { publicUrl: urlEnglish, counterpart: { locale: 'ar-AE', publicUrl: urlArabic } },
      { publicUrl: urlArabic, counterpart: { locale: 'en-AE', publicUrl: urlEnglish } },
    ])
  },
)

test.each(['https://bank.example/cards', 'not an address'])(
  'an address that does not tell the languages apart links nothing: %s',
  (baseUrl) => {
    const linked = metadataOf(linkPairs([english, arabic], baseUrl).results)
    expect(linked.some((each) => each.counterpart || each.publicUrl)).toBe(false)
  },
)

test('what the documents say of their own addresses goes first', () => {
  const publicUrl = 'https://bank.example/reise'
  const { results } = linkPairs(
    [{ ...english, metadata: { ...english.metadata, publicUrl } }, arabic],
    'https://bank.example/en/',
  )
  expect(metadataOf(results)[1]?.counterpart).toEqual({ locale: 'en-AE', publicUrl })
})

test('a document that failed has no other', () => {
  const failed = { ...arabic, success: false }
  expect(linkPairs([english, failed])).toEqual({ pairs: [], results: [english, failed] })
})

test('a page whose other language stays behind keeps its name and address, and links to nothing', () => {
  const { results } = linkPairs([english, arabic], 'https://bank.example/en/')
  expect(keepLinksAmong(results)).toEqual(results)
  const [left] = metadataOf(keepLinksAmong(results.slice(0, 1)))
  expect(left).toMatchObject({
    fileName: 'Travel Card.en',
    publicUrl: 'https://bank.example/en/Travel-Card',
  })
  expect(left?.counterpart).toBeUndefined()
})
