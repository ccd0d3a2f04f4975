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

const months = new Map(
  rows.flatMap((names, index) =>
    names.split(' ').map((name) => [foldWord(name), String(index + 1).padStart(2, '0')] as const),
  ),
)

/** "01" to "12". */
export function monthOf(word: string): string | undefined {
  return months.get(word)
}
