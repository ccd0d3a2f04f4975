import { escapeText } from '#base/escape-html.ts'
import { normalizeRichText } from '#content/values/rich-text.ts'
import { type Node, wordsIn } from './node.ts'
import { xmlText } from './xml-text.ts'

/** The words of a segment; rich text where its codes are tags of rich text. */
export type Segment = { type: 'text' | 'richtext'; text: string }

/** Looks up what an element stands for that only names its code: XLIFF 2 keeps them beside the segment. */
type Codes = (node: Node, end: 'start' | 'end') => string | undefined

/**
 * A segment of any of the formats: elements round words (`g`, `pc`, `mrk`, `hi`) and elements that hold a code (`bpt`,
 * `ept`, `ph`, `it`, `ut`, `x`). Undefined where a code stands for words that nobody knows, such as a placeholder.
 */
export function readSegment(node: Node, codes: Codes = () => undefined): Segment | undefined {
  const parts: Part[] = []
  if (!collect(node, codes, parts)) return undefined
  const isRich = parts.some(({ kind }) => kind === 'tag')
  const isPreserved = node.attributes['xml:space'] === 'preserve'
  const text = parts
    .map((part) => (isRich && part.kind === 'words' ? escapeText(part.text) : part.text))
    .join('')
  const tidy = isPreserved ? text : text.replace(/\s*\n\s*/g, ' ')
  return isRich ? { type: 'richtext', text: normalizeRichText(tidy) } : { type: 'text', text: tidy.trim() }
}

type Part = { kind: 'words' | 'tag'; text: string }

function collect(node: Node, codes: Codes, into: Part[]): boolean {
  return node.children.every((child) => {
    if (typeof child === 'string') {
      into.push({ kind: 'words', text: child })
      return true
    }
    // A character that XML cannot hold has no place in a text.
    if (child.name === 'cp') {
      into.push({ kind: 'words', text: ' ' })
      return true
    }
    return wrapping.has(child.name) ? collectWrapped(child, codes, into) : addCode(child, codes, into)
  })
}

/** `sm` and `em` are the two ends of a mark in XLIFF 2, with nothing in them. */
const wrapping = new Set(['g', 'pc', 'mrk', 'hi', 'sm', 'em'])

function collectWrapped(node: Node, codes: Codes, into: Part[]): boolean {
  const start = tagOf(codes(node, 'start') ?? '')
  const end = tagOf(codes(node, 'end') ?? '')
  if (start) into.push({ kind: 'tag', text: start })
  const isWhole = collect(node, codes, into)
  if (start && end) into.push({ kind: 'tag', text: end })
  return isWhole
}

/** Formatting may be lost; what a placeholder fills in may not. */
function addCode(node: Node, codes: Codes, into: Part[]): boolean {
  const code = codes(node, node.name === 'ec' ? 'end' : 'start') ?? wordsIn(node)
  const tag = tagOf(code) ?? (isLineBreak(node) ? '<br>' : undefined)
  if (tag) into.push({ kind: 'tag', text: tag })
  return (
    tag !== undefined || /^(?:bpt|ept|it|ut|bx|ex|sc|ec)$/.test(node.name) || /^\s*<[^>]*>\s*$/.test(code)
  )
}

function isLineBreak({ attributes }: Node): boolean {
  return /^(?:lb|fmt:lb|x-lb|x-br)$/.test(attributes.ctype ?? attributes.type ?? attributes.subType ?? '')
}

/** A tag that rich text may have, as it is written. */
function tagOf(code: string): string | undefined {
  return /^\s*<\/?(?:p|br|strong|b|em|i|u|s|sup|sub|ul|ol|li|a)(?:\s[^<>]*)?\/?>\s*$/i.test(code)
    ? code.trim()
    : undefined
}

/** Rich text cut into its words and tags, in their order; `i` is one for both tags of a pair. */
export type Cut =
  | { words: string }
  | { open: string; i: number }
  | { close: string; i: number }
  | { single: string; i: number }

/** Of canonical rich text, whose tags are always closed. */
export function cutRichText(html: string): Cut[] {
  const open: number[] = []
  let count = 0
  return [...html.matchAll(/<[^<>]*>|[^<]+/g)].map(([piece]): Cut => {
    if (!piece.startsWith('<')) return { words: decode(piece) }
    if (piece.startsWith('</')) return { close: piece, i: open.pop() ?? 0 }
    count += 1
    if (piece === '<br>') return { single: piece, i: count }
    open.push(count)
    return { open: piece, i: count }
  })
}

/** Codes as elements that hold them; `names` are those of the attributes that number them. */
export function writeSegment(
  type: Segment['type'],
  text: string,
  names: { single: string; pair: string },
): string {
  if (type === 'text') return xmlText(text)
  return cutRichText(text)
    .map((cut) => {
      if ('words' in cut) return xmlText(cut.words)
      if ('single' in cut) return `<ph ${names.single}="${cut.i}">${xmlText(cut.single)}</ph>`
      return 'open' in cut
        ? `<bpt ${names.pair}="${cut.i}">${xmlText(cut.open)}</bpt>`
        : `<ept ${names.pair}="${cut.i}">${xmlText(cut.close)}</ept>`
    })
    .join('')
}

function decode(text: string): string {
  return text.replace(/&(lt|gt|amp|quot|#39);/g, (_, name: string) => entities[name] ?? '')
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" }
