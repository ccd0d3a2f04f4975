import { westernDigits } from '#base/western-digits.ts'
import { findForm, findLaidOut, findPart, findPhrase, findSlot, mostWords, tidyWords } from './find-words.ts'
import { fillerWords, itemWords, type LabelSlot, type PartName } from './label-words.ts'
import { layoutNouns } from './layout-words.ts'
import { languageWords, leadingWords, searchWords } from './leading-words.ts'
import { findByLast, findByPosition } from './read-position.ts'

/** What a label says: of which part, of which item in it, and what its value is for. At least one of the three is known. */
export type Label = {
  part?: PartName
  item?: number
  slot?: LabelSlot
  /** "Section 2 title": the number of the section, where decks count them. */
  section?: number
}

/** "Card 2 – Gold": what begins an item, and where its own words begin in the text. */
export type ItemMark = { part: PartName | undefined; number: number; end: number }

/** An item that is counted, as decks write above it. */
export function readItemMark(text: string): ItemMark | undefined {
  const found =
    /^\s*(?:#{1,3}\s*)?([\p{L}-]+(?:\s[\p{L}-]+)?)\s*([\d٠-٩]{1,2}|(?<=\s)(?:[A-F]|[a-f](?=\s*$))(?!\p{L}))\s*(?:[:：.)]|[–—-](?=\s)|$)\s*/u.exec(
      text,
    )
  const word = found?.[1]?.toLowerCase().split(/[\s-]/).at(-1) ?? ''
  if (!found || !itemWords.has(word)) return
  return { part: itemWords.get(word), number: readDigits(found[2] ?? ''), end: found[0].length }
}

function readDigits(text: string): number {
  if (/^[a-f]$/i.test(text)) return text.toUpperCase().charCodeAt(0) - 64
  return Number(westernDigits(text))
}

/**
 * "Benefit 2 title", "Secondary CTA text (max 30)": part, item, number and slot in this order, with fillers between. Undefined
 * unless each word has a meaning: a label that is understood by half is somebody's copy.
 */
export function readLabel(text: string): Label | undefined {
  if (text.length > longest) return
  if (linksTo.test(text)) return { part: 'links' }
  const words = tidyWords(text)
  const [first = '', number = '', ...behind] = words
  if (sectionWords.has(first) && /^\d{1,2}$/.test(number) && behind.length > 0) {
    const label = readWords(behind)
    if (label?.slot) return { ...label, section: Number(number) }
  }
  if (/[([]\s*(?:for )?(?:seo|meta|browser|google|serp)\b[^)\]]*[)\]]/i.test(text)) return { slot: 'meta' }
  if (isCode.test(text.trim()) && ofStates.test(words[0] ?? '')) return { slot: 'form' }
  return readNamed(text) ?? readWords(words) ?? readKey(text, words) ?? readRemarked(text)
}

/** "At the bottom links to:" */
const linksTo =
  /^\s*(?:at|on|in) the (?:very )?(?:bottom|end|footer|foot)(?: of the page)?,? links?(?: to)?\W*$/i

/** "form.error.empty", "docs.list.item": of what strings are called in code the last word tells what they are for. */
function readKey(text: string, words: readonly string[]): Label | undefined {
  if (words.length < 2 || !isCode.test(text.trim())) return
  if (words.some((word) => ofForms.test(word))) return { slot: 'form' }
  const last = words.findLast((word) => !/^\d+$/.test(word)) ?? ''
  const named = /^(?:label|text|copy|value)$/.test(last) ? readWords(words.slice(0, -1)) : undefined
  if (named?.slot) return named
  const slot = ofLists.test(last) ? 'points' : findSlot([last])
  return slot && { slot }
}

const isCode = /^(?:[A-Za-z][A-Za-z0-9]*(?:[._][A-Za-z0-9]+)+|[a-z]+[0-9]*[A-Z][A-Za-z0-9_]*)$/

