import type { Locale } from '#base/locale.ts'
import { isAiGenerated } from '#catalogue/lookup.ts'
import type { Field } from '#catalogue/manifest.ts'
import { counterpartUrl } from '#content/values/counterpart-url.ts'
import { isBlank, textOf } from '../../content.ts'
import { type FieldValue, unwritten } from '../../values/field-value.ts'
import { digestOf, isSameText } from './text-digest.ts'

type Values = Record<string, FieldValue>

/** `was`: what stood in front before; nothing where the place is new. */
type Sides = { was: Values | undefined; front: Values; beside: Values }

/** The values of one place in both faces after those in front changed; the same objects where nothing of them does. */
export function followValues(
  { was, front, beside }: Sides,
  definitions: readonly Field[],
  locale: Locale,
): { front: Values; beside: Values } {
  if (was === front) return { front, beside }
  return definitions.reduce(
    (followed, definition) => {
      const { name } = definition
      const before = was && valueIn(was, name)
      const now = valueIn(followed.front, name)
      const next = follow(definition, { was: before, now, beside: valueIn(followed.beside, name) }, locale)
      return {
        front: withValue(followed.front, name, next.now),
        beside: withValue(followed.beside, name, next.beside),
      }
    },
    { front, beside },
  )
}

/** What is in no language is the same in both: pictures, numbers, and what the page sets itself. */
export function isShared({ type, picture, fixed }: Field): boolean {
  return picture !== undefined || fixed !== undefined || type === 'number'
}

/** The address of something else than a picture. */
export function isLink({ type, picture }: Field): boolean {
  return type === 'url' && picture === undefined
}

/** What stands in the other face for a shared value or a link of the one in front. */
export function proposedBeside(definition: Field, value: FieldValue, locale: Locale): FieldValue {
  const { madeFrom: _, earlier: __, ...rest } = value
  if (!isLink(definition)) return rest
  const url = counterpartUrl(textOf(value.value), locale)
  if (url === value.value) return rest
  // Whether there is such an address, nobody has looked.
  return { value: url, ...(value.origin && { origin: value.origin }), retryCount: 0, status: 'pending' }
}

type Places = { was: FieldValue | undefined; now: FieldValue; beside: FieldValue }

function follow(definition: Field, places: Places, locale: Locale): Pick<Places, 'now' | 'beside'> {
  const { was, now, beside } = places
  if (was === now) return { now, beside }
  if (isAiGenerated(definition) && !isShared(definition)) return followText(places)
  const proposed = proposedBeside(definition, was ?? unwritten, locale)
  const isOwn = !isSameText(beside.value, proposed.value) || (isLink(definition) && isDecided(beside, was))
  return { now, beside: isOwn ? beside : proposedBeside(definition, now, locale) }
}

/** Somebody stands by the address in this language, which is not the one that stood in front. */
function isDecided(beside: FieldValue, was: FieldValue = unwritten): boolean {
  return beside.status === 'accepted' && !isSameText(beside.value, was.value)
}

/**
 * A text says what it was made from: where one is written beside another, that one is it. It goes on saying so when it is
 * written anew. Of two texts neither of which says it the one that stays as it is goes with what stood beside it until now.
 */
function followText({ was = unwritten, now, beside }: Places): Pick<Places, 'now' | 'beside'> {
  if (isBlank(now.value) || isBlank(beside.value)) return { now: withoutOrigin(now), beside }
  if (isSameText(was.value, now.value)) {
    const isLost = was.madeFrom !== undefined && now.madeFrom === undefined
    return { now: isLost ? { ...now, madeFrom: was.madeFrom } : now, beside }
  }
  if (now.madeFrom !== undefined && now.madeFrom !== was.madeFrom)
    return { now, beside: madeFromNothing(beside) }
  if (now.madeFrom !== undefined) return { now, beside }
  if (isBlank(was.value) || was.madeFrom !== undefined) {
    return { now: { ...now, madeFrom: digestOf(beside.value) }, beside: madeFromNothing(beside) }
  }
  if (beside.madeFrom !== undefined) return { now, beside }
  return { now, beside: { ...beside, madeFrom: digestOf(was.value) } }
}

/** Of two texts one at most is made from the other. */
function madeFromNothing(value: FieldValue): FieldValue {
  if (value.madeFrom === undefined) return value
  const { madeFrom: _, ...rest } = value
  return rest
}

function withoutOrigin(value: FieldValue): FieldValue {
  return isBlank(value.value) ? madeFromNothing(value) : value
}

function valueIn(values: Values, name: string): FieldValue {
  return (Object.hasOwn(values, name) ? values[name] : undefined) ?? unwritten
}

function withValue(values: Values, name: string, value: FieldValue): Values {
  return value === valueIn(values, name) ? values : { ...values, [name]: value }
}
