import { westernDigits } from '#base/western-digits.ts'
import { findPhrase, layoutPartOf, tidyWords } from './find-words.ts'
import { itemWords, type PartName } from './label-words.ts'
import type { Units } from './piece.ts'
import { withoutOrdinal } from './prompts.ts'
import { readPartName } from './read-label.ts'

/** Above all headings of the document. */
export const markLevel = 0.5

/** "SLIDE 4 – The day in numbers", "Frame 02 / hero". */
const counted = /^[\s[#*=_–—─━═-]*(\p{L}+)\s?#?([\d٠-٩]{1,2})\s*(?:[:：.)|/\],،·•–—-]+(?=\s)|$)\s*/u

/** "02 / Why us", "03 NUMBERS": no list is counted so. */
const padded = /^[\s[#*=_–—-]*()(0\d|1\d(?=\s?[/|]))\s*(?:[/|:.–—-]\s*)?(?=\p{L})/u

/** They count pages, sections, questions, items and versions, which are read elsewhere. */
const ofOthers =
  /^(?:page|section|part|q|a|question|answer|option|version|variant|route|alternative|day|year|week|صفحة|القسم|قسم|الجزء|س|ج|الخيار|خيار|البديل|النسخة)$/

const leastMarks = 3
const longest = 90

type Mark = { unit: number; number: number }

/**
 * Lines that begin with the same word and count on from one, over at least half of the document and with words between them, say which
 * part of the page follows: the numbers of the lines. No reader of the page sees them.
 */
export function findMarks(units: Units): ReadonlySet<number> {
  const byWord = new Map<string, Mark[]>()
  for (const [unit, text] of units.entries()) {
    const found = text.length <= longest ? (counted.exec(text) ?? padded.exec(text)) : undefined
    const word = found?.[1]?.toLowerCase() ?? ''
    if (!found || ofOthers.test(word) || itemWords.get(word)) continue
    const marks = byWord.get(word) ?? []
    marks.push({ unit, number: Number(westernDigits(found[2] ?? '')) })
    byWord.set(word, marks)
  }
  const inTurn = [...byWord.values()].filter((marks) => countsOn(marks, units))
  return new Set([
    ...inTurn.flatMap((all) => all.map(({ unit }) => unit)),
    ...findCodeNames(units),
    ...findSigned(units),
  ])
}

/** ">>> NUMBERS", "=== Why us": one sign of several characters before a few words, again and again. */
const signed = /^\s*([>=*~+/|]{3,5}|[─━═]{2,5})\s*(?=\p{L})/u

function findSigned(units: Units): number[] {
  const bySign = Map.groupBy(
    units.flatMap((text, unit) => {
      const sign = text.length <= longest ? signed.exec(text)?.[1] : undefined
      return sign ? [{ sign, unit }] : []
    }),
    ({ sign }) => sign,
  )
  return [...bySign.values()].flatMap((all) => (all.length >= leastMarks ? all.map(({ unit }) => unit) : []))
}

/** "StatRow count=3", "<FaqAccordion>": what those who build pages call their components, with what they are told. */
const codeName = /^<?(\p{Lu}\p{L}{2,40})(?:\s[a-z][A-Za-z]*=(?:"[^"]*"|\w+))*\s?\/?>?$/u

/** Several lines that are nothing else; a product may be called so, but not one line after the other. */
function findCodeNames(units: Units): number[] {
  const named = units.flatMap((text, unit) => (isCodeName(text.trim()) ? [{ unit, text: text.trim() }] : []))
  const areTold = named.some(({ text }) => /[=<]/.test(text))
  const areDifferent = new Set(named.map(({ text }) => text)).size === named.length
  if (named.length < leastMarks || !areTold || !areDifferent) return []
  const plain = units.flatMap((text, unit) =>
    codeName.test(text.trim()) && readPartName(text.trim()) !== undefined ? [unit] : [],
  )
  return [...named.map(({ unit }) => unit), ...plain]
}

function isCodeName(text: string): boolean {
  return codeName.test(text) && (/[=<]/.test(text) || /\p{Ll}\p{Lu}/u.test(text))
}

function withoutCode(text: string): string {
  const name = isCodeName(text.trim()) ? codeName.exec(text.trim())?.[1] : undefined
  return name?.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ') ?? text
}

function countsOn(marks: readonly Mark[], units: Units): boolean {
  const [first, last] = [marks[0], marks.at(-1)]
  if (!first || !last || marks.length < leastMarks || first.number > 1) return false
  const countFilled = (from: number, to?: number) =>
    units.slice(from, to).filter((text) => text.trim() !== '').length
  const [above, span, all] = [countFilled(0, first.unit), countFilled(first.unit, last.unit), countFilled(0)]
  const isInTurn = marks.every(({ number }, index) => number === first.number + index)
  return isInTurn && span * 2 > all && above * 3 < all && span > marks.length * 2
}

const ofFrame = /^(?:nav|navbar|navigation|menu)$/

/** Which part a mark names, in whatever words. */
export function partOfMark(text: string): PartName | undefined {
  const named = withoutCode(withoutOrdinal(text).replace(signed, '')).replace(counted, '').replace(padded, '')
  const whole = readPartName(named)
  if (whole) return whole
  const words = tidyWords(named)
  if (words.some((word) => ofFrame.test(word))) return 'frame'
  return layoutPartOf(words) ?? words.flatMap((word) => findPhrase([word]) ?? [])[0]
}
