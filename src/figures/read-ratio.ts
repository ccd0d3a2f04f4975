import type { Amount } from './read-amount.ts'
import { isGlued, type Tokens } from './tokens.ts'

/** "1:2", "2 for 1", "1 + 1 free", "buy 1 get 1". */
export function readRatio(tokens: Tokens, at: number): Amount | undefined {
  const first = tokens[at]
  if (first?.kind !== 'number' && !/^(?:buy|two|اشتر|اشتري)$/.test(first?.text ?? '')) return undefined
  const found = readBuy(tokens, at) ?? readPair(tokens, at) ?? readPrice(tokens, at) ?? readOutOf(tokens, at)
  if (!found) return undefined
  const { one, other, to } = found
  return { kind: 'amount', from: at, to, value: `${one}:${other}`, unit: 'ratio' }
}

function readBuy(tokens: Tokens, at: number) {
  const [buy, one, get, other] = [at, at + 1, at + 2, at + 3].map((index) => tokens[index]?.text ?? '')
  const isBuy = /^(?:buy|اشتر|اشتري)$/.test(buy ?? '') && /^(?:get|واحصل|احصل)$/.test(get ?? '')
  return isBuy && isSmall(one) && isSmall(other) ? { one, other, to: at + 4 } : undefined
}

/** "3 for the price of 2", "two-for-one". */
function readPrice(tokens: Tokens, at: number) {
  const words = tokens.slice(at, at + 6).map(({ text }) => text)
  const [one = '', , , , , other = ''] = words
  if (words.slice(1, 5).join(' ') === 'for the price of' && isSmall(one) && isSmall(other))
    return { one, other, to: at + 6 }
  return words.slice(0, 5).join('') === 'two-for-one' ? { one: '2', other: '1', to: at + 5 } : undefined
}

/** "9 out of 10", "1 of 10". */
function readOutOf(tokens: Tokens, at: number) {
  const words = tokens.slice(at, at + 4).map(({ text }) => text)
  const rest = words[1] === 'out' ? words.slice(2) : words.slice(1)
  const [one = '', other = ''] = [words[0], rest[1]]
  const isPart = rest[0] === 'of' && isSmall(one) && isSmall(other) && Number(one) < Number(other)
  return isPart ? { one, other, to: at + words.length - rest.length + 2 } : undefined
}

function readPair(tokens: Tokens, at: number) {
  const [one, sign, other, next] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  if (one?.kind !== 'number' || other?.kind !== 'number' || !isSmall(one.text) || !isSmall(other.text))
    return undefined
  const found = { one: one.text, other: other.text, to: at + 3 }
  if (sign?.text === ':') return isGlued(sign) && isGlued(other) && other.text.length < 2 ? found : undefined
  if (sign?.text === 'for' && other.text === '1') return found
  if (sign?.text === 'in' && Number(one.text) < Number(other.text)) return found
  const isFree =
    sign?.text === '+' && (next === undefined || /^(?:free|offer|deal|مجانا|عرض)$/.test(next.text))
  return isFree ? found : undefined
}

function isSmall(text = ''): boolean {
  return /^[1-9]\d?$/.test(text)
}