/** Strings of a page that is empty, or has not come yet. */
const ofStates = /^(?:empty|loading|offline|success|errors?|toast|state)$/
const ofForms = /^(?:errors?|form|validation|placeholder|hint|toast|aria|input)$/
const ofLists = /^(?:items?|li|entry|row|bullets?|points?)$/

/** "Link, inline at the end": what is said of a label behind a comma. People have names. */
function readRemarked(text: string): Label | undefined {
  const before = /^([^,،]{2,30})[,،]\s(?=\S)/.exec(text)?.[1]
  const slot = before === undefined || /name|اسم/i.test(before) ? undefined : findSlot(tidyWords(before))
  return slot && { slot }
}

/** "Image + text, copy": the part, and behind a comma what of it. */
function readNamed(text: string): Label | undefined {
  const found = /^([^,،]{3,40})[,،]\s([^,،]{2,30})$/.exec(text)
  const part = findWholePart(found?.[1] ?? '')
  const slot = part && findSlot(tidyWords(found?.[2] ?? ''))
  return slot && { part, slot }
}

const sectionWords: ReadonlySet<string> = new Set(['section', 'القسم', 'قسم'])

function readWords(words: readonly string[]): Label | undefined {
  if (words.length === 0 || words.length > mostWords) return
  const whole = findSlot(words)
  if (whole) return { slot: whole }
  const part = findPhrase(words)
  if (part) return { part }
  const beside = findByPosition(words)
  if (beside) return { slot: beside }
  const read = readParts(words) ?? (layoutNouns.has(words.at(-1) ?? '') ? undefined : readSlotFirst(words))
  if (read) return read
  const named = findLaidOut(words) ?? findForm(words)
  if (named) return { part: named }
  const slot = leadingWords.get(words[0] ?? '') ?? leadingWords.get(words.slice(0, 2).join(' '))
  if (slot) return { slot }
  if (words.some((word) => searchWords.has(word)) && !words.some((word) => ofPhones.test(word)))
    return { slot: 'meta' }
  const last = findByLast(words)
  if (last) return { slot: last }
  if (words[0] === 'عنوان' && words.length < 4 && !words.some((word) => ofPlaces.test(word)))
    return { slot: 'title' }
  const telling = words.filter((word) => !languageWords.has(word))
  return telling.length > 0 && telling.length < words.length ? readWords(telling) : undefined
}

/** The word for a title is that for an address as well. */
const ofPlaces = /بريد|موقع|فرع|رابط|إلكتروني|سكن|عميل|صفحة|متصفح|محرك/

/** "Google Play", "Google Maps" */
const ofPhones = /^(?:play|pay|maps?|wallet|store)$/

/** Whether a line is the name of a part of a page, as decks write above it: "2. Hero section". */
export function readPartName(text: string): PartName | undefined {
  if (text.length > longest) return
  const bare = text
    .replace(/(?<=\S)\s*\[[^\]]*\]\s*$/, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^[a-z][.)]\s+(?=\S)/i, '')
    .replace(/(?:\s|\p{Extended_Pictographic}|\uFE0F|[\]>}=–—-])+$/u, '')
    .replace(
      /^(?:(?:section|part|block|screen|module|component|panel|zone|القسم|قسم)\s+[a-f](?=\s*[.):：–—-])|(?:(?:section|part|block|screen|module|component|panel|zone|القسم|قسم)\s*)?[\d٠-٩]{1,2})(?:\s*[.):：–—-]\s*|\s+)/i,
      '',
    )
    .replace(
      /^(?:section|block|part|module|component|القسم|قسم|الجزء)\s*(?:one|two|three|four|five|six|seven|eight|الأول|الثاني|الثالث|الرابع|الخامس|السادس|السابع|الثامن)?\s*[|:：–—-]\s*/i,
      '',
    )
  const at = /\s(?:at|on|in) (?:the )?(?:very )?(top|bottom|end|foot)(?: of (?:the )?page)?$/i.exec(bare)
  const arabicAt = /\s(?:في )?(?:أسفل|آخر|نهاية) الصفحة$/.exec(bare)
  if (arabicAt) return findWholePart(bare.slice(0, arabicAt.index))
  if (at) {
    const part = findWholePart(bare.slice(0, at.index))
    return part === 'hero' && at[1]?.toLowerCase() !== 'top' ? 'closing' : part
  }
  const [first = ''] = bare.split(/\s[–—/-]\s|[:：|]\s/)
  return findWholePart(bare) ?? (first === bare ? undefined : findWholePart(first))
}

