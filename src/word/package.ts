import { accept, type Result, refuse } from '#base/result.ts'
import { type FileKind, findCompoundKind, findFileKind, isCompound, isZip } from './file-kind.ts'
import { decodePart } from './part-text.ts'
import {
  findRelated,
  folderOf,
  type Relationship,
  readRelationships,
  resolveTarget,
} from './relationships.ts'
import { createXmlReader, enterChild, readAttribute, readToken, skipElement, type XmlReader } from './xml.ts'
import { readDirectory, unpackEntry, type ZipEntry, type ZipProblem } from './zip.ts'

/** Why bytes are not read as a Word document at all. */
export type PackageRefusal =
  | { problem: 'empty-file' }
  | { problem: 'not-word'; kind: FileKind }
  | { problem: 'old-word' }
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
  relationships: Relationship[]
  parts: WordParts
}

type WordParts = {
  readonly bytes: Uint8Array
  readonly entries: Map<string, ZipEntry>
  /** How many bytes may still come out of the archive. */
  budget: number
}

/** Limits with room above the largest honest file of a large collection; counted, never believed. */
const maxPartSize = 32 * 1024 * 1024
const maxTotalSize = 64 * 1024 * 1024

export function openPackage(bytes: Uint8Array): Result<WordPackage, PackageRefusal> {
  if (bytes.length === 0) return refuse({ problem: 'empty-file' })
  if (isCompound(bytes)) return refuse(refusalOfCompound(bytes))
  if (!isZip(bytes)) return refuse({ problem: 'not-word', kind: findFileKind(bytes) })

  const directory = readDirectory(bytes)
  if (!directory.ok) return refuse(refusalOf(directory.refusal, ''))
  const unsafe = directory.value.find(({ name }) => isUnsafe(name))
  if (unsafe) return refuse({ problem: 'unsafe-part-name', part: unsafe.name })
  if (directory.value.some(({ isEncrypted }) => isEncrypted)) return refuse({ problem: 'password-protected' })

  const entries = new Map(directory.value.map((entry) => [keyOf(entry.name), entry]))
  if (entries.size < directory.value.length) return refuse({ problem: 'damaged' })
  return findMainPart({ bytes, entries, budget: maxTotalSize })
}

/**
 * Read one XML part with the given function; undefined when the package has no such part. The reader's
 * problem, if it meets one, refuses the file.
 */
export function readPart<Value>(
  parts: WordParts,
  part: string,
  read: (reader: XmlReader) => Value,
): Result<Value | undefined, PackageRefusal> {
  const entry = parts.entries.get(keyOf(part))
  if (!entry) return accept(undefined)

  const unpacked = unpackEntry(parts.bytes, entry, Math.min(maxPartSize, parts.budget))
  if (!unpacked.ok) return refuse(refusalOf(unpacked.refusal, part))
  parts.budget -= unpacked.value.length

  const text = decodePart(unpacked.value)
  if (text === undefined) return refuse({ problem: 'damaged', part })
  const reader = createXmlReader(text)
  const value = read(reader)
  while (readToken(reader) !== 'end');
  switch (reader.problem) {
    case undefined:
      return accept(value)
    case 'doctype':
      return refuse({ problem: 'forbidden-markup', part })
    case 'too-deep':
    case 'too-large':
      return refuse({ problem: 'too-complex', part })
    case 'malformed':
      return refuse({ problem: 'damaged', part })
  }
}

/** The relationships of a part; none when it has no such list. */
export function readRelationshipsOf(parts: WordParts, part: string) {
  const name = part.slice(part.lastIndexOf('/') + 1)
  return readPart(parts, `${folderOf(part)}_rels/${name}.rels`, (reader) =>
    readRelationships(reader, folderOf(part)),
  )
}

function findMainPart(parts: WordParts): Result<WordPackage, PackageRefusal> {
  const types = readPart(parts, '[Content_Types].xml', readContentTypes)
  if (!types.ok) return types
  if (!types.value) return refuse({ problem: 'not-word', kind: kindOfArchive(parts) })
  const packageRelationships = readRelationshipsOf(parts, '')
  if (!packageRelationships.ok) return packageRelationships

  const related = findRelated(packageRelationships.value ?? [], 'officeDocument')?.target
  const declared = [...types.value].find(([, type]) => mainType.test(type))?.[0]
  const mainPart = related ?? declared ?? 'word/document.xml'
  const type = types.value.get(keyOf(mainPart)) ?? ''

  const foreign = foreignTypes.find(([pattern]) => pattern.test(type))
  if (foreign) return refuse({ problem: 'not-word', kind: foreign[1] })
  if (/macroEnabled/i.test(type) || [...parts.entries.keys()].some((name) => name.endsWith('vbaproject.bin')))
    return refuse({ problem: 'macro-enabled' })
  if (!parts.entries.has(keyOf(mainPart))) return refuse({ problem: 'damaged', part: mainPart })

  const relationships = readRelationshipsOf(parts, mainPart)
  if (!relationships.ok) return relationships
  return accept({ mainPart, relationships: relationships.value ?? [], parts })
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
  return kind === 'old-word' || kind === 'password-protected'
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
function keyOf(name: string) {
  return name.replaceAll('\\', '/').toLowerCase()
}

function isUnsafe(name: string) {
  return /^[/\\]|^[a-z]:|\0|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(name)
}
