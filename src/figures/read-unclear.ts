import { phraseAt } from './phrases.ts'
import type { Unclear } from './read-amount.ts'
import { isGlued, type Tokens } from './tokens.ts'
import { currencies } from './words/currencies.ts'
import { magnitudes } from './words/magnitudes.ts'
import { percent, units } from './words/units.ts'

/** Digits with what cannot belong to them, and blanks left for digits. */
export function readUnclear(tokens: Tokens, at: number): Unclear | undefined {
  const end = endOfBlank(tokens, at) ?? endOfMixed(tokens, at) ?? endOfCode(tokens, at)
  return end === undefined ? undefined : { kind: 'unread', from: at, to: end }
}

/** "AED XX", "AED __", "... درهم". */
function endOfBlank(tokens: Tokens, at: number): number | undefined {
  const money = phraseAt(currencies, tokens, at)
  if (money) return isBlank(tokens, money.to) ? money.to + 1 : undefined
  if (!isBlank(tokens, at)) return undefined
  const unit = phraseAt(currencies, tokens, at + 1) ?? phraseAt(percent, tokens, at + 1)
  return unit?.to
}

function isBlank(tokens: Tokens, at: number): boolean {
  return /^(?:x{2,}|_+|\.{2,}|…|tbc|tbd|xxx+)$/.test(tokens[at]?.text ?? '')
}

/** Letters among the digits, "5OO", "1O%", or letters behind them that are no unit, "3xyz"; a broken currency sign before them. */
function endOfMixed(tokens: Tokens, at: number): number | undefined {
  const money = phraseAt(currencies, tokens, at)
  const isMoney = money && tokens[money.to]?.kind === 'number'
  const number = isMoney ? money.to : at
  if (isBrokenSign(tokens, at)) return at + 2
  const letters = tokens[number + 1]
  if (tokens[number]?.kind !== 'number' || letters?.kind !== 'word' || !isGlued(letters)) return undefined
  if (isKnown(tokens, number + 1)) return undefined
  const sign = phraseAt(percent, tokens, number + 2)
  return sign && isGlued(tokens[number + 2]) ? sign.to : number + 2
}

function isKnown(tokens: Tokens, at: number): boolean {
  const found =
    phraseAt(magnitudes, tokens, at) ??
    phraseAt(units, tokens, at) ??
    phraseAt(currencies, tokens, at) ??
    phraseAt(percent, tokens, at)
  return found !== undefined || tokens[at]?.isArabic === true
}

function isBrokenSign(tokens: Tokens, at: number): boolean {
  const word = tokens[at]
  return (
    word?.kind === 'word' &&
    /^[À-ɏ]{1,3}$/.test(word.text) &&
    word.isCapital &&
    tokens[at + 1]?.kind === 'number'
  )
}

/** Three numbers or more with hyphens between them: an account, a card, a case. */
function endOfCode(tokens: Tokens, at: number): number | undefined {
  let to = at
  let numbers = 0
  while (tokens[to]?.kind === 'number') {
    numbers += 1
    to += 1
    const isJoined = tokens[to]?.text === '-' && isGlued(tokens[to]) && isGlued(tokens[to + 1])
    if (!isJoined || tokens[to + 1]?.kind !== 'number') break
    to += 1
  }
  return numbers > 2 ? to : undefined
}
