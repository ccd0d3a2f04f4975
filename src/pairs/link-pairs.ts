import { safeFileName } from '#base/file-name.ts'
import { type Locale, locales, otherLocale } from '#base/locale.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { counterpartUrl } from '#content/values/counterpart-url.ts'
import { readPublicUrl } from '#content/values/safe-url.ts'
import { type DocumentPair, findDocumentPairs, withoutLanguage } from './pair-documents.ts'

export type LinkedDocuments = {
  /** All of them in their order; those of a pair are named for their language, and know where the other one stands. */
  results: ParseResult[]
  /** Of what was given. */
  pairs: DocumentPair[]
}

/**
 * Documents that are one page in two languages, named and linked as such. `baseUrl` is where the pages of both will stand, in the
 * language that it names: "https://www.example.com/en/cards".
 */
export function linkPairs(results: readonly ParseResult[], baseUrl?: string): LinkedDocuments {
  const pairs = findDocumentPairs(results.filter(({ success }) => success))
  const linked = new Map(pairs.flatMap((pair) => [...linkPair(pair, baseUrl)]))
  return { pairs, results: results.map((result) => linked.get(result) ?? result) }
}

function linkPair(pair: DocumentPair, baseUrl: string | undefined): Map<ParseResult, ParseResult> {
  const name = nameOfPair(pair)
  const urls = {
    'en-AE': urlOf(pair['en-AE'], 'en-AE', name, baseUrl),
    'ar-AE': urlOf(pair['ar-AE'], 'ar-AE', name, baseUrl),
  }
  const isLinked =
    urls['en-AE'] !== undefined && urls['ar-AE'] !== undefined && urls['en-AE'] !== urls['ar-AE']
  return new Map(
    locales.map((locale) => {
      const { metadata, ...result } = pair[locale]
      const [publicUrl, other] = [urls[locale], urls[otherLocale(locale)]]
      const addresses = isLinked &&
        other && { publicUrl, counterpart: { locale: otherLocale(locale), publicUrl: other } }
      const fileName = `${name}.${locale.slice(0, 2)}`
      return [pair[locale], { ...result, metadata: { ...metadata, locale, fileName, ...addresses } }]
    }),
  )
}

function nameOfPair(pair: DocumentPair): string {
  const { metadata, filename } = pair['en-AE']
  return safeFileName(withoutLanguage(metadata.pageName || filename))
}

/** What a document says of itself goes first. */
function urlOf({ metadata }: ParseResult, locale: Locale, name: string, baseUrl = ''): string | undefined {
  const base = counterpartUrl(baseUrl.trim(), locale).replace(/\/*$/, '')
  const page = encodeURIComponent(name.replace(/\s+/g, '-'))
  return metadata.publicUrl ?? (base === '' ? undefined : readPublicUrl(`${base}/${page}`))
}
