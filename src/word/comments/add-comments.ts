import { accept, type Result, refuse } from '#base/result.ts'
import { openPackage, type PackageRefusal, readPart, type WordPackage } from '../package/package.ts'
import { findRelated } from '../package/relationships.ts'
import { type ArchivePatch, type NewPart, type Packer, replaceParts } from '../package/replace-parts.ts'
import type { Unpacker } from '../package/unpacker.ts'
import { attributesOf } from './attributes.ts'
import { type Choice, chooseComments } from './choose-comments.ts'
import { writeAnchors, writeComment } from './comment-xml.ts'
import { type CommentsPart, freeName, type ListedComment, readCommentsPart } from './comments-part.ts'
import { appendTo, applyEdits, cutChildren, type Edit, encodePart } from './edit-part.ts'
import { outlineText, type TextOutline } from './outline-text.ts'
import { relatePart } from './relate-part.ts'
import type { Remark } from './remark.ts'
import { readThreads } from './threads.ts'
import { strictUri, transitionalUri, type WordNames } from './word-names.ts'

/** Why no comments are put into a document: it is not read at all, or a signature in it would no longer hold. */
export type CommentRefusal = PackageRefusal | { problem: 'signed' }

/** The document with comments, made of the one that was given; `count`: how many of them the tool has put there. */
export type Commented = { patch: ArchivePatch; count: number }

type Tools = { unpacker: Unpacker; packer: Packer }

/**
 * Puts what the tool says into a document as comments of Word, in the place of those that it said before. All else stays
 * as it is: parts that comments do not need byte for byte, and the others but for what is put in.
 */
export function addComments(
  bytes: Uint8Array,
  remarks: readonly Remark[],
  { unpacker, packer }: Tools,
): Result<Commented, CommentRefusal> {
  const opened = openPackage(bytes, unpacker)
  if (!opened.ok) return opened
  const word = opened.value
  if (isSigned(word)) return refuse({ problem: 'signed' })

  const changed = changeParts(word, remarks)
  const { refusal } = word.parts
  if (refusal) return refuse(refusal)
  if (changed.parts.length === 0)
    return accept({ patch: [{ from: 0, to: bytes.length }], count: changed.count })
  const patch = replaceParts(bytes, word.parts.entries.values(), changed.parts, packer)
  return patch.ok ? accept({ patch: patch.value, count: changed.count }) : refuse({ problem: 'damaged' })
}

/** Any change breaks a signature (ECMA-376 part 2, 12). */
function isSigned({ packageRelationships, parts }: WordPackage): boolean {
  const isThere = [...parts.entries.keys()].some((name) => name.startsWith('_xmlsignatures/'))
  return isThere || findRelated(packageRelationships, 'origin') !== undefined
}

type Changed = { parts: NewPart[]; count: number }

function changeParts(word: WordPackage, remarks: readonly Remark[]): Changed {
  const { parts, mainPart } = word
  const wanted = remarks.map(({ source = 0 }) => source).toSorted((one, other) => one - other)
  const main = readPart(parts, mainPart, (reader) => ({
    outline: outlineText(reader, wanted),
    source: reader.source,
  }))
  const own = readCommentsPart(word)
  const threads = readRelated(word, 'commentsExtended', readThreads) ?? new Map()
  if (!main) return { parts: [], count: 0 }

  const choice = chooseComments(remarks, { outline: main.outline, comments: own?.comments ?? [], threads })
  const numbered = numberComments(choice, main.outline, own)
  const before = own?.comments.filter(({ ownNumber }) => ownNumber !== undefined).length ?? 0
  const count = numbered.length + before - choice.gone.length
  if (numbered.length === 0 && choice.gone.length === 0) return { parts: [], count }
  const changed = [
    {
      name: mainPart,
      bytes: encodePart(applyEdits(main.source, editsOfMain(main.outline, choice, numbered))),
    },
  ]
  if (own) {
    const bytes = encodePart(applyEdits(own.source, editsOfComments(own, choice, numbered)))
    return { parts: [...changed, { name: own.name, bytes }, ...withoutThreads(word, choice.gone)], count }
  }
  const isStrict = main.outline.paragraphs.some(({ names }) => names.uri === strictUri)
  const name = freeName(word)
  const part = { name, bytes: encodePart(writePart(numbered, isStrict ? strictUri : transitionalUri)) }
  return { parts: [...changed, part, ...relatePart(word, name, isStrict)], count }
}

type Numbered = { id: number; remark: Remark; paragraph: TextOutline['paragraphs'][number] }

/** Each with an id above all that stay. */
function numberComments(
  { gone, added }: Choice,
  { marks }: TextOutline,
  own: CommentsPart | undefined,
): Numbered[] {
  const free = new Set(gone.map(({ id }) => id))
  const taken = [...marks, ...(own?.comments ?? [])].map(({ id }) => id).filter((id) => !free.has(id))
  let next = taken.map(Number).reduce((most, id) => (id <= mostId ? Math.max(most, id + 1) : most), 0)
  return [...added].flatMap(([paragraph, remarks]) =>
    remarks.map((remark) => ({ id: next++, remark, paragraph })),
  )
}

/** With room for more above it in 32 bits. */
const mostId = 2_000_000_000

function editsOfMain({ marks }: TextOutline, { gone, added }: Choice, numbered: readonly Numbered[]): Edit[] {
  const ids = new Set(gone.map(({ id }) => id))
  const cuts = marks.filter(({ id }) => ids.has(id)).map(({ from: at, to: end }) => ({ at, end, text: '' }))
  const anchors = [...added.keys()].flatMap((paragraph) =>
    writeAnchors(
      numbered.filter((each) => each.paragraph === paragraph).map(({ id }) => id),
      paragraph,
    ),
  )
  return [...cuts, ...anchors]
}

function editsOfComments(
  { root, names }: CommentsPart,
  { gone }: Choice,
  numbered: readonly Numbered[],
): Edit[] {
  const cuts = gone.map(({ from: at, to: end }) => ({ at, end, text: '' }))
  return [...cuts, appendTo(root, writeAll(numbered, names))]
}

function writePart(numbered: readonly Numbered[], uri: string): string {
  const names: WordNames = { element: 'w:', attribute: 'w:', declaration: '', uri }
  const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  return `${declaration}\n<w:comments xmlns:w="${uri}">${writeAll(numbered, names)}</w:comments>`
}

function writeAll(numbered: readonly Numbered[], names: WordNames): string {
  return numbered.map(({ remark, id }) => writeComment(remark, id, names)).join('')
}

/** What other parts say of comments that are gone: which are resolved, and by which number Word knows them. */
function withoutThreads(word: WordPackage, gone: readonly ListedComment[]): NewPart[] {
  const paraIds = new Set(gone.map(({ paraId }) => paraId).filter((paraId) => paraId !== ''))
  if (paraIds.size === 0) return []
  return ['commentsExtended', 'commentsIds'].flatMap((type) => {
    const name = findRelated(word.relationships, type)?.target
    const cut = readRelated(word, type, (reader) => {
      const edits = cutChildren(reader, () => paraIds.has(attributesOf(reader).paraId?.toUpperCase() ?? ''))
      return { source: reader.source, edits }
    })
    if (name === undefined || !cut || cut.edits.length === 0) return []
    return [{ name, bytes: encodePart(applyEdits(cut.source, cut.edits)) }]
  })
}

function readRelated<Value>(
  { parts, relationships }: WordPackage,
  type: string,
  read: Parameters<typeof readPart<Value>>[2],
): Value | undefined {
  const name = findRelated(relationships, type)?.target
  return name === undefined ? undefined : readPart(parts, name, read)
}
