import { foldWord } from './fold.ts'
import { phraseAt } from './phrases.ts'
import { isGlued, type Tokens } from './tokens.ts'
import { countedName, endOfNoun, nameOfPlural } from './words/counted.ts'
import { currencies } from './words/currencies.ts'
import { amountWords } from './words/subjects-of-money.ts'
import { percent, units } from './words/units.ts'

/** A name or code with digits in it, from the digits' own token; `from` is the token where it begins. */
export type Name = { from: number; to: number }

/** Letters and digits without a space: "B2B", "WELCOME50", "COVID-19", "3-in-1", "5G". */
export function readCode(tokens: Tokens, at: number): Name | undefined {
  const token = tokens[at]
  if (token?.kind === 'word') return readLettersFirst(tokens, at)
  if (token?.kind !== 'number' || isGlued(token)) return undefined
  return readDigitsFirst(tokens, at)
}

function readLettersFirst(tokens: Tokens, at: number): Name | undefined {
  const [word, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!word || word.isArabic || !isGlued(next)) return undefined
  const isHyphened = next?.text === '-' && isGlued(after) && after?.kind === 'number'
  if (next?.kind !== 'number' && !isHyphened) return undefined
  if (phraseAt(currencies, tokens, at) || /^(?:upto|up|to|min|max|from|x|dhs)$/.test(word.text))
    return undefined
  return { from: at, to: endOfGlued(tokens, at + 1) }
}

function readDigitsFirst(tokens: Tokens, at: number): Name | undefined {
  const [word, after] = [tokens[at + 1], tokens[at + 2]]
  if (!isGlued(word)) return undefined
  if (word?.text === '-' && after?.text === 'in' && isGlued(after))
    return { from: at, to: endOfGlued(tokens, at + 1) }
  if (word?.kind !== 'word' || word.isArabic) return undefined
  const isLetters =
    word.isCapital &&
    word.text.length <= 2 &&
    !/^[oil]+$/.test(word.text) &&
    !/^(?:k|m|b|bn|mn|hr|yr|x|y|th|st|nd|rd|am|pm|dh)$/.test(word.text)
  const goesOn = isGlued(after) && after?.kind === 'number'
  return isLetters || goesOn ? { from: at, to: endOfGlued(tokens, at + 1) } : undefined
}

function endOfGlued(tokens: Tokens, at: number): number {
  let to = at + 1
  while (isGlued(tokens[to])) {
    const token = tokens[to]
    const isJoint = token?.text === '-' && isGlued(tokens[to + 1]) && tokens[to + 1]?.kind !== 'sign'
    if (token?.kind === 'sign' && !isJoint) break
    to += 1
  }
  return to
}

/** A bare number behind a capitalised word: "Visa 360", "Card 2 Go", "Terminal 3". */
export function readName(tokens: Tokens, at: number): Name | undefined {
  const [before, number, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (number?.kind !== 'number' || !/^\d{1,4}(?:\.\d)?$/.test(number.text)) return undefined
  if (!number.isApart) return readListed(tokens, at)
  if (before?.kind !== 'word') return readListed(tokens, at)
  if (before.isArabic)
    return namedInArabic.has(before.text.replace(/^ال/, '')) ? { from: at - 1, to: at + 1 } : undefined
  const isNamed =
    named.has(before.text) || (before.isCapital && !leads.has(before.text) && !amountWords.has(before.text))
  if (!isNamed || (isGlued(next) && next?.kind !== 'sign')) return undefined
  if (phraseAt(percent, tokens, at + 1) || phraseAt(currencies, tokens, at + 1)) return undefined
  if (/^(?:to|-)$/.test(next?.text ?? '') && tokens[at + 2]?.kind === 'number') return undefined
  const isCounted =
    next?.kind === 'word' && (phraseAt(units, tokens, at + 1) || isCountedSoon(tokens, at + 1))
  if (isCounted || /^[-/+%]$/.test(next?.text ?? '')) return undefined
  const goesOn = next?.kind === 'word' && next.isCapital && !next.isArabic && next.text.length <= 6
  return { from: at - 1, to: goesOn && !countedName(next.text) ? at + 2 : at + 1 }
}

function isCountedSoon(tokens: Tokens, at: number): boolean {
  for (let index = at; index < at + 4; index += 1) {
    const token = tokens[index]
    if (token?.kind !== 'word' || endOfNoun.has(token.text)) return false
    const isPlural =
      token.text.endsWith('s') && (countedName(token.text) !== undefined || phraseAt(units, tokens, index))
    if (isPlural || (index === at && !token.isCapital && nameOfPlural(token.text))) return true
  }
  return false
}

/** "1." or "2)" at the start of a line, "back(1)" with a footnote. */
function readListed(tokens: Tokens, at: number): Name | undefined {
  const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  if (before?.text === '(' && isGlued(before) && next?.text === ')' && /^\d$/.test(tokens[at]?.text ?? '')) {
    return { from: at, to: at + 1 }
  }
  const isFirst = before === undefined || before.text === '\n'
  const isListed = isGlued(next) && /^[.)]$/.test(next?.text ?? '') && after?.isApart
  return isFirst && isListed && after.text !== '\n' ? { from: at, to: at + 2 } : undefined
}

/** Words whose number is a part of their name, whatever their capitals. */
const named = new Set(
  'terminal level tier floor gate building tower phase version article clause section appendix visa option'.split(
    ' ',
  ),
)

const namedInArabic = new Set(
  'طابق مبني برج بوابه مركز مستوي ماده بند فيزا اكسبو رويه موديل مرحله'.split(' '),
)

/** Capitalised words that begin a sentence or a phrase and are no name. */
const leads = new Set(
  (
    'aged get earn enjoy save pay win open spend choose only just over up upto to from min minimum max maximum at least within with in for and or the a an of by under ' +
    'more less than between about approx around nearly almost every per each first last next all any no not buy receive collect redeem transfer deposit take use add ' +
    'until till after before since plus your our its is are was be has have will can now new top best book free minus tenor tenure term age duration period ' +
    'extra bonus total another additional any get grab send invite refer apply make complete shop travel visit fly stay borrow finance loan loans ' +
    'call sms dial text whatsapp exceeding exceed earns flat fixed off worth'
  )
    .split(' ')
    .map(foldWord),
)
