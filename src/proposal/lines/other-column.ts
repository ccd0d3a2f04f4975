import type { Locale } from '#base/locale.ts'
import { readLabel } from '#word/blocks/read-label.ts'
import { namesLanguage } from '../part-languages.ts'

/** The words of each cell. */
export type Rows = readonly (readonly string[])[]

type Column = {
  index: number
  texts: readonly string[]
  isArabic: boolean
  isLatin: boolean
  isLabels: boolean
}

/**
 * The column of the other language: two columns are one text in two languages where most rows have words in both, and one
 * says about as much as the other. What is said to colleagues beside them stands in a few rows, and what a row is takes
 * fewer words. Nothing where a table has one language.
 */
export function findOtherColumn(rows: Rows, language: Locale): number | undefined {
  const width = Math.max(0, ...rows.map((row) => row.length))
  if (rows.length < 2) return
  const columns = Array.from({ length: width }, (_, index) => readColumn(rows, index))
  const isCopy = ({ isLabels }: Column) => !isLabels || width === 2
  const latins = columns.filter(({ isLatin, isLabels }) => isLatin && !isLabels)
  const isNamed = ({ index }: Column) => namesLanguage(rows[0]?.[index] ?? '')
  const [best] = columns
    .filter((column) => column.isArabic && isCopy(column))
    .flatMap((arabic) =>
      latins.map((latin) => {
        const isSure = width === 2 || (isNamed(arabic) && isNamed(latin))
        return { arabic, latin, shared: countShared(arabic, latin, isSure ? 0 : leastLike) }
      }),
    )
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
  return (language === 'ar-AE' ? best?.latin : best?.arabic)?.index
}

function readColumn(rows: Rows, index: number): Column {
  const texts = rows.map((row) => (row.length > 1 ? (row[index] ?? '') : ''))
  const below = texts[0] !== undefined && namesLanguage(texts[0]) ? texts.slice(1) : texts
  const said = below.filter((text) => /\p{L}/u.test(text))
  const arabic = said.filter((text) => /\p{Script=Arabic}/u.test(text)).length
  const labels = said.filter((text) => readLabel(text)).length
  return {
    ...{ index, texts },
    isArabic: arabic * 3 > said.length * 2,
    isLatin: arabic * 3 < said.length && said.length > 0,
    isLabels: labels * 2 > said.length,
  }
}

/** Of columns without names, how long the words of one are at least to be those of the other. */
const leastLike = 0.4

/** How many characters both columns have in the same rows. */
function countShared(one: Column, other: Column, least: number): number {
  const lengths = one.texts.map((text, row) => [text.length, other.texts[row]?.length ?? 0] as const)
  const filled = lengths.filter(([first, second]) => first > 0 || second > 0)
  const both = filled.filter(([first, second]) => first > 0 && second > 0)
  const sum = (pick: (...of: number[]) => number) => both.reduce((all, pair) => all + pick(...pair), 0)
  const [shared, longest] = [sum(Math.min), sum(Math.max)]
  return both.length * 2 > filled.length && shared >= longest * least ? shared : 0
}
