import { accept, type Result, refuse } from '#base/result.ts'
import { decodePart } from '#word/package/part-text.ts'
import { createXmlReader, type XmlProblem, type XmlReader } from '#word/xml/tokens.ts'

/** Why a file of another tool is not read. */
export type ExchangeRefusal =
  /** Neither UTF-8 nor UTF-16, or not what the file says of itself. */
  | 'encoding'
  | 'too-large'
  | 'too-many'
  /** It is none of the formats, or lacks what they begin with. */
  | 'other-format'
  /** It declares entities, or other things that have to be fetched or worked out. */
  | XmlProblem

/** In UTF-16 units, of a file; and how many entries it may have. */
export const exchangeLimits = { characters: 40_000_000, entries: 100_000, text: 5000 } as const

export function decodeExchange(bytes: Uint8Array): Result<string, ExchangeRefusal> {
  if (bytes.length > exchangeLimits.characters) return refuse('too-large')
  const text = decodePart(bytes)
  return text === undefined ? refuse('encoding') : accept(text)
}

/** At the start of the document. A document type that is only named is passed over: nothing is ever fetched. */
export function openExchange(text: string): Result<XmlReader, ExchangeRefusal> {
  if (text.length > exchangeLimits.characters) return refuse('too-large')
  const head = prolog.exec(text)
  const doctype = head?.groups?.doctype
  if (head === null || doctype === undefined) return accept(createXmlReader(text))
  const from = head[0].length - doctype.length
  return accept(
    createXmlReader(text.slice(0, from) + ' '.repeat(doctype.length) + text.slice(head[0].length)),
  )
}

/** Up to a DOCTYPE without declarations of its own (XML 1.0, 2.8). */
const prolog =
  /^(?:<\?xml[^>]{0,200}\?>)?(?:\s|<!--(?:(?!--)[\s\S]){0,2000}-->|<\?(?!xml\s)[^?]{0,1000}\?>)*(?<doctype><!DOCTYPE\s+[\w.:-]+(?:\s+(?:SYSTEM|PUBLIC\s*(?:"[^"<>]*"|'[^'<>]*'))\s*(?:"[^"<>]*"|'[^'<>]*'))?\s*>)/
