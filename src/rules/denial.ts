import { smallWords } from './small-words.ts'

type Place = { text: string; at: number; word: string; forms: readonly string[]; before: string }

/**
 * How many words behind it a word denies; 0 for most. It may have "and" written in front of it, or be two: "ما نقدر".
 */
export function reachOfDenial({ text, at, word, forms, before }: Place): number {
  const { denials } = smallWords()
  if (word === 'ما' && isWhatWeDeny(text, at)) return reachOfWhatWeDeny
  const reach = denials.get(word) ?? denials.get(`${before} ${word}`)
  if (reach !== undefined || !/^[وف]/.test(word)) return reach ?? 0
  return denials.get(forms.find((form) => form === word.slice(1)) ?? '') ?? 0
}

/** "ما نوافق على كل طلب" denies; "ما نقدمه" is what is offered. */
function isWhatWeDeny(text: string, at: number): boolean {
  whatWeDeny.lastIndex = at
  return whatWeDeny.test(text)
}

const whatWeDeny = /ما(?= ن\p{L}{3,20}(?<!ه)(?!\p{L}))/uy
const reachOfWhatWeDeny = 6
