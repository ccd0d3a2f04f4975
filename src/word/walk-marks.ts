import { type Walk, walkChildren } from './walk.ts'
import { enterChild, isOn, readAttribute, skipElement } from './xml.ts'
import type { XmlReader } from './xml-tokens.ts'

type ControlSettings = { tag: string; alias: string; isPlaceholder: boolean }

/** A content control, round anything from a row to a word. What it shows while it is empty is no text. */
export function walkControl(walk: Walk) {
  const { reader, scope, isPlaceholder } = walk
  const { marks } = scope
  while (enterChild(reader)) {
    if (reader.name !== 'w:sdtPr') {
      walkChildren(walk)
      continue
    }
    const settings = readControlSettings(reader)
    walk.isPlaceholder = settings.isPlaceholder
    noteControl(walk, settings)
  }
  walk.isPlaceholder = isPlaceholder
  if (scope.marks !== marks) scope.marks = { ...marks, bookmarks: scope.marks.bookmarks }
}

/** A bookmark belongs to the cell that it begins in, or else to the next cell of the row. */
export function walkBookmark(walk: Walk) {
  const { reader, scope } = walk
  const name = readAttribute(reader, 'w:name') ?? ''
  if (!name.startsWith('_')) {
    if (scope.row) scope.marks = { ...scope.marks, bookmarks: [...scope.marks.bookmarks, name] }
    else if (!scope.table) scope.cell?.bookmarks.push(name)
  }
  skipElement(reader)
}

/** A control round rows or a whole table names none of their cells. */
function noteControl({ scope }: Walk, { tag, alias }: ControlSettings) {
  if (scope.row) {
    const { tags, aliases, bookmarks } = scope.marks
    scope.marks = { tags: [...tags, tag], aliases: [...aliases, alias], bookmarks }
  } else if (!scope.table && scope.cell) {
    if (tag) scope.cell.tags.push(tag)
    if (alias) scope.cell.aliases.push(alias)
  }
}

function readControlSettings(reader: XmlReader): ControlSettings {
  const settings = { tag: '', alias: '', isPlaceholder: false }
  while (enterChild(reader)) {
    if (reader.name === 'w:tag') settings.tag = readAttribute(reader, 'w:val') ?? ''
    else if (reader.name === 'w:alias') settings.alias = readAttribute(reader, 'w:val') ?? ''
    else if (reader.name === 'w:showingPlcHdr') settings.isPlaceholder = isOn(reader)
    skipElement(reader)
  }
  return settings
}
