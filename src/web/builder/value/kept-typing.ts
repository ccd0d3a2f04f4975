import { z } from 'zod'
import type { Locale } from '#base/locale.ts'
import { parseJson } from '#base/parse-json.ts'
import { labelOf } from '#catalogue/lookup.ts'
import { textOf } from '#content/content.ts'
import { findSlot, type ReviewedInstance } from '#content/draft/review.ts'
import { valueAt } from '#content/slots.ts'
import { type Editing, hasTyped, type TypedWords } from '../reviewing/editing-store.ts'

/**
 * What is being typed, in case the page is loaded again or the review goes away before anybody has decided about it. It
 * lasts as long as the tab, one text for each language of a page: it is of the face that it was typed in.
 */
const prefix = 'webpage-builder.typed'

const keptSchema = z.strictObject({
  instanceId: z.string(),
  place: z.strictObject({ field: z.string(), item: z.int().nonnegative().optional() }),
  typed: z.union([z.string(), z.array(z.string())]),
  words: z
    .strictObject({
      place: z.strictObject({ field: z.string(), item: z.int().nonnegative().optional() }),
      typed: z.string(),
    })
    .optional(),
  /** Where it was typed, if not in the review: there it goes on. */
  on: z.literal('page').optional(),
})

type Kept = Pick<Editing, 'instanceId' | 'place' | 'typed'> & {
  words?: Pick<TypedWords, 'place' | 'typed'>
  on?: 'page'
}

/** A face of a page. */
type Face = { pageId: string; locale: Locale }

export function keepTyping(face: Face, editing: Editing | undefined, on?: 'page') {
  try {
    if (!editing || !hasTyped(editing)) return sessionStorage.removeItem(nameOf(face))
    const { instanceId, place, typed, words } = editing
    const kept = { instanceId, place, typed, ...(words && { words: wordsKept(words) }), on }
    sessionStorage.setItem(nameOf(face), JSON.stringify(kept))
  } catch {
    // Where nothing may be kept, the question before the tab closes has to do.
  }
}

export function findKeptTyping(face: Face, reviewed: readonly ReviewedInstance[]): Editing | undefined {
  const kept = readKept(face)
  return kept && takeUp(kept, reviewed)
}

/** What was typed where it stands on the page. */
export function findTypedOnPage(face: Face, reviewed: readonly ReviewedInstance[]): Editing | undefined {
  const kept = readKept(face)
  return kept?.on === 'page' ? takeUp(kept, reviewed) : undefined
}

/** The edit as it was, over what stands there now. None when the place is gone, or says already what was typed. */
export function takeUp(
  { on: _, words, ...kept }: Kept,
  reviewed: readonly ReviewedInstance[],
): Editing | undefined {
  const found = reviewed.find(({ instanceId }) => instanceId === kept.instanceId)
  const slot = found && findSlot(found.component, found.instance, kept.place)
  if (!slot || slot.definition.fixed) return undefined
  const before = valueAt(found.instance, slot).value
  const beside = words && takeUpWords(words, found)
  const editing = {
    ...kept,
    label: labelOf(slot.field),
    before,
    ...(beside && { words: beside }),
    isTakenUp: true,
  }
  return hasTyped(editing) ? editing : undefined
}

function takeUpWords({ place, typed }: Pick<TypedWords, 'place' | 'typed'>, found: ReviewedInstance) {
  const slot = findSlot(found.component, found.instance, place)
  if (!slot || slot.definition.fixed) return undefined
  return { place, typed, label: labelOf(slot.field), before: textOf(valueAt(found.instance, slot).value) }
}

function wordsKept({ place, typed }: TypedWords) {
  return { place, typed }
}

function readKept(face: Face): Kept | undefined {
  try {
    const read = keptSchema.safeParse(parseJson(sessionStorage.getItem(nameOf(face)) ?? ''))
    return read.success ? (read.data as Kept) : undefined
  } catch {
    return undefined
  }
}

function nameOf({ pageId, locale }: Face): string {
  return `${prefix}/${pageId}/${locale}`
}
