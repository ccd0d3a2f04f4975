import type { PageSummary } from './parse-result.ts'

/** More words of a document are on no page than on the one that it proposes. */
export function isMostOff({ placedWords, keptWords, unplacedWords }: PageSummary): boolean {
  return keptWords + unplacedWords > placedWords
}
