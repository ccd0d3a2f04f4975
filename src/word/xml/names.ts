/**
 * One name for each thing, whatever the prefixes of a document: `w:p` for a paragraph in transitional and in
 * strict OOXML, with another prefix or with none. Names of other namespaces become `{uri}name`.
 */
export type NameScope = {
  outer: NameScope | undefined
  prefixes: Map<string, string>
  /** Names met so far, each in the slot that its length and letters point at. */
  elements: (KnownName | undefined)[]
  attributes: (KnownName | undefined)[]
}

export type KnownName = { written: string; name: string }

export function createNameScope(outer: NameScope | undefined, prefixes: Map<string, string>): NameScope {
  return { outer, prefixes, elements: [], attributes: [] }
}

export const outermostScope: NameScope = createNameScope(
  undefined,
  new Map([
    ['', ''],
    ['xml', 'http://www.w3.org/XML/1998/namespace'],
    ['xmlns', 'http://www.w3.org/2000/xmlns/'],
  ]),
)

/**
 * The element name that stands in `source`; undefined when its prefix was never declared. A name that was met
 * before costs one comparison and no new string.
 */
export function findElementName(scope: NameScope, source: string, start: number, end: number) {
  const slot = slotOf(source, start, end)
  const known = scope.elements[slot]
  if (known && isKnown(known, source, start, end)) return known

  const met = resolve(scope, source.slice(start, end), '')
  scope.elements[slot] = met
  return met
}

/** The same for an attribute; without a prefix it is in no namespace. */
export function findAttributeName(scope: NameScope, source: string, start: number, end: number) {
  const slot = slotOf(source, start, end)
  const known = scope.attributes[slot]
  if (known && isKnown(known, source, start, end)) return known

  const met = resolve(scope, source.slice(start, end))
  scope.attributes[slot] = met
  return met
}

function isKnown({ written }: KnownName, source: string, start: number, end: number) {
  return written.length === end - start && standsAt(source, written, start)
}

/** `startsWith` for short names, which are compared faster by hand. */
export function standsAt(source: string, name: string, start: number) {
  for (let at = 0; at < name.length; at++) {
    if (source.charCodeAt(start + at) !== name.charCodeAt(at)) return false
  }
  return true
}

function slotOf(source: string, start: number, end: number) {
  const last = source.charCodeAt(end - 1) * 31 + source.charCodeAt(end - 2) * 97
  const inner = source.charCodeAt((start + end) >> 1) * 421 + source.charCodeAt(start + 2) * 13
  return (last + inner + (end - start) * 59) & 2047
}

function resolve(scope: NameScope, written: string, defaultPrefix?: string): KnownName | undefined {
  const colon = written.indexOf(':')
  if (colon === 0 || /:$|:.*:/.test(written)) return
  if (colon < 0 && defaultPrefix === undefined) return { written, name: written }
  const uri = findNamespace(scope, written.slice(0, Math.max(colon, 0)))
  if (uri === undefined) return
  const local = written.slice(colon + 1)
  return { written, name: uri === '' ? local : canonicalName(uri, local) }
}

function canonicalName(uri: string, local: string) {
  const prefix = knownNamespaces.get(uri)
  return prefix ? `${prefix}:${local}` : `{${uri}}${local}`
}

/** What a prefix stands for; undefined where it was never declared. */
export function findNamespace(scope: NameScope, prefix: string) {
  for (let each: NameScope | undefined = scope; each; each = each.outer) {
    const uri = each.prefixes.get(prefix)
    if (uri !== undefined) return uri
  }
}

const transitional = 'http://schemas.openxmlformats.org'
const strict = 'http://purl.oclc.org/ooxml'
const microsoft = 'http://schemas.microsoft.com/office/word'

const knownNamespaces = new Map([
  [`${transitional}/wordprocessingml/2006/main`, 'w'],
  [`${strict}/wordprocessingml/main`, 'w'],
  [`${transitional}/officeDocument/2006/relationships`, 'r'],
  [`${strict}/officeDocument/relationships`, 'r'],
  [`${transitional}/officeDocument/2006/math`, 'm'],
  [`${strict}/officeDocument/math`, 'm'],
  [`${transitional}/drawingml/2006/wordprocessingDrawing`, 'wp'],
  [`${strict}/drawingml/wordprocessingDrawing`, 'wp'],
  ['http://schemas.microsoft.com/office/drawing/2017/decorative', 'adec'],
  [`${transitional}/drawingml/2006/main`, 'a'],
  [`${strict}/drawingml/main`, 'a'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  [`${transitional}/drawingml/2006/chart`, 'c'],
  [`${strict}/drawingml/chart`, 'c'],
  [`${transitional}/drawingml/2006/diagram`, 'dgm'],
  [`${strict}/drawingml/diagram`, 'dgm'],
  [`${transitional}/markup-compatibility/2006`, 'mc'],
  [`${microsoft}/2010/wordprocessingShape`, 'wps'],
  [`${microsoft}/2010/wordml`, 'w14'],
  [`${transitional}/package/2006/content-types`, 'types'],
  [`${transitional}/package/2006/relationships`, 'rel'],
  [`${transitional}/package/2006/metadata/core-properties`, 'core'],
  [`${transitional}/officeDocument/2006/extended-properties`, 'app'],
  [`${strict}/officeDocument/extendedProperties`, 'app'],
  [`${transitional}/officeDocument/2006/custom-properties`, 'custom'],
  [`${strict}/officeDocument/customProperties`, 'custom'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
])
