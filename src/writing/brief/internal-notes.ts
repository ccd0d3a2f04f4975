import { foldText } from '../draft-writer/text.ts'
import { ordersArabic, unconfirmedArabic, withdrawnArabic, withheldArabic } from './note-words/arabic.ts'
import {
  colleagueByName,
  ordersEnglish,
  startsByName,
  unconfirmedEnglish,
  withdrawnEnglish,
  withheldEnglish,
} from './note-words/english.ts'
import { givenNames, givenNamesArabic } from './note-words/given-names.ts'

/** Why a line of a brief is no message: it is said among colleagues, or nobody has confirmed it yet. */
export type NoteKind = 'note' | 'unconfirmed'

/** Whether a line is plainly said among colleagues or to the writer, and not to customers. */
export function findNote(text: string): NoteKind | undefined {
  const folded = foldNote(text)
  if (isOne(folded, withheld)) return 'note'
  if (isOne(folded, unconfirmed)) return 'unconfirmed'
  if (
    isOne(folded, orders) ||
    colleagueByName.test(text) ||
    startsByName.test(text) ||
    aloneByName.test(text)
  )
    return 'note'
}

/** Whether a bracket or tail takes its whole line from customers: "(internal only)", "<- legal killed this". */
export function withholdsLine(part: string): boolean {
  return isOne(foldNote(part), [...withheld, withdrawnEnglish, withdrawnArabic])
}

function foldNote(text: string): string {
  return foldText(text).replace(/[ؤئ]/g, 'ء')
}

function isOne(folded: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => pattern.test(folded))
}

/** "– Omar". */
const aloneByName = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:${givenNames}|${givenNamesArabic})[^\\p{L}\\p{N}]*$`,
  'iu',
)

const withheld = [...withheldEnglish, ...withheldArabic]
const unconfirmed = [...unconfirmedEnglish, ...unconfirmedArabic]
const orders = [...ordersEnglish, ...ordersArabic]
