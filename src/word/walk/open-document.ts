import { accept, type Result, refuse } from '#base/result.ts'
import { partOwnComments } from '../comments/part-own-comments.ts'
import { readParagraphIds, readThreads } from '../comments/threads.ts'
import { readApplication, readCustomProperties } from '../package/document-properties.ts'
import {
  openPackage,
  type PackageRefusal,
  readPart,
  unpackPicture,
  type WordPackage,
} from '../package/package.ts'
import { findRelated, type Relationship } from '../package/relationships.ts'
import { portableUnpacker, type Unpacker } from '../package/unpacker.ts'
import type { XmlReader } from '../xml/tokens.ts'
import { enterChild, readText } from '../xml/xml.ts'
import { paragraphsOf, textOfParagraph, type WordAside, type WordDocument } from './document.ts'
import { noNumbering, readNumbering } from './numbering.ts'
import { walkAsides, walkBody } from './part.ts'
import { readStyles } from './styles.ts'
import type { WalkContext } from './walk.ts'

export type Opening = {
  /** Something faster than plain JavaScript, where the platform has it. */
  unpacker?: Unpacker
  /** Whoever asks puts the pictures of cells to use. */
  takesPictures?: boolean
}

/** Bytes to a document, or why they are not read as one. */
export function openDocument(
  bytes: Uint8Array,
  { unpacker = portableUnpacker, takesPictures = false }: Opening = {},
): Result<WordDocument, PackageRefusal> {
  const opened = openPackage(bytes, unpacker)
  if (!opened.ok) return opened
  const document = readDocument(opened.value, takesPictures)
  const { refusal } = opened.value.parts
  return refusal ? refuse(refusal) : accept(document)
}

function readDocument(
  { parts, mainPart, relationships, packageRelationships }: WordPackage,
  takesPictures: boolean,
): WordDocument {
  const read = <Value>(from: Relationship[], type: string, readValue: (reader: XmlReader) => Value) => {
    const part = findRelated(from, type)?.target
    return part === undefined ? undefined : readPart(parts, part, readValue)
  }
  const context: WalkContext = {
    styles: read(relationships, 'styles', readStyles) ?? new Map(),
    numbering: read(relationships, 'numbering', readNumbering) ?? noNumbering,
    links: linksOf(relationships),
    pictures: takesPictures ? picturesOf(relationships) : new Map(),
  }
  /** Ids of other parts mean other things. */
  const apart = { ...context, links: new Map(), pictures: new Map() }
  const body = readPart(parts, mainPart, (reader) => walkBody(reader, context))
  const readAsides = (reader: XmlReader) => walkAsides(reader, apart)
  const readEdge = (reader: XmlReader) => paragraphsOf(walkBody(reader, apart).blocks).map(textOfParagraph)
  const { own, others } = partOwnComments(read(relationships, 'comments', readAsides) ?? [])
  return {
    blocks: body?.blocks ?? [],
    comments: others,
    ownComments: own.length === 0 ? undefined : { count: own.length, done: countDone(own) },
    notes: body?.hasNotes
      ? ['footnotes', 'endnotes'].flatMap((type) =>
          (read(relationships, type, readAsides) ?? []).map((note) => ({
            ...note,
            id: `${type} ${note.id}`,
          })),
        )
      : [],
    edges: [...partsOfEdges(relationships)].flatMap((part) => readPart(parts, part, readEdge) ?? []),
    leftOut: body?.leftOut ?? { deleted: 0, hidden: 0, placeholder: 0, embeddedFiles: 0 },
    hasTraces: body?.hasTraces ?? false,
    application: read(packageRelationships, 'extended-properties', readApplication) ?? '',
    customProperties: read(packageRelationships, 'custom-properties', readCustomProperties) ?? new Map(),
    readCustomXml: () =>
      relationships
        .filter(({ type, isExternal }) => type === 'customXml' && !isExternal)
        .slice(0, mostCustomParts)
        .flatMap(({ target }) => readPart(parts, target, readWords) ?? []),
    readPicture: (part) => unpackPicture(parts, part),
  }

  function countDone(own: readonly WordAside[]): number {
    const threads = read(relationships, 'commentsExtended', readThreads)
    const ids = threads && read(relationships, 'comments', readParagraphIds)
    return own.filter(({ id }) => threads?.get(ids?.get(id) ?? '')?.isDone).length
  }
}

/** Word itself adds two or three. */
const mostCustomParts = 20

function readWords(reader: XmlReader): string {
  enterChild(reader)
  return readText(reader)
}

function partsOfEdges(relationships: Relationship[]) {
  const targets = relationships.flatMap(({ type, target, isExternal }) =>
    (type === 'header' || type === 'footer') && !isExternal ? [target] : [],
  )
  return new Set(targets)
}

/** Only addresses out of the file; what is in it is no place for a reader of the page. */
function linksOf(relationships: Relationship[]) {
  return new Map(
    relationships
      .filter(({ type, isExternal }) => type === 'hyperlink' && isExternal)
      .map(({ id, target }) => [id, sitePath(target)]),
  )
}

function picturesOf(relationships: Relationship[]) {
  return new Map(
    relationships
      .filter(({ type, isExternal }) => type === 'image' && !isExternal)
      .map(({ id, target }) => [id, target]),
  )
}

/** LibreOffice writes a path of the site, "/cards", as a way there from the file's folder: "../../cards". */
function sitePath(target: string) {
  return target.replace(/^(\.\.\/)+/, '/')
}
