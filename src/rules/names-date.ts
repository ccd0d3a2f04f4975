import { monthOf } from '#figures/words/months.ts'
import type { ReadText, Word } from './read-words.ts'

/** Whether a text names a day, or a month as one of a calendar: "31 March", "March 2027", "until March", "31/3/2027". */
export function namesDate(folded: string, { words }: ReadText): boolean {
  return (
    (/\d[/.-]\d/.test(folded) && dateInNumbers.test(folded)) ||
    words.some((word, index) => isMonth(word) && isOfCalendar(words, index))
  )
}

const dateInNumbers =
  /(?<![\d./-])(?:(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|[12]\d|3[01])\1(?:20)?\d\d|20\d\d([/.-])(?:0?[1-9]|1[0-2])\2(?:0?[1-9]|[12]\d|3[01]))(?![\d/-])/

function isMonth({ text, forms }: Word): boolean {
  return monthOf(text) !== undefined || forms.some((form) => form !== text && monthOf(form) !== undefined)
}

/** "You may" is no month, nor is "may 5 people". */
function isOfCalendar(words: readonly Word[], index: number): boolean {
  const isBare = words[index]?.text !== 'may'
  const at = (offset: number) => words[index + offset]?.text ?? ''
  const dayBefore = dayEnding.test(at(-1)) ? -2 : -1
  const hasDay = day.test(at(dayBefore))
  if (year.test(at(1)) || (isBare && day.test(at(1)))) return true
  if (hasDay) return isBare || limit.test(at(dayBefore - 1)) || dayBefore === -2
  return [-1, -2, -3].some((offset) => limit.test(at(offset)))
}

const day = /^(?:0?[1-9]|[12]\d|3[01])$/
const dayEnding = /^(?:st|nd|rd|th|of|من)$/
const year = /^20[2-4]\d$/
const limit =
  /^(?:until|till|through|ends?|ending|expires?|valid|from|between|before|[وف]?(?:حتي|لغايه|ينتهي|تنتهي|نهايه|بنهايه|لنهايه|يسري|ساري|ساريه))$/
