import { keyOf, readPart, type WordPackage } from '../package/package.ts'
import { findRelated, folderOf, relationshipsPartOf, resolveTarget } from '../package/relationships.ts'
import type { NewPart } from '../package/replace-parts.ts'
import { escapeXml } from '../xml/escape-xml.ts'
import type { XmlReader } from '../xml/tokens.ts'
import { enterChild, readAttribute, skipElement } from '../xml/xml.ts'
import { appendTo, applyEdits, encodePart, outlineRoot, prefixOf } from './edit-part.ts'

const typesPart = '[Content_Types].xml'
const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml'
const transitional = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments'
const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships/comments'
const relationshipsUri = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** The parts by which a document knows of a part with comments that it did not have. */
export function relatePart(word: WordPackage, name: string, isStrict: boolean): NewPart[] {
  const { parts, relationships } = word
  const types = readPart(parts, typesPart, readRoot)
  const declared = readPart(parts, typesPart, readDeclared) ?? new Set()
  const changed: NewPart[] = []
  if (types && !declared.has(keyOf(name))) {
    const entry = `<${prefixOf(types.root.written)}Override PartName="/${escapeXml(name)}" ContentType="${contentType}"/>`
    changed.push({
      name: typesPart,
      bytes: encodePart(applyEdits(types.source, [appendTo(types.root, entry)])),
    })
  }
  if (findRelated(relationships, 'comments')) return changed

  const listName = relationshipsPartOf(word.mainPart)
  const list = readPart(parts, listName, readRoot)
  const ids = new Set(relationships.map(({ id }) => id))
  let number = 1
  while (ids.has(`comments${number}`)) number++
  const write = (prefix: string) =>
    `<${prefix}Relationship Id="comments${number}" Type="${isStrict ? strict : transitional}" Target="${escapeXml(name.slice(folderOf(name).length))}"/>`
  const text = list
    ? applyEdits(list.source, [appendTo(list.root, write(prefixOf(list.root.written)))])
    : `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${relationshipsUri}">${write('')}</Relationships>`
  return [...changed, { name: listName, bytes: encodePart(text) }]
}

function readRoot(reader: XmlReader) {
  enterChild(reader)
  return { source: reader.source, root: outlineRoot(reader) }
}

function readDeclared(reader: XmlReader): Set<string> {
  const names = new Set<string>()
  enterChild(reader)
  while (enterChild(reader)) {
    names.add(keyOf(resolveTarget('', readAttribute(reader, 'PartName') ?? '')))
    skipElement(reader)
  }
  return names
}
