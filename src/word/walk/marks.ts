import type { XmlReader } from '../xml/tokens.ts'
import { enterChild, isOn, readAttribute, skipElement } from '../xml/xml.ts'
import { type Walk, walkChildren } from './walk.ts'

type ControlSettings = { tag: string; alias: string; isPlaceholder: boolean }

/** Of each kind round one cell. Ours has one, and those of a few other programs may stand beside it. */
const maxMarks = 100

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
  scope.marks = marks
}

/** A bookmark belongs to the cell that it begins in, or else to the next cell of the row. */
export function walkBookmark(walk: Walk) {
  const { reader, scope } = walk
  const name = readAttribute(reader, 'w:name') ?? ''
  if (!name.startsWith('_')) {
    if (scope.row) addMark(scope.bookmarks, name)
    else if (!scope.table && scope.cell) addMark(scope.cell.bookmarks, name)
  }
  skipElement(reader)
}

/** A control round rows or a whole table names none of their cells. */
function noteControl({ scope }: Walk, { tag, alias }: ControlSettings) {
  if (scope.row) {
    const { tags, aliases } = scope.marks
    if (tags.length < maxMarks) scope.marks = { tags: [...tags, tag], aliases: [...aliases, alias] }
  } else if (!scope.table && scope.cell) {
    if (tag) addMark(scope.cell.tags, tag)
    if (alias) addMark(scope.cell.aliases, alias)
  }
}

function addMark(marks: string[], mark: string) {
  if (marks.length < maxMarks) marks.push(mark)
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
