import { type ContentValues, contentOf, type InstanceContent, textOf } from '#content/content.ts'
import type { Place } from '#content/place.ts'
import { plainText } from '#content/values/rich-text.ts'
import type { CheckedPage } from './checked-page.ts'
import { createFinding, type Finding, type FindingPlace } from './finding.ts'
import type { Trace } from './trace.ts'

/** What was met on the finished page, with the instance and, where the words tell it, the field to mend. */
export function placeTraces(page: CheckedPage, traces: readonly Trace[]): Finding[] {
  return traces.map(({ fault, within = [], excerpt }) =>
    createFinding(fault, findPlace(page, within, excerpt), excerpt),
  )
}

/** Sections carry their instance id in lower case. */
function findPlace(
  { components, content }: CheckedPage,
  within: string[],
  excerpt = '',
): FindingPlace | undefined {
  for (const id of within) {
    const placement = components.find(({ instanceId }) => instanceId.toLowerCase() === id)
    if (!placement) continue
    const { instanceId } = placement
    return { instanceId, ...findValue(contentOf(content, instanceId), excerpt) }
  }
}

/** The value that stands there as it is, else the first that has it in it. */
function findValue({ fields, items }: InstanceContent, excerpt: string): Partial<Place> {
  const wanted = tidy(excerpt)
  if (wanted === '') return {}
  const values = [...namedTexts(fields), ...items.flatMap((item, index) => namedTexts(item, { item: index }))]
  const found = values.find(({ text }) => text === wanted) ?? values.find(({ text }) => text.includes(wanted))
  return found?.place ?? {}
}

function namedTexts(values: ContentValues, of: { item?: number } = {}) {
  return Object.entries(values).map(([field, { value }]) => ({
    place: { field, ...of },
    text: tidy(wordsOf(textOf(value))),
  }))
}

function wordsOf(text: string): string {
  return /[<&]/.test(text) ? plainText(text) : text
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
