import {
  type AttributePlaces,
  createAttributePlaces,
  passName,
  passSpace,
  scanAttributes,
} from './attributes.ts'
import {
  createNameScope,
  findElementName,
  type KnownName,
  type NameScope,
  outermostScope,
  standsAt,
} from './names.ts'
import { decodeReferences, hasForbidden, isForbidden } from './text.ts'

/**
 * A pull reader for the XML of OOXML parts: one pass, no tree. It knows no DTD: a part that brings one is
 * refused. After a problem every call answers `end`, so that loops over it come to a close by themselves.
 */
export type XmlReader = {
  readonly source: string
  position: number
  depth: number
  /** Name of the element that was opened or closed last, as `xml-names.ts` gives it. */
  name: string
  problem: XmlProblem | undefined
  /** Where the text that was read last begins and ends in `source`. */
  textStart: number
  textEnd: number
  /** That text, where it does not stand there as it is meant. */
  decodedText: string | undefined
  readonly attributes: AttributePlaces
  isSelfClosing: boolean
  scope: NameScope
  /** For each open element: its name and the scope outside it. */
  readonly openElements: KnownName[]
  readonly scopes: NameScope[]
}

export type XmlProblem = 'malformed' | 'doctype' | 'too-deep' | 'too-large'
export type XmlToken = 'open' | 'close' | 'text' | 'end'

const maxDepth = 256

export function createXmlReader(source: string): XmlReader {
  return {
    source,
    position: declaration.exec(source)?.[0].length ?? 0,
    depth: 0,
    name: '',
    problem: undefined,
    textStart: 0,
    textEnd: 0,
    decodedText: undefined,
    attributes: createAttributePlaces(),
    isSelfClosing: false,
    scope: outermostScope,
    openElements: [],
    scopes: [],
  }
}

const declaration =
  /^<\?xml\s+version\s*=\s*(?:"1\.\d+"|'1\.\d+')(?:\s+encoding\s*=\s*(?:"[\w.-]+"|'[\w.-]+'))?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>/

/** Go to the next start tag, end tag or text. Comments and processing instructions are passed over. */
export function readToken(reader: XmlReader): XmlToken {
  if (reader.isSelfClosing) return close(reader)
  const { source } = reader
  for (;;) {
    const at = reader.position
    const unit = source.charCodeAt(at)
    if (unit !== 60 && reader.depth > 0) return readCharacters(reader, at)
    if (unit !== 60) {
      reader.position = passSpace(source, at)
      if (reader.position === source.length) return readEnd(reader)
      if (reader.position === at) return fail(reader, 'malformed')
      continue
    }

    const next = source.charCodeAt(at + 1)
    if (next === 47) return readEndTag(reader, at + 2)
    if (next === 33) {
      if (source.startsWith('<![CDATA[', at)) return readVerbatim(reader, at + 9)
      if (!source.startsWith('<!--', at))
        return fail(reader, source.startsWith('<!DOCTYPE', at) ? 'doctype' : 'malformed')
      if (!passComment(reader, at + 4)) return fail(reader, 'malformed')
    } else if (next === 63) {
      if (!passInstruction(reader, at + 2)) return fail(reader, 'malformed')
    } else return readStartTag(reader, at + 1)
  }
}

/** The text that was read last. */
export function textOf(reader: XmlReader) {
  return reader.decodedText ?? reader.source.slice(reader.textStart, reader.textEnd)
}

/** The value of the attribute whose places begin at `at`, with its white space as XML 1.0, 3.3.3 wants it. */
export function readAttributeValue({ source, attributes: { places } }: XmlReader, at: number) {
  const written = source.slice(places[at + 2], places[at + 3])
  return decodeReferences(written.replace(/\r\n|[\t\n\r]/g, ' ')) ?? ''
}

/** Give the part up: also for a caller to whom it has become too much. */
export function fail(reader: XmlReader, problem: XmlProblem): XmlToken {
  reader.problem ??= problem
  reader.position = reader.source.length
  reader.depth = 0
  reader.isSelfClosing = false
  return 'end'
}

function readEnd(reader: XmlReader): XmlToken {
  const isWhole = reader.depth === 0 && reader.openElements.length > 0
  return isWhole || reader.problem ? 'end' : fail(reader, 'malformed')
}

