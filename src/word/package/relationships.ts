import type { XmlReader } from '../xml/tokens.ts'
import { enterChild, readAttribute, skipElement } from '../xml/xml.ts'

/** What a part points at, under an id that the part's XML uses (ECMA-376 part 2, 9.3). */
export type Relationship = {
  id: string
  /** The end of its type's URI, the same in transitional and strict documents: `hyperlink`, `styles`. */
  type: string
  /** A part's name, or for an external one the address as written. */
  target: string
  isExternal: boolean
}

export function readRelationships(reader: XmlReader, folder: string): Relationship[] {
  const relationships: Relationship[] = []
  enterChild(reader)
  while (enterChild(reader)) {
    const target = readAttribute(reader, 'Target')
    if (reader.name === 'rel:Relationship' && target !== undefined) {
      const type = readAttribute(reader, 'Type') ?? ''
      const isExternal = readAttribute(reader, 'TargetMode') === 'External'
      relationships.push({
        id: readAttribute(reader, 'Id') ?? '',
        type: type.slice(type.lastIndexOf('/') + 1),
        target: isExternal ? target : resolveTarget(folder, target),
        isExternal,
      })
    }
    skipElement(reader)
  }
  return relationships
}

export function findRelated(relationships: Relationship[], type: string) {
  return relationships.find((each) => each.type === type && !each.isExternal)
}

/** The part with the relationships of a part. */
export function relationshipsPartOf(part: string) {
  const folder = folderOf(part)
  return `${folder}_rels/${part.slice(folder.length)}.rels`
}

/** The folder of a part, with the slash at its end. */
export function folderOf(part: string) {
  return part.slice(0, part.lastIndexOf('/') + 1)
}

/** A part's name from a target that may be absolute or climb out of the folder. */
export function resolveTarget(folder: string, target: string) {
  const segments: string[] = []
  for (const segment of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return segments.join('/')
}
