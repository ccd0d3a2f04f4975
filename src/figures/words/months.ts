import { foldWord } from '../fold.ts'

const rows = [
  'january jan يناير',
  'february feb فبراير شباط',
  'march mar مارس آذار',
  'april apr أبريل ابريل نيسان',
  'may مايو أيار',
  'june jun يونيو حزيران',
  'july jul يوليو تموز',
  'august aug أغسطس آب',
  'september sept sep سبتمبر أيلول',
  'october oct أكتوبر',
  'november nov نوفمبر',
  'december dec ديسمبر',
]

/** Those of the Hijri calendar that are one word, and no number at the same time. */
const hijriRows = {
  H01: 'muharram محرم',
  H07: 'rajab رجب',
  H08: 'shaban شعبان',
  H09: 'ramadan ramadhan رمضان',
  H10: 'shawwal شوال',
}

const numbered = rows.map((names, index) => [String(index + 1).padStart(2, '0'), names] as const)

const months = new Map(
  [...numbered, ...Object.entries(hijriRows)].flatMap(([month, names]) =>
    names.split(' ').map((name) => [foldWord(name), month] as const),
  ),
)

/** "01" to "12", and "H01" to "H12" of the Hijri calendar. */
export function monthOf(word: string): string | undefined {
  return months.get(word)
}
