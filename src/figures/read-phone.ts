import { isGlued, type Tokens } from './tokens.ts'

export type Phone = { value: string; to: number }

/** A number to call or to write to: by how it starts, or by the words before it. */
export function readPhone(tokens: Tokens, at: number): Phone | undefined {
  const isPlus = tokens[at]?.text === '+'
  const start = isPlus ? at + 1 : at
  if (tokens[start]?.kind !== 'number' || (isPlus && !isGlued(tokens[start]))) return undefined
  const { digits, to } = groupsAt(tokens, start)
  if (isPlus) return digits.length >= 8 ? { value: `+${digits}`, to } : undefined
  const isPhone = isUsual(digits) || (digits.length >= 3 && isCalled(tokens, at))
  return isPhone && !isMeasured(tokens, to) ? { value: digits, to } : undefined
}

/** Groups of digits with single spaces or hyphens between them. */
function groupsAt(tokens: Tokens, at: number) {
  let digits = ''
  let to = at
  for (let next = at; next < tokens.length && digits.length < 16; ) {
    const token = tokens[next]
    if (token?.kind !== 'number' || !/^\d+$/.test(token.text)) break
    digits += token.text
    to = next + 1
    next = tokens[to]?.text === '-' && isGlued(tokens[to]) ? to + 1 : to
  }
  return { digits, to }
}

/** As numbers are given in the Emirates: 04 316 0316, 050 123 4567, 600 54 0000, 800 100, 00971 … */
function isUsual(digits: string): boolean {
  return (
    /^(?:0[2-9]\d{7}|05\d{8}|600\d{6}|800\d{3,7}|00\d{9,13}|9715?\d{8})$/.test(digits) &&
    !/^8000+$/.test(digits)
  )
}

const callWords =
  /^[وفبل]?(?:call|dial|text|phone|tel|telephone|sms|whatsapp|hotline|mobile|اتصل|اتصلوا|الاتصال|هاتف|الهاتف|واتساب|الرقم|رقم|ارسل|رساله)$/
const smallWords = /^(?:us|on|at|to|now|the|number|today|free|بنا|علي|الان|الي|ب|:|\.|'|"|‘|“|”|[a-z]{2,6})$/

/** Whether a word for calling stands before, with small words between. */
function isCalled(tokens: Tokens, at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 6); index -= 1) {
    const text = tokens[index]?.text ?? ''
    if (callWords.test(text)) return true
    if (!smallWords.test(text)) return false
  }
  return false
}

/** "Call and get 500 AED" is no number to call. */
function isMeasured(tokens: Tokens, at: number): boolean {
  const next = tokens[at]
  return (
    next !== undefined &&
    (isGlued(next)
      ? /^[%a-z]/.test(next.text)
      : /^(?:%|aed|dhs?|days|hours|minutes|درهم|نقطه|يوم)$/.test(next.text))
  )
}
