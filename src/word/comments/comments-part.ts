import { keyOf, readPart, type WordPackage } from '../package/package.ts'
import { findRelated, folderOf } from '../package/relationships.ts'
import { noNumbering } from '../walk/numbering.ts'
import { walkAsides } from '../walk/part.ts'
import type { XmlReader } from '../xml/tokens.ts'
import { enterChild, skipElement } from '../xml/xml.ts'
import { attributesOf } from './attributes.ts'
import { type Root, startOfTag } from './edit-part.ts'
import { ownNumberOf } from './part-own-comments.ts'
import { readParagraphIds } from './threads.ts'
import { namesIn, type WordNames } from './word-names.ts'

/** The part with the comments of a document, and where in it each of them stands. */
export type CommentsPart = {
  name: string
  source: string
  names: WordNames
  root: Root
  comments: ListedComment[]
}

/** `paraId`: by which other parts know it, empty where it has none; `ownNumber`: it is the tool's. */
export type ListedComment = {
  id: string
  paraId: string
  ownNumber: string | undefined
  from: number
  to: number
}

/** Undefined where the document has none, though it may point at one. */
export function readCommentsPart({ parts, relationships }: WordPackage): CommentsPart | undefined {
  const name = findRelated(relationships, 'comments')?.target
  if (name === undefined) return
  const ownNumbers = readPart(parts, name, readOwnNumbers)
  const paraIds = readPart(parts, name, readParagraphIds)
  return readPart(parts, name, (reader) => {
    enterChild(reader)
    const names = namesIn(reader)
    const written = reader.openElements[0]?.written ?? ''
    const isEmptyTag = reader.isSelfClosing
    let contentEnd = reader.position - 2
    const comments: ListedComment[] = []
    while (enterChild(reader)) {
      const from = startOfTag(reader.source, reader.position)
      const { id = '' } = attributesOf(reader)
      skipElement(reader)
      const paraId = paraIds?.get(id) ?? ''
      comments.push({ id, paraId, ownNumber: ownNumbers?.get(id), from, to: reader.position })
    }
    if (!isEmptyTag) contentEnd = startOfTag(reader.source, reader.position)
    return { name, source: reader.source, names, comments, root: { written, isEmptyTag, contentEnd } }
  })
}

/** A name for such a part that the document does not have yet. */
export function freeName({ parts, mainPart, relationships }: WordPackage): string {
  const asked = findRelated(relationships, 'comments')?.target
  if (asked !== undefined) return asked
  const folder = folderOf(mainPart)
  for (let number = 0; ; number++) {
    const name = `${folder}comments${number || ''}.xml`
    if (!parts.entries.has(keyOf(name))) return name
  }
}

function readOwnNumbers(reader: XmlReader): Map<string, string> {
  const context = { styles: new Map(), numbering: noNumbering, links: new Map(), pictures: new Map() }
  return new Map(
    walkAsides(reader, context).flatMap((comment) => {
      const number = ownNumberOf(comment)
      return number === undefined ? [] : [[comment.id, number] as const]
    }),
  )
}
