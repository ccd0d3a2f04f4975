import { phraseAt } from './phrases.ts'
import type { Unclear } from './read-amount.ts'
import { isGlued, type Tokens } from './tokens.ts'
import { currencies } from './words/currencies.ts'
import { magnitudes } from './words/magnitudes.ts'
import { basisPoints, percent, units } from './words/units.ts'

/** Digits with what cannot belong to them, and blanks left for digits. */
export function readUnclear(tokens: Tokens, at: number): Unclear | undefined {
  const end =
    endOfBroken(tokens, at) ?? endOfBlank(tokens, at) ?? endOfMixed(tokens, at) ?? endOfCode(tokens, at)
  return end === undefined ? undefined : { kind: 'unread', from: at, to: end }
}

/** "..,3%": what stood before the separators is lost. */
function endOfBroken(tokens: Tokens, at: number): number | undefined {
  if (!tokens[at]?.isApart) return undefined
  let to = at
  while (/^(?:[.,،]|\.{2,})$/.test(tokens[to]?.text ?? '') && (to === at || isGlued(tokens[to]))) to += 1
  const isEllipsis = to === at + 1 && tokens[at]?.text === '...'
  if (to === at || isEllipsis || tokens[to]?.kind !== 'number' || !isGlued(tokens[to])) return undefined
  return phraseAt(percent, tokens, to + 1)?.to ?? to + 1
}

/** "AED XX", "AED __", "... درهم", "[x]%", "؟؟٪". */
function endOfBlank(tokens: Tokens, at: number): number | undefined {
  const sign = phraseAt(currencies, tokens, at) ?? phraseAt(percent, tokens, at)
  if (sign) return endOfBroken(tokens, sign.to) ?? endOfGap(tokens, sign.to)
  const end = tokens[at - 1]?.kind === 'number' ? undefined : endOfGap(tokens, at)
  const unit =
    end === undefined ? undefined : (phraseAt(currencies, tokens, end) ?? phraseAt(percent, tokens, end))
  // "5 winners x AED 20,000" is so many times as much.
  const isTimes = tokens[at]?.text === 'x' && unit !== undefined && tokens[unit.to]?.kind === 'number'
  return isTimes ? undefined : unit?.to
}

/** Dots, lines, letters or question marks in the place of digits. */
function endOfGap(tokens: Tokens, at: number): number | undefined {
  const text = tokens[at]?.text ?? ''
  if (/^(?:x+|_+|\.{2,}|…|tbc|tbd|#+)$/.test(text)) return at + 1
  const close = { '[': ']', '<': '>', '{': '}' }[text]
  if (close !== undefined) {
    const end = tokens.slice(at + 1, at + 5).findIndex((token) => token.text === close)
    return end < 0 ? undefined : at + end + 2
  }
  if (text !== '?' || tokens[at + 1]?.text !== '?') return undefined
  return at + 2
}

/** Letters among the digits, "5OO", "1O%", or letters behind them that are no unit, "3xyz"; a broken currency sign before them. */
function endOfMixed(tokens: Tokens, at: number): number | undefined {
  if (tokens[at]?.text === 'rs') {
    const next = tokens[at + 1]?.text === '.' ? at + 2 : at + 1
    return tokens[next]?.kind === 'number' ? next + 1 : undefined
  }
  if (isLetterForDigit(tokens, at)) return at + 3
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

/** "l5%": a letter that looks like a digit. */
function isLetterForDigit(tokens: Tokens, at: number): boolean {
  const [letter, number, sign] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  return (
    /^[oil]$/.test(letter?.text ?? '') && number?.kind === 'number' && isGlued(number) && sign?.text === '%'
  )
}

function isKnown(tokens: Tokens, at: number): boolean {
  const found =
    phraseAt(magnitudes, tokens, at) ??
    phraseAt(units, tokens, at) ??
    phraseAt(basisPoints, tokens, at) ??
    phraseAt(currencies, tokens, at) ??
    phraseAt(percent, tokens, at)
  const isCounted = /^(?:g|km|kms)$/.test(tokens[at]?.text ?? '')
  return found !== undefined || isCounted || tokens[at]?.isArabic === true
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

/** "05/06/26": a date, and which is the day is not known; three numbers with hyphens: an account, a card, a case. */
function endOfCode(tokens: Tokens, at: number): number | undefined {
  if (tokens[at]?.kind !== 'number') return undefined
  const written = tokens.slice(at, at + 5).map(({ text }) => text)
  if (/^\d{1,2}([/-])\d{1,2}\1\d{4}$/.test(written.join(''))) return at + 5
  let to = at
  let numbers = 0
  while (tokens[to]?.kind === 'number') {
    numbers += 1
    to += 1
    const isJoined = tokens[to]?.text === '-' && isGlued(tokens[to]) && isGlued(tokens[to + 1])
    if (!isJoined || tokens[to + 1]?.kind !== 'number') break
    to += 1
  }
  if (numbers > 2) return to
  while (tokens[to]?.kind === 'number') to += 1
  return to - at > 2 && numbers === 1 ? to : undefined
}
