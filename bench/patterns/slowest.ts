import { runInNewContext } from 'node:vm'
import type { Pattern } from './collect.ts'

export type Measured = { pattern: Pattern; text: string; milliseconds: number; growth: number }

const short = 2_000
const long = 16_000
/** Milliseconds of the clock. */
export const giveUp = 20_000
/** What compiling and collecting garbage may cost beside. */
const noise = 50

/** One piece over and over, with an end that lets the match fail: how long the long text takes, and how much longer than the short. */
export function findSlowest(pattern: Pattern): Measured {
  let slowest: Measured = { pattern, text: '', milliseconds: 0, growth: 1 }
  for (const piece of piecesFor(pattern.source)) {
    const textOf = (length: number) => `${piece.repeat(length / piece.length)}\n\0`
    const milliseconds = matchingTime(pattern, textOf(long))
    if (milliseconds <= Math.max(slowest.milliseconds, noise)) continue
    const before = matchingTime(pattern, textOf(short))
    slowest = { pattern, text: piece, milliseconds, growth: milliseconds / Math.max(before, 1) }
  }
  return slowest
}

/** What may make a pattern try again and again: its own words and characters, and one of each kind. */
function piecesFor(source: string): Set<string> {
  const plain = source.replace(/\\./g, ' ')
  const words = plain.match(/[\p{L}\p{N}<>@:/-]{2,}/gu) ?? []
  const characters = plain.match(/[^\s()|?*+[\]{}^$]/gu) ?? []
  const kinds = [
    ' ',
    '\t',
    '\n',
    'a',
    'A',
    'a ',
    '0',
    '-',
    '.',
    ',',
    '!',
    '<',
    '(',
    '{',
    '/',
    '"',
    'م',
    '٥',
    '\u200b',
    '\0',
  ]
  return new Set([
    ...kinds,
    ...words.slice(0, 12),
    ...words.slice(0, 4).map((word) => `${word} `),
    ...characters.slice(0, 12),
  ])
}

/** Of all matches in the text, as `replace` and `split` look for them. */
function matchingTime({ source, flags }: Pattern, text: string): number {
  const pattern = new RegExp(source, flags.replace(/[gy]/g, ''))
  const start = process.cpuUsage()
  try {
    runInNewContext('pattern.test(text)', { pattern, text }, { timeout: giveUp })
  } catch {
    return giveUp
  }
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
