import { shorten } from '#base/shorten.ts'
import { labelOf } from '#catalogue/lookup.ts'
import type { ItemsDefinition } from '#catalogue/manifest.ts'
import type { Place } from '#content/place.ts'
import type { ContentProblem } from '#content/values/check.ts'
import type { ContentFault } from '#content/values/judge.ts'
import { readNumber } from '#content/values/number.ts'
import { refusalOf } from '#content/values/safe-url.ts'
import { rowLimitsOf } from './limits.ts'

/** What is wrong, where, and what to do, for the person who wrote the content. */
export function describeContentFault({ component, instanceId, problem, absent }: ContentFault): string {
  const section = `${component.displayName} (${instanceId})`
  const at = 'field' in problem ? `${section}, ${placeOf(problem)}` : section
  return `${at}: ${absent ? absences[absent] : describeProblem(problem, component.docx.items)}`
}

/** The same for where the value itself is in sight, or the place that it should have. */
export function describeFaultHere({ component, problem, absent }: ContentFault): string {
  const words = absent ? absences[absent] : describeProblem(problem, component.docx.items)
  const isNamed = absent !== undefined && 'field' in problem
  return isNamed ? `${placeOf(problem)}: ${words}` : sentence(words)
}

const absences: Record<NonNullable<ContentFault['absent']>, string> = {
  row: 'a value is required, and its row is not in the document. Please put the row back, from a new export if need be.',
  name: 'a value is required, and no row has this name, but there is one with a name that is not known. If the name was changed, please write the old one again.',
}

/** What is wrong and what to do, for where the place is told already. */
export function describeProblem(problem: ContentProblem, items: ItemsDefinition | undefined): string {
  switch (problem.problem) {
    case 'required-empty':
      return 'a value is required. Please fill it in.'
    case 'no-items':
      return `no item is filled in. Please fill in at least ${problem.minRows}.`
    case 'not-a-number':
      return describeNumber(problem)
    case 'unsafe-url':
      if (problem.isPicture) {
        return `"${shorten(problem.value)}" is not the address of a picture. ${pictureHint(problem.value)}`
      }
      return `"${shorten(problem.value)}" is not a link that a page can use. ${urlHint(problem.value)}`
    case 'page-for-picture':
      return `"${shorten(problem.value)}" looks like the address of a page, not of a picture. Please open the picture by itself in a browser and copy its address.`
    case 'placeholder-left':
      return `"${shorten(problem.value)}" looks like the mark of an empty value. Please write the value in its place, or delete it.`
    case 'too-short':
      return `${characters(problem.length)}, at least ${problem.min} are wanted.`
    case 'too-long':
      return `${characters(problem.length)}, ${problem.length - problem.max} over the limit of ${problem.max}.`
    case 'too-few-entries':
      return `${entries(problem.count)}, at least ${problem.min} are wanted.`
    case 'too-many-entries':
      return `${entries(problem.count)}, at most ${problem.max} are wanted.`
    case 'too-few-items':
    case 'too-many-items':
      return `${itemsAre(problem.count)} filled in, this component takes ${items ? rowLimitsOf(items) : 'no items'}.`
  }
}

/** The same in few words, for where the value is in sight; nothing where it is about more than one value. */
export function describeBesideValue(problem: ContentProblem): string | undefined {
  switch (problem.problem) {
    case 'required-empty':
      return 'A value is required here.'
    case 'not-a-number':
      return readNumber(problem.value) === undefined
        ? 'Please give the number alone.'
        : `Please give ${problem.max === undefined ? `at least ${problem.min}` : `a number from ${problem.min ?? 0} to ${problem.max}`}.`
    case 'unsafe-url':
      return problem.isPicture ? describePictureBeside(problem.value) : describeLinkBeside(problem.value)
    case 'page-for-picture':
      return 'This looks like the address of a page, not of a picture. Please open the picture by itself and copy its address.'
    case 'placeholder-left':
      return 'This looks like the mark of an empty value.'
    case 'too-short':
      return `${problem.min - problem.length} under the minimum of ${problem.min}`
    case 'too-long':
      return overLimit(problem.length - problem.max)
    case 'too-few-entries':
      return `${problem.count} of at least ${problem.min} entries`
    case 'too-many-entries':
      return `${problem.count} entries, at most ${problem.max} are wanted`
    case 'no-items':
    case 'too-few-items':
    case 'too-many-items':
      return undefined
  }
}

function describeLinkBeside(value: string): string {
  const refusal = refusalOf(value)
  if (!refusal) return notALink
  switch (refusal.why) {
    case 'many-words':
      return 'Please give one address only, without other words.'
    case 'backslash':
      return 'There is a \\ in it. Please write / there.'
    case 'bare-slashes':
      return 'Please write https: before the //.'
    case 'no-host':
      return 'The address is not whole. Please write where it leads, such as https://www.emiratesnbd.com/cards.'
    case 'signed-in':
      return 'A name or password stands before the @, and everybody could read it. Please take it out.'
    case 'scheme':
      return `Not a link that a page can use. Please start it with https://, mailto:, tel:, # or /, and not with ${refusal.scheme}:.`
    case 'no-scheme':
      return notALink
  }
}

function describePictureBeside(value: string): string {
  const why = refusalOf(value)?.why
  return why === undefined || why === 'no-scheme' || why === 'scheme'
    ? 'Not the address of a picture. Please start it with https:// or /, a path of the site, or leave it empty.'
    : describeLinkBeside(value)
}

export function overLimit(excess: number): string {
  return `${excess} over the limit`
}

function placeOf({ field, item }: Place): string {
  const name = `"${labelOf(field)}"`
  return item === undefined ? name : `item ${item + 1}, ${name}`
}

type NumberProblem = { value: string; min?: number; max?: number }

function describeNumber({ value, ...range }: NumberProblem): string {
  const wanted = `number${rangeOf(range)}`
  if (readNumber(value) === undefined)
    return `"${shorten(value)}" is not a ${wanted}. Please give the number alone.`
  return `${shorten(value)} is outside the limits. Please give a ${wanted}.`
}

function rangeOf({ min, max }: { min?: number; max?: number }): string {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`
  if (min !== undefined) return ` of at least ${min}`
  return max !== undefined ? ` of at most ${max}` : ''
}

const linkStart = 'Please start it with https://, mailto:, tel:, # or /.'

const notALink = `Not a link that a page can use. ${linkStart}`

/** What people write instead of an address, and what to do about it. */
function urlHint(
  value: string,
  { what, howToStart } = {
    what: 'link',
    howToStart: linkStart,
  },
): string {
  const text = value.trim()
  if (/^(?:n\s?\/\s?a|none|no link|tb[acd]|[-–—]+|لا يوجد)\.?$/i.test(text))
    return `Where there is no ${what}, please leave the cell empty.`
  if (/\s/.test(text))
    return 'Please give one address only, without other words; a space in an address is %20.'
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(text)) return `Did you mean https://${shorten(text)} ?`
  const why = refusalOf(text)?.why
  return why === undefined || why === 'no-scheme' || why === 'scheme' ? howToStart : describeLinkBeside(text)
}

function pictureHint(value: string): string {
  if (/^(mailto:|tel:|#)/i.test(value.trim()))
    return 'A picture has an address of the web, or a path of the site. Please start it with https:// or /, or leave it empty.'
  return urlHint(value, { what: 'picture', howToStart: 'Please start it with https:// or /.' })
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`
}

function itemsAre(count: number): string {
  return count === 1 ? '1 item is' : `${count} items are`
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`
}
