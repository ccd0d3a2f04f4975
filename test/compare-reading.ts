import { isBlank, textOf } from '#content/content.ts'
import { type ParseResult, readData, readOptionalElements } from '#content/parse-result.ts'
import { type RichBlock, readRichText } from '#content/values/rich-text.ts'
import type { SpecInput } from '#word/write.ts'
import { comparable } from './written-page.ts'

type Value = { value: string | string[]; ai_generated: boolean }
type Share = [kept: number, of: number]

export type Comparison = {
  values: number
  same: number
  /** The same words, with other formatting, links or white space. */
  reformatted: number
  links: Share
  marks: Share
  switches: Share
  /** What is gone, one line a loss. */
  lost: string[]
}

/** What of a page came back from its document. */
export function compareReading(page: SpecInput, result: ParseResult): Comparison {
  const given = flatten(page, page.content)
  const read = flatten(page, readData(result.data))
  const lost: string[] = []
  let same = 0
  let reformatted = 0

  for (const [place, { value, ai_generated }] of given) {
    const { value: found, ai_generated: isMarked } = read.get(place) ?? {}
    if (JSON.stringify(found) === JSON.stringify(value)) {
      same++
      if (isMarked !== ai_generated) lost.push(`${place}: its mark came back as ${isMarked}`)
    } else if (wordsOf(found) === wordsOf(value)) reformatted++
    else lost.push(`${place}: ${JSON.stringify(value)} came back as ${JSON.stringify(found)}`)
  }
  for (const [place, { value }] of read) {
    if (!given.has(place)) lost.push(`${place}: ${JSON.stringify(value)} is new`)
  }

  const marks = share(given, read, ({ ai_generated }) => (ai_generated ? ['marked'] : []))
  const switches = compareSwitches(page, result)
  if (switches[0] < switches[1]) lost.push(`${switches[1] - switches[0]} switches`)
  return { values: given.size, same, reformatted, links: share(given, read, linksOf), marks, switches, lost }
}

function flatten({ manifest, components }: SpecInput, content: SpecInput['content']): Map<string, Value> {
  const values = new Map<string, Value>()
  for (const [instanceId, { fields, items }] of Object.entries(comparable(manifest, components, content))) {
    for (const [name, value] of Object.entries(fields)) values.set(`${instanceId}/${name}`, value)
    for (const [index, item] of items.entries()) {
      for (const [name, value] of Object.entries(item))
        values.set(`${instanceId}/${name}/${index + 1}`, value)
    }
  }
  return values
}

function wordsOf(value: string | string[] | undefined): string | undefined {
  if (value === undefined || isBlank(value)) return undefined
  const text = textOf(value)
  const words = /<\w/.test(text) ? readRichText(text).map(wordsOfBlock).join('\n') : text
  return words.replace(/[\s\u00a0]+/g, ' ').trim()
}

/** Without the brackets and signs that raised words have in plain text. */
function wordsOfBlock({ runs }: RichBlock): string {
  return runs.map(({ text }) => text).join('')
}

function linksOf({ value }: Value): string[] {
  const runs = readRichText(textOf(value)).flatMap((block) => block.runs)
  return runs.flatMap(({ href }) => href ?? [])
}

/** How many of the things that the values had are still there, value by value. */
function share(
  given: Map<string, Value>,
  read: Map<string, Value>,
  thingsOf: (value: Value) => string[],
): Share {
  let kept = 0
  let total = 0
  for (const [place, value] of given) {
    const found = read.get(place)
    const left = found ? thingsOf(found) : []
    for (const thing of thingsOf(value)) {
      total++
      if (left.includes(thing)) kept++
    }
  }
  return [kept, total]
}

function compareSwitches({ optionalElements }: SpecInput, { metadata }: ParseResult): Share {
  const read = readOptionalElements(metadata)
  const off = Object.entries(optionalElements).flatMap(([id, items]) =>
    Object.entries(items).flatMap(([index, elements]) =>
      Object.entries(elements).flatMap(([element, isShown]) => (isShown ? [] : [{ id, index, element }])),
    ),
  )
  const kept = off.filter(({ id, index, element }) => read[id]?.[index]?.[element] === false)
  return [kept.length, off.length]
}
