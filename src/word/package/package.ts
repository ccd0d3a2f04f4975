import { accept, type Result, refuse } from '#base/result.ts'
import { type PictureProblem, pictureLimits } from '#content/pictures/picture-kind.ts'
import { createXmlReader, readToken, type XmlProblem, type XmlReader } from '../xml/tokens.ts'
import { enterChild, readAttribute, skipElement } from '../xml/xml.ts'
import { type FileKind, findCompoundKind, findFileKind, isCompound, isWordXml, isZip } from './file-kind.ts'
import { decodePart } from './part-text.ts'
import {
  findRelated,
  folderOf,
  type Relationship,
  readRelationships,
  relationshipsPartOf,
  resolveTarget,
} from './relationships.ts'
import type { Unpacker } from './unpacker.ts'
import { readDirectory, unpackEntry, type ZipEntry, type ZipProblem } from './zip.ts'

/** Why bytes are not read as a Word document at all. */
export type PackageRefusal =
  | { problem: 'empty-file' }
  | { problem: 'not-word'; kind: FileKind }
  | { problem: 'word-xml' }
  | { problem: 'old-word' }
  | { problem: 'rights-managed' }
  | { problem: 'password-protected' }
  | { problem: 'macro-enabled' }
  | { problem: 'damaged'; part?: string }
  | { problem: 'decompression-bomb'; part: string }
  | { problem: 'too-many-parts' }
  | { problem: 'too-complex'; part: string }
  | { problem: 'unsafe-part-name'; part: string }
  | { problem: 'forbidden-markup'; part: string }

/** A Word file whose parts are unpacked when they are asked for. */
export type WordPackage = {
  mainPart: string
  /** Of the main part, and of the package. */
  relationships: Relationship[]
  packageRelationships: Relationship[]
  parts: WordParts
}

export type WordParts = {
  readonly bytes: Uint8Array
  readonly entries: Map<string, ZipEntry>
  readonly unpacker: Unpacker
  /** How many bytes may still come out of the archive. */
  budget: number
  /** The first thing for which the whole file is to be refused. */
  refusal: PackageRefusal | undefined
}

/** Limits with room above the largest honest file of a large collection; counted, never believed. */
const maxPartSize = 32 * 1024 * 1024
const maxTotalSize = 64 * 1024 * 1024

export function openPackage(bytes: Uint8Array, unpacker: Unpacker): Result<WordPackage, PackageRefusal> {
  if (bytes.length === 0) return refuse({ problem: 'empty-file' })
  if (isCompound(bytes)) return refuse(refusalOfCompound(bytes))
  if (isWordXml(bytes)) return refuse({ problem: 'word-xml' })
  if (!isZip(bytes)) return refuse({ problem: 'not-word', kind: findFileKind(bytes) })

  const directory = readDirectory(bytes)
  if (!directory.ok) return refuse(refusalOf(directory.refusal, ''))
  const unsafe = directory.value.find(({ name }) => isUnsafe(name))
  if (unsafe) return refuse({ problem: 'unsafe-part-name', part: unsafe.name })
  if (directory.value.some(({ isEncrypted }) => isEncrypted)) return refuse({ problem: 'password-protected' })

  const entries = new Map(directory.value.map((entry) => [keyOf(entry.name), entry]))
  if (entries.size < directory.value.length) return refuse({ problem: 'damaged' })

  const parts: WordParts = { bytes, entries, unpacker, budget: maxTotalSize, refusal: undefined }
  const found = findMainPart(parts)
  return parts.refusal ? refuse(parts.refusal) : found
}

/**
 * Read one XML part with the given function; undefined when the package has no such part, or when it cannot be
 * read, which is then noted as the package's refusal.
 */
export function readPart<Value>(
  parts: WordParts,
  part: string,
  read: (reader: XmlReader) => Value,
): Value | undefined {
  const entry = parts.entries.get(keyOf(part))
  if (!entry || parts.refusal) return

  const unpacked = unpackEntry(parts.bytes, entry, Math.min(maxPartSize, parts.budget), parts.unpacker)
  if (!unpacked.ok) return refusePart(parts, refusalOf(unpacked.refusal, part))
  parts.budget -= unpacked.value.length

  const text = decodePart(unpacked.value)
  if (text === undefined) return refusePart(parts, { problem: 'damaged', part })
  const reader = createXmlReader(text)
  const value = read(reader)
  while (readToken(reader) !== 'end');
  return reader.problem ? refusePart(parts, { problem: problemOf(reader.problem), part }) : value
}

