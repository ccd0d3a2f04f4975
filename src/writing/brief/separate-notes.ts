import { claimsOf } from '#figures/claims.ts'
import { readSentence } from '#figures/read-sentence.ts'
import { findNote, type NoteKind, withholdsLine } from './internal-notes.ts'
import { givenNames, givenNamesArabic } from './note-words/given-names.ts'

/** A sentence without what colleagues said within it, and those words; `kind` when nothing of it is for customers. */
export type Separated = { text: string; notes: string[]; kind: NoteKind | undefined }

/** Takes brackets and tails out that are no part of the message. What somebody doubts is doubted as a whole. */
export function separateNotes(sentence: string): Separated {
  const notes: string[] = []
  let isDoubted = false
  let isWithheld = false
  const keep = (part: string) => {
    const kind = findNote(part)
    if (withholdsLine(part)) isWithheld = true
    if (kind === 'unconfirmed') isDoubted = true
    else if (kind) notes.push(part.trim())
    return kind === undefined
  }
  const said = withoutSource(sentence, notes)
  const outside = said.replace(bracketed, (whole, ...inner: (string | undefined)[]) => {
    const part = inner.slice(0, 4).find((each) => each !== undefined) ?? ''
    if (!ofSource.test(part)) return keep(part) ? whole : ''
    notes.push(part.trim())
    return ''
  })
  const [pointed = '', ...pointers] = isArabicRow(outside) ? [outside] : outside.split(arrow)
  notes.push(...pointers.map((part) => part.trim()).filter((part) => part !== ''))
  if (pointers.some(withholdsLine)) isWithheld = true
  const [first = '', ...rest] = pointed.split(tail)
  const kept = [first, ...rest.filter((_, index) => index % 2 === 1 && keep(rest[index] ?? ''))]
  const text = rest.length / 2 === kept.length - 1 ? pointed : kept.join(' – ')
  const own = findNote(text)
  if (isDoubted || own === 'unconfirmed') return { text: sentence, notes: [], kind: 'unconfirmed' }
  if (own || isWithheld || (notes.length > 0 && !saysSomething(text)))
    return { text: sentence, notes: [], kind: 'note' }
  return { text: text.trim(), notes, kind: undefined }
}

/** "From Dina's deck: …", "… per the excel of the fees team": who said it is no part of what is said. */
function withoutSource(sentence: string, notes: string[]): string {
  const take = (part: string) => {
    notes.push(part.replace(/[\s:–—-]+$/, '').trim())
    return ''
  }
  return sentence.replace(sourceAhead, take).replace(sourceByName, take).replace(sourceBehind, take)
}

const sources =
  'deck|slides?|ppt|e-?mails?|mails?|excel|sheet|xls|file|folder|doc|call|meeting|minutes|team|tracker|chat|draft|legal|treasury|compliance|finance|memo|factsheet|term-?sheet|tariff|kfs'
const sourceAhead = new RegExp(
  `^(?:from|per|as per|acc(?:ording|\\.)? to|based on|source:?)\\s[^:\\d]{0,40}\\b(?:${sources})\\b[^:\\d]{0,16}(?::|\\s[–—-])\\s+`,
  'i',
)
const sourceByName = new RegExp(
  `^(?:(?:as )?per|acc(?:ording|\\.)? to) (?:${givenNames})(?!\\p{L})[^:,\\d]{0,30}[,:]\\s+|` +
    `^(?:حسب|على) (?:كلام|رسالة|ايميل|إيميل) (?:${givenNamesArabic})(?!\\p{L})[\\s:،]+`,
  'iu',
)
const sourceBehind = new RegExp(
  `\\s(?:as )?per (?:the )?(?:[\\p{L}'’]{1,20} ){0,3}(?:${sources})\\b[^\\d]{0,60}$|` +
    `\\s(?:حسب|من) (?:ال ?ـ? ?)?(?:ops|it|${sources}|فريق|ملف|ايميل|إيميل|شيت|اكسل)(?!\\p{L})[^\\d]{0,20}$`,
  'iu',
)

/** In round brackets, and in those that notes of editors stand in. */
const bracketed = /\s*(?:\(([^()]*)\)|\[([^[\]]*)\]|\{([^{}]*)\}|<<([^<>]*)>>)/g
/** What was, where it stands and who has agreed. */
const ofSource =
  /^\s*(?:(?:old|was|were|prev|previous|previously|formerly)[\s:.]|(?:source|src|ref)\s?[:=]|(?:slide|page|pg|p)\.?\s?\d|(?:numbers?|figures?|data|copied|taken|pasted) (?:from|by|per)\s\D*$|(?:[\p{L}’']{2,20} )?(?:numbers|figures)\s*$|acc(?:ording|\.)? to (?:the )?\p{L}+(?: team)?\s*$|(?:as )?per (?:finance|treasury|legal|product|ops|risk|pricing|compliance|marketing|the \p{L}+ team)\s*$|(?:ال)?[أا]رقام (?:ال|من )?\p{L}+\s*$|المصدر|كان|سابق|(?:legal|compliance|treasury|shari'?ah?|pricing|ops|product|finance|risk|marketing|brand|mgmt) ok|budget (?:approved|ok)|approved(?: \d| by|\s*$)|ok(?:ayed)? by)/iu

/** What is left when a note is taken out may be no more than a heading: "USP - ask Mona". */
function saysSomething(text: string): boolean {
  if (/[\d٠-٩]/.test(text)) return true
  const words = text.trim().split(/\s+/)
  return words.length > mostOfHeading || (words.length > 1 && !isNameAlone(text))
}

const mostOfHeading = 3

/** "Wakala fee", "annual fee for expats": what something is of which nothing is said. */
function isNameAlone(text: string): boolean {
  const { subjects } = readSentence(text)
  return (
    subjects.some(({ name }) => !/^(?:bonus|discount|lounge|cashback)$/.test(name)) &&
    claimsOf(text).length === 0
  )
}

/** An arrow to the left leads on in Arabic: from one figure to another. */
function isArabicRow(text: string): boolean {
  return /[\d٠-٩]\P{N}*\p{Script=Arabic}[^←]*←[^←]*[\d٠-٩]/u.test(text)
}

/** What an arrow points back with is said of the line: "<- for the hero". */
const arrow = /\s(?:<-{1,2}|<=|←)\s/

const tail =
  /(\s(?:-{1,2}|–|—|\/\/|\||>>)\s|,\s+(?=(?:pls|plz|please|don'?t|do not|make it|keep it|say (?:so|that|it)|mention (?:it|this|that)|add (?:it|this|that)|put (?:it|this|that)|can we|should we)\b))/i