function readCharacters(reader: XmlReader, start: number): XmlToken {
  const { source } = reader
  let isPlain = true
  let at = start
  for (let unit = source.charCodeAt(at); unit !== 60; unit = source.charCodeAt(++at)) {
    if (unit > 62 && unit < 0xfffe) continue
    if (unit === 38 || unit === 13) isPlain = false
    else if (unit === 62 ? at - 2 >= start && source.startsWith(']]>', at - 2) : isForbidden(unit))
      return fail(reader, 'malformed')
  }
  reader.position = at
  reader.textStart = start
  reader.textEnd = at
  reader.decodedText = isPlain ? undefined : decodeReferences(withLineFeeds(source.slice(start, at)))
  return isPlain || reader.decodedText !== undefined ? 'text' : fail(reader, 'malformed')
}

function readVerbatim(reader: XmlReader, start: number): XmlToken {
  const end = reader.source.indexOf(']]>', start)
  if (end < 0 || reader.depth === 0 || hasForbidden(reader.source.slice(start, end)))
    return fail(reader, 'malformed')
  reader.position = end + 3
  reader.decodedText = withLineFeeds(reader.source.slice(start, end))
  return 'text'
}

/** Lines end in a line feed (XML 1.0, 2.11). */
function withLineFeeds(text: string) {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

function passComment(reader: XmlReader, start: number) {
  const end = reader.source.indexOf('--', start)
  reader.position = end + 3
  return (
    end >= 0 && reader.source.charCodeAt(end + 2) === 62 && !hasForbidden(reader.source.slice(start, end))
  )
}

function passInstruction(reader: XmlReader, start: number) {
  const { source } = reader
  const nameEnd = passName(source, start)
  const end = source.indexOf('?>', nameEnd)
  reader.position = end + 2
  const isParted = end === nameEnd || passSpace(source, nameEnd) > nameEnd
  if (end < 0 || nameEnd === start || !isParted || hasForbidden(source.slice(nameEnd, end))) return false
  return !/^xml$|:/i.test(source.slice(start, nameEnd))
}

function readStartTag(reader: XmlReader, start: number): XmlToken {
  const { source, depth, attributes } = reader
  if (depth >= maxDepth) return fail(reader, 'too-deep')
  if (depth === 0 && reader.openElements.length > 0) return fail(reader, 'malformed')

  const nameEnd = passName(source, start)
  const end = nameEnd > start ? scanAttributes(source, nameEnd, attributes) : -1
  if (end < 0) return fail(reader, 'malformed')

  const outer = reader.scope
  if (attributes.hasDeclaration) reader.scope = declaredScope(reader)
  const known = findElementName(reader.scope, source, start, nameEnd)
  if (!known || reader.problem) return fail(reader, 'malformed')

  reader.openElements[depth] = known
  reader.scopes[depth] = outer
  reader.position = end
  reader.isSelfClosing = source.charCodeAt(end - 2) === 47
  reader.depth = depth + 1
  reader.name = known.name
  return 'open'
}

function declaredScope(reader: XmlReader) {
  const { source, attributes } = reader
  const prefixes = new Map<string, string>()
  for (let at = 0; at < attributes.count * 4; at += 4) {
    const written = source.slice(attributes.places[at], attributes.places[at + 1])
    const uri = readAttributeValue(reader, at).trim()
    if (written === 'xmlns') prefixes.set('', uri)
    else if (written.startsWith('xmlns:')) {
      if (uri === '') fail(reader, 'malformed')
      prefixes.set(written.slice(6), uri)
    }
  }
  return createNameScope(reader.scope, prefixes)
}

function readEndTag(reader: XmlReader, start: number): XmlToken {
  const { source, depth } = reader
  const written = depth > 0 ? reader.openElements[depth - 1]?.written : undefined
  if (depth === 0 || written === undefined || !standsAt(source, written, start))
    return fail(reader, 'malformed')

  const end = passSpace(source, start + written.length)
  if (source.charCodeAt(end) !== 62) return fail(reader, 'malformed')
  reader.position = end + 1
  return close(reader)
}

function close(reader: XmlReader): XmlToken {
  const depth = reader.depth - 1
  reader.isSelfClosing = false
  reader.depth = depth
  reader.name = (reader.openElements[depth] as KnownName).name
  reader.scope = reader.scopes[depth] as NameScope
  return 'close'
}
