import { westernDigits } from '#base/western-digits.ts'
import { type LabelSlot, type PartName, partByWords, partFillers, slotByWords } from './label-words.ts'
import { articles, layoutFillers, layoutNouns, layoutSubjects } from './layout-words.ts'
import { withoutArticles, withoutVowels } from './vowels.ts'

/** "Call back form" */
export function findForm(words: readonly string[]): PartName | undefined {
  const isForm = words.at(-1) === 'form' || words[0] === 'نموذج' || (words[0] === 'form' && words.length < 4)
  const isMessage = messages.test(words[0] ?? '') && words.slice(1).every((word) => aboutMessage.test(word))
  if (isMessage && words.length > 1) return 'form'
  return isForm && words.length <= 4 && !words.some((word) => articles.has(word)) ? 'form' : undefined
}

/** "Email 1 (launch)", "SMS after the form" */
const messages = /^(?:e-?mails?|mailers?|edm|sms|push|whatsapp|newsletter)$/
const aboutMessage =
  /^(?:\d+|text|texts|copy|body|message|messages|and|sms|push|e-?mails?|whatsapp|after|form|the|one|two|three|reminder|launch|welcome|follow|up|to|customer|customers|notification|notifications|campaign)$/

export const mostWords = 8

export function findSlot(words: readonly string[]): LabelSlot | undefined {
  return findByWords(slotByWords, words)
}

export function findPart(words: readonly string[]): PartName | undefined {
  return findPhrase(words) ?? findLaidOut(words)
}

export function findPhrase(words: readonly string[]): PartName | undefined {
  if (isBesidePart(words) && words.length > 1 && !partByWords.has(words.join(' '))) return
  const bare = words.filter((word) => !partFillers.has(word))
  return findByWords(partByWords, words) ?? findByWords(partByWords, bare)
}

function findByWords<Name>(names: ReadonlyMap<string, Name>, words: readonly string[]): Name | undefined {
  const phrase = words.join(' ')
  return names.get(phrase) ?? names.get(withoutArticles(phrase))
}

/** "Trust strip with stats": each word is of the language of those who lay out pages, and one says that it is a part. */
export function findLaidOut(words: readonly string[]): PartName | undefined {
  if (words.length < 2 || isBesidePart(words) || !words.some((word) => layoutNouns.has(word))) return
  const isAll = words.every(
    (word) => layoutSubjects.has(word) || layoutNouns.has(word) || layoutFillers.has(word),
  )
  return isAll ? layoutPartOf(words) : undefined
}

/** "Below hero": what stands beside a part is none. */
function isBesidePart([first = '']: readonly string[]): boolean {
  return /^(?:below|under|above|after|before|beside|next|تحت|أسفل|فوق|بعد|قبل)$/.test(first)
}

/** The part that any of these words names, the first of those that do. */
export function layoutPartOf(words: readonly string[]): PartName | undefined {
  const known = words.flatMap((word) => layoutSubjects.get(word) ?? [])
  return known.toSorted((one, other) => one.rank - other.rank)[0]?.part
}

/** Without remarks in brackets, limits, colons and numbers that are stuck to a word: "H1", "CTA1". */
export function tidyWords(text: string): string[] {
  const apart = isCamel.test(text) ? text.replace(/(?<=[a-z0-9])(?=[A-Z])|_+/g, ' ') : text
  const lower = withoutVowels((isKey.test(apart) ? apart.replace(/[._-]+/g, ' ') : apart).toLowerCase())
  const bare = isPlain.test(lower) ? lower : withoutSigns(lower)
  return bare.split(/\s+/).filter((word) => word !== '')
}

/** "hero.title", "benefit1_body": what those who build pages call their strings. */
const isKey = /^[a-z][a-z0-9]*(?:[._-][a-z0-9]+)+$/i

/** "sectionTitle", "ctaPrimary_label" */
const isCamel = /^[a-z]+[0-9]*[A-Z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*$/

/** Letters and spaces alone, as most lines have. */
const isPlain = /^[\p{L}\p{M}\s]*$/u

function withoutSigns(text: string): string {
  return westernDigits(
    text
      .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
      .replace(
        /(?:[,|]|\s[–—-])\s*(?:max|maximum|up to|approx|about|~|≤|\d+ ?(?:chars?|characters|words)).*$/,
        ' ',
      )
      .replace(/[-–—_/*:：#،,]+|\s[+&]\s|\.(?=\s|$)/g, ' ')
      .replace(/(?<!\p{L})([qa])(\d)/gu, '$1 $2')
      .replace(/([a-z]{2,}|\p{Script=Arabic})(\d)/gu, '$1 $2'),
  )
}

/** "Panel (grey)", "Section 4": part of a page, and nothing of what is in it. */
export function namesLayout(text: string): boolean {
  if (text.length > 60) return false
  const words = tidyWords(text)
  return (
    words.length <= 4 &&
    words.some((word) => layoutNouns.has(word)) &&
    words.every((word) => layoutNouns.has(word) || layoutFillers.has(word) || /^\d{1,2}$/.test(word))
  )
}
