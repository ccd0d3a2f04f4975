import type { Locale } from '#base/locale.ts'
import { readLabel } from '#word/blocks/read-label.ts'
import type { Cell } from './cell-strips.ts'

/** Which column of a table has the page's language, and which the other; nothing where it has one language. */
export function findLanguages(
  rows: readonly Cell[][],
  language: Locale,
): { own: number; other: number } | undefined {
  const width = Math.max(0, ...rows.map((row) => row.length))
  if (rows.length < 2) return
  const columns = Array.from({ length: width }, (_, column) => readColumn(rows, column))
  const arabic = columns.findIndex(({ isArabic, isLabels }) => isArabic && !(isLabels && width > 2))
  const latin = columns.findLastIndex(
    ({ isLatin, isLabels }, column) => isLatin && !isLabels && Math.abs(column - arabic) === 1,
  )
  if (arabic < 0 || latin < 0) return
  return language === 'ar-AE' ? { own: arabic, other: latin } : { own: latin, other: arabic }
}

function readColumn(rows: readonly Cell[][], column: number) {
  const texts = rows
    .map((row) => (row.length > 1 ? (row[column]?.text ?? '') : ''))
    .filter((text) => /\p{L}/u.test(text))
  const arabic = texts.filter((text) => /\p{Script=Arabic}/u.test(text)).length
  const labels = texts.filter((text) => readLabel(text) !== undefined).length
  return {
    isArabic: arabic * 3 > texts.length * 2,
    isLatin: arabic * 3 < texts.length && texts.length > 0,
    isLabels: labels * 2 > texts.length,
  }
}
