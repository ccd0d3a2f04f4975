import { foldWord } from '#figures/fold.ts'

/** The form in which texts of a memory or a term base are compared. */
export function foldText(text: string): string {
  return foldWord(text.normalize('NFC')).replace(/\s+/g, ' ').trim()
}
