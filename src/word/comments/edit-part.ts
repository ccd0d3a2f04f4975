import type { XmlReader } from '../xml/tokens.ts'
import { enterChild, skipElement } from '../xml/xml.ts'

/** In the text of a part: what stands from `at` to `end` gives way to `text`. */
export type Edit = { at: number; end: number; text: string }

/** Edits that do not overlap, in any order; of two at one place an insertion comes first. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const pieces: string[] = []
  let from = 0
  for (const { at, end, text } of edits.toSorted((one, other) => one.at - other.at || one.end - other.end)) {
    pieces.push(source.slice(from, at), text)
    from = end
  }
  pieces.push(source.slice(from))
  return pieces.join('')
}

/** The root of a part: as its name is written, and where what stands in it ends. */
export type Root = { written: string; contentEnd: number; isEmptyTag: boolean }

/** Goes to the end of the root that was opened last. */
export function outlineRoot(reader: XmlReader): Root {
  const { source, isSelfClosing: isEmptyTag } = reader
  const written = reader.openElements[reader.depth - 1]?.written ?? ''
  const tagEnd = reader.position
  skipElement(reader)
  return { written, isEmptyTag, contentEnd: isEmptyTag ? tagEnd - 2 : startOfTag(source, reader.position) }
}

/** Adds behind all that stands in an element. */
export function appendTo({ written, contentEnd, isEmptyTag }: Root, text: string): Edit {
  if (!isEmptyTag) return { at: contentEnd, end: contentEnd, text }
  return { at: contentEnd, end: contentEnd + 2, text: `>${text}</${written}>` }
}

/** Where the tag begins that ends before `end`; no attribute can hold such a sign (XML 1.0, 3.1). */
export function startOfTag(source: string, end: number): number {
  return source.lastIndexOf('<', end - 1)
}

/** The prefix of a name, with its colon. */
export function prefixOf(written: string): string {
  return written.slice(0, written.indexOf(':') + 1)
}

/** Each child of the root that fits, to be cut out. */
export function cutChildren(reader: XmlReader, isGone: (reader: XmlReader) => boolean): Edit[] {
  const cuts: Edit[] = []
  enterChild(reader)
  while (enterChild(reader)) {
    const at = startOfTag(reader.source, reader.position)
    const isCut = isGone(reader)
    skipElement(reader)
    if (isCut) cuts.push({ at, end: reader.position, text: '' })
  }
  return cuts
}

/** As UTF-8, whatever it was before. */
export function encodePart(text: string): Uint8Array {
  const declared = /^(<\?xml[^>]{0,200}?\sencoding\s*=\s*["'])(?!utf-?8["'])[^"']+/i
  return new TextEncoder().encode(text.replace(declared, '$1UTF-8'))
}
