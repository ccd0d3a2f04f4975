import type { XmlReader } from '../xml/tokens.ts'
import { enterChild, readAttribute, skipElement } from '../xml/xml.ts'
import type { ListKind } from './document.ts'

/** Which kind of list a numbering is, level by level. */
export type Numbering = {
  /** Abstract numbering ids by numbering id. */
  instances: Map<string, string>
  /** Kinds by abstract numbering id and level: "3/0". Levels that show nothing are left out. */
  kinds: Map<string, ListKind>
}

export const noNumbering: Numbering = { instances: new Map(), kinds: new Map() }

export function readNumbering(reader: XmlReader): Numbering {
  const numbering: Numbering = { instances: new Map(), kinds: new Map() }
  enterChild(reader)
  while (enterChild(reader)) {
    if (reader.name === 'w:abstractNum') readLevels(reader, numbering)
    else if (reader.name === 'w:num') readInstance(reader, numbering)
    else skipElement(reader)
  }
  return numbering
}

/**
 * The kind of list that a paragraph with this numbering is in. Where only a style says which levels there are
 * the numbering is taken for bullets, which is what Word's own list styles are.
 */
export function listKindOf({ instances, kinds }: Numbering, id: string, level: string): ListKind | undefined {
  if (id === '0') return
  const abstract = instances.get(id)
  if (abstract === undefined) return 'bullet'
  return kinds.get(`${abstract}/${level}`)
}

function readLevels(reader: XmlReader, { kinds }: Numbering) {
  const id = readAttribute(reader, 'w:abstractNumId') ?? ''
  while (enterChild(reader)) {
    if (reader.name === 'w:lvl') {
      const level = readAttribute(reader, 'w:ilvl') ?? '0'
      const kind = readKind(reader)
      if (kind) kinds.set(`${id}/${level}`, kind)
    } else {
      if (reader.name === 'w:numStyleLink') kinds.set(`${id}/0`, 'bullet')
      skipElement(reader)
    }
  }
}

function readKind(reader: XmlReader): ListKind | undefined {
  let format = 'decimal'
  while (enterChild(reader)) {
    if (reader.name === 'w:numFmt') format = readAttribute(reader, 'w:val') ?? format
    skipElement(reader)
  }
  if (format === 'none') return
  return format === 'bullet' ? 'bullet' : 'number'
}

function readInstance(reader: XmlReader, { instances }: Numbering) {
  const id = readAttribute(reader, 'w:numId') ?? ''
  while (enterChild(reader)) {
    if (reader.name === 'w:abstractNumId') instances.set(id, readAttribute(reader, 'w:val') ?? '')
    skipElement(reader)
  }
}
