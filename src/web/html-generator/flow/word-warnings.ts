import { bankDay } from '#base/bank-day.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { laterPart } from '../../loading/later-part.ts'

let addWarnings: typeof import('#texts/word-warnings.ts').withWordWarnings | undefined

/** The rules about words weigh as much as the whole screen, and nobody needs them before there is a document. */
export const fetchWordWarnings = laterPart(async () => {
  addWarnings = (await import('#texts/word-warnings.ts')).withWordWarnings
})

/** The result with what is to be said of its words, as they are now. Without the rules, what was said of it stands. */
export function warnOfWords(result: ParseResult, manifest: Manifest): ParseResult {
  return addWarnings ? addWarnings(result, manifest, bankDay(new Date())) : result
}