/** The bytes of a part that is a picture: no more of them than one may have, and none that the archive has no room for. */
export function unpackPicture(parts: WordParts, part: string): Result<Uint8Array, PictureProblem> {
  const entry = parts.entries.get(keyOf(part))
  if (!entry) return refuse({ problem: 'damaged' })
  const limit = Math.min(pictureLimits.bytes, parts.budget)
  const unpacked = unpackEntry(parts.bytes, entry, limit, parts.unpacker)
  parts.budget -= unpacked.ok ? unpacked.value.length : limit
  if (unpacked.ok) return unpacked
  return refuse({ problem: unpacked.refusal === 'too-large' ? 'too-large' : 'damaged' })
}

/** The relationships of a part; none when it has no such list. */
function readRelationshipsOf(parts: WordParts, part: string) {
  return (
    readPart(parts, relationshipsPartOf(part), (reader) => readRelationships(reader, folderOf(part))) ?? []
  )
}

function refusePart(parts: WordParts, refusal: PackageRefusal) {
  parts.refusal ??= refusal
  return undefined
}

function problemOf(problem: XmlProblem) {
  if (problem === 'doctype') return 'forbidden-markup'
  return problem === 'malformed' ? 'damaged' : 'too-complex'
}

function findMainPart(parts: WordParts): Result<WordPackage, PackageRefusal> {
  const types = readPart(parts, '[Content_Types].xml', readContentTypes)
  if (!types) return refuse({ problem: 'not-word', kind: kindOfArchive(parts) })
  const packageRelationships = readRelationshipsOf(parts, '')

  const related = findRelated(packageRelationships, 'officeDocument')?.target
  const declared = [...types].find(([, type]) => mainType.test(type))?.[0]
  const mainPart = related ?? declared ?? 'word/document.xml'
  const type = types.get(keyOf(mainPart)) ?? ''

  const foreign = foreignTypes.find(([pattern]) => pattern.test(type))
  if (foreign) return refuse({ problem: 'not-word', kind: foreign[1] })
  if (/macroEnabled/i.test(type) || [...parts.entries.keys()].some((name) => name.endsWith('vbaproject.bin')))
    return refuse({ problem: 'macro-enabled' })
  if (!parts.entries.has(keyOf(mainPart))) return refuse({ problem: 'damaged', part: mainPart })

  return accept({
    mainPart,
    relationships: readRelationshipsOf(parts, mainPart),
    packageRelationships,
    parts,
  })
}

const mainType = /wordprocessingml\.(?:document|template)\.main\+xml$|ms-word\..*\.main\+xml$/

const foreignTypes: [pattern: RegExp, kind: FileKind][] = [
  [/spreadsheetml|ms-excel/, 'excel'],
  [/presentationml|ms-powerpoint/, 'powerpoint'],
  [/visio/, 'visio'],
]

/** Content types by part, for the parts that have one of their own (ECMA-376 part 2, 10.1.2.2). */
function readContentTypes(reader: XmlReader) {
  const types = new Map<string, string>()
  enterChild(reader)
  while (enterChild(reader)) {
    const part = readAttribute(reader, 'PartName')
    if (reader.name === 'types:Override' && part)
      types.set(keyOf(resolveTarget('', part)), readAttribute(reader, 'ContentType') ?? '')
    skipElement(reader)
  }
  return types
}

function kindOfArchive({ entries }: WordParts): FileKind {
  return entries.has('mimetype') && entries.has('content.xml') ? 'open-document' : 'zip'
}

function refusalOfCompound(bytes: Uint8Array): PackageRefusal {
  const kind = findCompoundKind(bytes)
  return kind === 'old-word' || kind === 'password-protected' || kind === 'rights-managed'
    ? { problem: kind }
    : { problem: 'not-word', kind }
}

function refusalOf(problem: ZipProblem, part: string): PackageRefusal {
  switch (problem) {
    case 'too-large':
      return { problem: 'decompression-bomb', part }
    case 'too-many-parts':
      return { problem }
    case 'damaged':
      return part ? { problem, part } : { problem }
  }
}

/** Part names are compared without regard to case (ECMA-376 part 2, 9.1.1). */
export function keyOf(name: string) {
  return name.replaceAll('\\', '/').toLowerCase()
}

function isUnsafe(name: string) {
  return /^[/\\]|^[a-z]:|\0|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(name)
}
