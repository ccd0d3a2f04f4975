import type { Locale } from '#base/locale.ts'
import { readLabel } from '#word/blocks/read-label.ts'
import type { Cell } from './cell-strips.ts'

/** Which column of a table has the page's language, and which the other; nothing where it has one language. */
export function findLanguages(
  rows: readonly Cell[][],
  language: Locale,
): { own: number; other: number } | undefined {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const shares = Array.from({ length: width }, (_, column) => {
    const texts = rows.map((row) => row[column]?.text ?? '').filter((text) => /\p{L}/u.test(text))
    const arabic = texts.filter((text) => /\p{Script=Arabic}/u.test(text)).length
    return {
      count: texts.length,
      isArabic: arabic * 3 > texts.length * 2,
      isLatin: arabic * 3 < texts.length,
    }
  })
  const arabic = shares.findIndex(({ isArabic, count }) => isArabic && count > 0)
  const latin = shares.findLastIndex(
    ({ isLatin, count }, column) => isLatin && count > 0 && Math.abs(column - arabic) === 1,
  )
  if (arabic < 0 || latin < 0 || rows.length < 2) return
  const isLabelColumn = rows.filter((row) => readLabel(row[latin]?.text ?? '')).length * 2 > rows.length
  if (isLabelColumn && width === 2) return
  return language === 'ar-AE' ? { own: arabic, other: latin } : { own: latin, other: arabic }
}
