import type { Field } from '#catalogue/manifest.ts'
import { listOf, textOf } from '../../content.ts'
import { type RichBlock, type RichRun, readRichText, writeRichText } from '../../values/rich-text.ts'
import { readAddress } from '../../values/safe-url.ts'
import type { Range } from './match-words.ts'

/** A piece of a value that is read as a whole: a text, an entry of a list, a block of rich text, where a link leads. */
export type Segment = { kind: 'text' | 'address'; text: string }

/** What is to stand in place of these ranges of one segment. */
export type Replacement = { segment: number; ranges: readonly Range[]; by: string }

export function segmentsOf(definition: Field, value: string | string[]): Segment[] {
  switch (definition.type) {
    case 'richtext':
      return readRichText(textOf(value)).flatMap((block) => [
        { kind: 'text', text: block.runs.map(({ text }) => text).join('') } as const,
        ...linksOf(block).map(({ href }) => ({ kind: 'address', text: href }) as const),
      ])
    case 'array':
      return listOf(value).map((text) => ({ kind: 'text', text }))
    default:
      return [{ kind: definition.type === 'url' ? 'address' : 'text', text: textOf(value) }]
  }
}

/** The value with its replacements. Nothing where a link within a text would not lead anywhere. */
export function withReplacements(
  definition: Field,
  value: string | string[],
  replacements: readonly Replacement[],
): string | string[] | undefined {
  if (definition.type === 'richtext') return withRichReplacements(textOf(value), replacements)
  const texts = definition.type === 'array' ? listOf(value) : [textOf(value)]
  const next = texts.map((text, segment) => {
    const meant = replacements.find((each) => each.segment === segment)
    return meant ? splice(text, meant) : text
  })
  return definition.type === 'array' ? next.filter((entry) => entry.trim() !== '') : (next[0] ?? '')
}

function withRichReplacements(html: string, replacements: readonly Replacement[]): string | undefined {
  let segment = 0
  const next = (): Replacement | undefined => {
    const current = segment++
    return replacements.find((each) => each.segment === current)
  }
  const blocks: RichBlock[] = []
  for (const block of readRichText(html)) {
    const inWords = next()
    const links = linksOf(block).map((link) => ({ ...link, replacement: next() }))
    const runs = [...block.runs]
    for (const { href, from, to, replacement } of links) {
      if (!replacement) continue
      const address = readAddress(splice(href, replacement))
      if (address === undefined) return undefined
      for (let index = from; index < to; index++)
        runs[index] = { ...runs[index], text: runs[index]?.text ?? '', href: address }
    }
    blocks.push({ ...block, runs: inWords ? spliceRuns(runs, inWords) : runs })
  }
  return writeRichText(blocks)
}

/** Runs beside each other that lead to the same place are one link. */
function linksOf({ runs }: RichBlock) {
  const links: { href: string; from: number; to: number }[] = []
  for (const [index, { href }] of runs.entries()) {
    const last = links.at(-1)
    if (!href) continue
    if (last && last.to === index && last.href === href) last.to = index + 1
    else links.push({ href, from: index, to: index + 1 })
  }
  return links
}

function splice(text: string, { ranges, by }: Replacement): string {
  return ranges.reduceRight((next, { start, end }) => next.slice(0, start) + by + next.slice(end), text)
}

/** New words look as the first of those whose place they take. */
function spliceRuns(runs: readonly RichRun[], { ranges, by }: Replacement): RichRun[] {
  let start = 0
  return runs.map((run) => {
    const [from, to] = [start, start + run.text.length]
    start = to
    const inside = ranges
      .filter((range) => range.start < to && range.end > from)
      .map((range) => ({
        start: Math.max(range.start, from) - from,
        end: Math.min(range.end, to) - from,
        by: range.start >= from ? by : '',
      }))
    const text = inside.reduceRight(
      (next, range) => next.slice(0, range.start) + range.by + next.slice(range.end),
      run.text,
    )
    return { ...run, text }
  })
}