function findWholePart(text: string): PartName | undefined {
  const words = tidyWords(text)
  const isTitle = words.length > 1 && findSlot(words) === 'title'
  return words.length > mostWords || isTitle ? undefined : (findPart(words) ?? findForm(words))
}

/** With a remark behind it; nothing that is longer is looked at. */
const longest = 120

function readParts(words: readonly string[]): Label | undefined {
  let rest = words
  const label: Label = {}
  const [counted = '', letter = ''] = words
  if (words.length === 2 && itemWords.has(counted) && /^[a-f]$/.test(letter)) {
    const part = itemWords.get(counted)
    return { ...(part && { part }), item: readDigits(letter) }
  }
  for (let length = Math.min(rest.length - 1, mostWords); length > 0 && !label.part; length--) {
    const part = findPart(rest.slice(0, length))
    const isOfButton = length > 1 && ofButtons.test(rest.slice(length - 1).join(' '))
    if (!part || isOfButton) continue
    label.part = part
    rest = rest.slice(length)
  }
  const isCounted = rest.length > 1 && itemWords.has(rest[1] ?? '') && !/^\d+$/.test(rest[0] ?? '')
  const before = isCounted ? readCount(rest[0] ?? '') : undefined
  if (before !== undefined) {
    label.item = before
    rest = rest.slice(1)
  }
  const [item = ''] = rest
  if (before !== undefined && rest.length === 1) rest = [...rest, `${before}`]
  if (itemWords.has(item) && rest.length > 1 && findSlot(rest) === undefined) {
    const itsPart = label.part ?? itemWords.get(item)
    if (itsPart) label.part = itsPart
    rest = rest.slice(1)
  }
  const number = readCount(rest[0] ?? '')
  if (number !== undefined) {
    label.item = number
    rest = rest.slice(1)
  }
  const last = readCount(rest.at(-1) ?? '')
  if (last !== undefined && rest.length > 1) {
    label.item ??= last
    rest = rest.slice(0, -1)
  }
  if (rest.length === 0 && item === 'icon') return { ...label, slot: 'picture' }
  if (rest.length === 0) return rest.length < words.length - 1 && label.item !== undefined ? label : undefined
  const slot = findSlot(rest.filter((word) => !fillerWords.has(word))) ?? findSlot(rest)
  return slot && { ...label, slot }
}

/** "Closing CTA label" */
const ofButtons = /^(?:cta|button|btn) (?:label|text|copy|url|link)$/

/** "Title of benefit 2", and the order of Arabic. */
function readSlotFirst(words: readonly string[]): Label | undefined {
  for (let length = words.length - 1; length > 0; length--) {
    const slot = findSlot(words.slice(0, length))
    const rest = words.slice(length).filter((word) => !fillerWords.has(word))
    if (!slot || rest.length === 0) continue
    const part = findPart(rest)
    if (part) return { part, slot }
    const [item = '', number = ''] = rest
    const count = readCount(number)
    if (rest.length > 2 || !itemWords.has(item) || (rest.length === 2 && count === undefined)) continue
    const its = itemWords.get(item)
    return { ...(its && { part: its }), ...(count !== undefined && { item: count }), slot }
  }
}

const counts = new Map(
  [
    'first one الأول الأولى 1st',
    'second two الثاني الثانية 2nd',
    'third three الثالث الثالثة 3rd',
    'fourth four الرابع الرابعة 4th',
    'fifth five الخامس الخامسة 5th',
    'sixth six السادس السادسة 6th',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
)

/** "2", "second", "5th" */
function readCount(word: string): number | undefined {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1]
  return digits ? Number(digits) : counts.get(word)
}
