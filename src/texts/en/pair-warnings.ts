import type { Manifest } from '#catalogue/manifest.ts'
import type { ParseResult, ParseWarning } from '#content/parse-result.ts'
import { comparePages, type DocumentPair } from '#pairs/pair-documents.ts'
import { describePageFault } from './pair-faults.ts'

/** What the document of each language says otherwise than the other one, as a warning of both. Nothing where all is alike. */
export function describePair(pair: DocumentPair, manifest: Manifest): [ParseResult, ParseWarning][] {
  const faults = comparePages(pair, manifest)
  if (faults.length === 0) return []
  const lines = faults.map((fault) => `• ${describePageFault(fault, manifest)}`)
  const other = (result: ParseResult) =>
    result === pair['en-AE'] ? pair['ar-AE'].filename : pair['en-AE'].filename
  return Object.values(pair).map((result) => [
    result,
    { type: 'OTHER_LANGUAGE', message: [heading(faults.length, other(result)), ...lines].join('\n') },
  ])
}

function heading(count: number, filename: string): string {
  const places = count === 1 ? '1 place does not say' : `${count} places do not say`
  return `${places} the same as ${filename}, which is this page in the other language. Make sure which one is right:`
}
