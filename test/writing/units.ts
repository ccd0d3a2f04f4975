import { foldText } from '#writing/draft-writer/text.ts'
import { numbersIn } from './numbers.ts'

/** "AED" never stands without a number, no number is left bare, and one of the brief keeps the unit that it has there. */
export function keepsUnits(text: string, messages: readonly string[]): boolean {
  if (/\b(?:AED|USD|EUR)\s*(?![\d\s])|\b(?:AED|USD|EUR)$/.test(text)) return false
  return numbersIn(text).every((number) => {
    const said = unitsOf(text, number)
    const known = messages.filter((message) => numbersIn(message).includes(number))
    return (
      known.length === 0 ||
      known.some((message) => unitsOf(message, number).every((unit) => said.includes(unit)))
    )
  })
}

/** The months that a text names, folded to one name in both languages. */
export function months(text: string): string[] {
  return [...foldText(text).matchAll(monthPattern)].map(([, english = '', arabic = '']) =>
    english ? english.slice(0, 3) : (arabicMonths[arabic] ?? arabic),
  )
}

function unitsOf(text: string, number: string): string[] {
  const plain = foldText(text).replace(/(?<=\d),(?=\d{3})/g, '')
  const units: string[] = []
  const escaped = number.replace('.', '\\.')
  if (new RegExp(`aed ?${escaped}(?!\\d)|(?<!\\d)${escaped} ?(?:درهم|دراهم)`).test(plain)) units.push('aed')
  if (new RegExp(`(?<![\\d.])${escaped} ?%`).test(plain)) units.push('%')
  const word = plain.match(new RegExp(`(?<![\\d.])${escaped} (${Object.keys(unitNames).join('|')})`))?.[1]
  if (word) units.push(unitNames[word] ?? word)
  return units
}

const unitNames: Record<string, string> = {
  minute: 'minute',
  دقيقه: 'minute',
  دقائق: 'minute',
  'working day': 'day',
  day: 'day',
  يوم: 'day',
  ايام: 'day',
  month: 'month',
  شهر: 'month',
  اشهر: 'month',
  year: 'year',
  سنه: 'year',
  سنوات: 'year',
  currenc: 'currency',
  عمله: 'currency',
  عملات: 'currency',
}

const arabicMonths: Record<string, string> = {
  يناير: 'jan',
  فبراير: 'feb',
  مارس: 'mar',
  ابريل: 'apr',
  مايو: 'may',
  يونيو: 'jun',
  يوليو: 'jul',
  اغسطس: 'aug',
  سبتمبر: 'sep',
  اكتوبر: 'oct',
  نوفمبر: 'nov',
  ديسمبر: 'dec',
}

const monthPattern = new RegExp(
  `\\b(january|february|april|june|july|august|september|october|november|december)\\b|(${Object.keys(arabicMonths).join('|')})`,
  'g',
)
