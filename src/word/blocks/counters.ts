import { westernDigits } from '#base/western-digits.ts'
import type { Units } from './piece.ts'

/** How many characters count a line before its words, by its unit; `isReference`: what letters about it call it, and no count of a list. */
export type Counters = ReadonlyMap<number, { length: number; isReference?: true }>

type Counter = { style: string; number: number; length: number }

/** So far from each other lines of one count may stand: notes lie between them, and below those of two numbers whole chapters. */
const mostBetween = 6
const mostInChapter = 40

/** "1.1 …, 1.2 …", "(a) …, (b) …", "i. …, ii. …", "First: …, Second: …": lines that count on from one, as clauses do. */
export function findCounters(units: Units): Counters {
  const open = new Map<string, { unit: number; number: number; length: number }[]>()
  const counted = new Map<number, { length: number; isReference?: true }>(findReferences(units))
  for (const [unit, text] of units.entries()) {
    for (const { style, number, length } of readCounters(text)) {
      const run = open.get(style)
      const last = run?.at(-1)
      const most = style.startsWith('clause') ? mostInChapter : mostBetween
      const isNext = run && last && number === last.number + 1 && unit - last.unit <= most
      if (isNext) run.push({ unit, number, length })
      else if (number === 1) open.set(style, [{ unit, number, length }])
      if (!isNext) continue
      for (const each of run) counted.set(each.unit, { length: each.length })
      break
    }
  }
  return counted
}

/** "A.1", "B.2 (revised)", "C-3 ans.", line by line, with a letter for each part. */
const reference = /^\s*\[?([A-Z])[.-]\d{1,2}\]?(?:\s\([^()\n]{2,20}\)|\s\p{Ll}{1,6}\.){0,2}[:.]?\s+(?=\S)/u
const leastReferences = 5

function findReferences(units: Units): [number, { length: number; isReference: true }][] {
  const found = units.flatMap((text, unit) => {
    const [whole, letter = ''] = reference.exec(text) ?? []
    return whole === undefined ? [] : [{ unit, letter, length: whole.length }]
  })
  const letters = new Set(found.map(({ letter }) => letter))
  const isHabit = found.length >= leastReferences && letters.size > 1 && !letters.has('Q')
  return isHabit ? found.map(({ unit, length }) => [unit, { length, isReference: true }]) : []
}

function readCounters(text: string): Counter[] {
  const clause = /^\s*([\d٠-٩]{1,2})\.([\d٠-٩]{1,2})\.?(?=\s)\s*(?=\S)/.exec(text)
  if (clause)
    return [
      {
        style: `clause ${clause[1]}`,
        number: Number(westernDigits(clause[2] ?? '')),
        length: clause[0].length,
      },
    ]
  const dashed = /^\s*([\d٠-٩]{1,2})\s?[–—]\s+(?=\p{L})/u.exec(text)
  if (dashed)
    return [{ style: 'dashed', number: Number(westernDigits(dashed[1] ?? '')), length: dashed[0].length }]
  const sign = /^\s*\(?([a-z]|[ivx]{2,4}|[أبجده])[.)]\s+/i.exec(text)
  if (sign) return readSign((sign[1] ?? '').toLowerCase(), sign[0].length)
  const spoken = /^\s*(\p{L}\p{M}?[\p{L}\p{M}]{3,8})\s?(?:[:：،,.]|[–—-](?=\s))\s*(?=\S)/u.exec(text)
  const number = ordinals.findIndex((pattern) => pattern.test(spoken?.[1] ?? '')) + 1
  return spoken && number > 0 ? [{ style: 'spoken', number, length: spoken[0].length }] : []
}

function readSign(sign: string, length: number): Counter[] {
  const letter = Math.max('abcdefghijklmnopqrstuvwxyz'.indexOf(sign), 'أبجده'.indexOf(sign)) + 1
  const roman = romans.indexOf(sign) + 1
  return [
    ...(sign.length === 1 && letter > 0 ? [{ style: 'letter', number: letter, length }] : []),
    ...(roman > 0 ? [{ style: 'roman', number: roman, length }] : []),
  ]
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

const ordinals = [
  /^first(?:ly)?$|^أولا/i,
  /^second(?:ly)?$|^ثانيا/i,
  /^third(?:ly)?$|^ثالثا/i,
  /^fourth(?:ly)?$|^رابعا/i,
  /^fifth(?:ly)?$|^خامسا/i,
]
