import type { XmlReader } from '../xml/tokens.ts'
import { enterChild, readAttribute, readText, skipElement } from '../xml/xml.ts'
import { noteChange } from './changes.ts'
import { listKindOf } from './numbering.ts'
import { headingOfOutline, type WordStyle } from './styles.ts'
import { characterOfSymbol } from './symbols.ts'
import {
  appendText,
  plainRun,
  quoteChange,
  type RunFormat,
  releaseHanging,
  startParagraph,
  type Walk,
  walkChildren,
} from './walk.ts'

/** Paragraphs, runs and the characters in them. */
export function walkParagraph(walk: Walk) {
  const { scope } = walk
  const outer = scope.paragraph
  const paragraph = startParagraph(walk)
  walkChildren(walk)
  if (scope.isMarkDeleted) scope.unfinished = paragraph
  scope.paragraph = outer
  // Of a row that was changed as a whole.
  if (walk.change) quoteChange(walk.change, '\n')
  if (scope.hanging.length > 0) releaseHanging(scope)
}

export function walkWords(walk: Walk) {
  appendText(walk, readText(walk.reader))
}

export function walkDeletedWords(walk: Walk) {
  const text = readText(walk.reader)
  walk.leftOut.deleted += text.length
  if (walk.change) quoteChange(walk.change, text, walk.run.position)
}

/** An element that stands for one character. */
export function walkCharacter(character: string) {
  return (walk: Walk) => {
    appendText(walk, character)
    skipElement(walk.reader)
  }
}

export function walkSymbol(walk: Walk) {
  const font = readAttribute(walk.reader, 'w:font') ?? ''
  appendText(walk, characterOfSymbol(font, readAttribute(walk.reader, 'w:char') ?? ''))
  skipElement(walk.reader)
}

/** Style, list and outline level of the open paragraph; what it says itself goes before its style. */
export function readParagraphSettings(walk: Walk) {
  const { reader, scope, context } = walk
  const own: OwnSettings = {}
  readSettings(walk, own)
  const { paragraph } = scope
  if (!paragraph || reader.problem) return

  const style = own.styleId === undefined ? undefined : context.styles.get(own.styleId)
  const numberingId = own.numberingId ?? style?.numberingId
  paragraph.heading = own.heading ?? style?.heading ?? 0
  if (numberingId !== undefined) {
    const level = own.numberingLevel ?? style?.numberingLevel ?? '0'
    paragraph.list = listKindOf(context.numbering, numberingId, level)
    const depth = Number(level) || (style?.depth ?? 0)
    if (paragraph.list && depth > 0) paragraph.depth = depth
  }
  if (own.indent && own.indent > 0 && !paragraph.list)
    paragraph.look = { ...paragraph.look, indent: own.indent }
  if (style?.position || style?.isStruck || style?.isHidden) scope.plain = plainOf(style)
}

/** Of a paragraph's style only what changes the words themselves; whether they are bold is the look of headings. */
function plainOf({ isStruck = false, isHidden = false, position }: WordStyle): RunFormat {
  return { ...plainRun, isStruck, isHidden, position: position === 'baseline' ? undefined : position }
}

type OwnSettings = WordStyle & { styleId?: string; indent?: number }

function readSettings(walk: Walk, own: OwnSettings) {
  const { reader } = walk
  while (enterChild(reader)) {
    switch (reader.name) {
      case 'w:pStyle':
        own.styleId = readAttribute(reader, 'w:val') ?? ''
        break
      case 'w:outlineLvl':
        own.heading = headingOfOutline(readAttribute(reader, 'w:val')) ?? 0
        break
      case 'w:ind':
        own.indent = Number.parseInt(
          readAttribute(reader, 'w:left') ?? readAttribute(reader, 'w:start') ?? '',
          10,
        )
        break
      case 'w:numPr':
        readNumberingSettings(reader, own)
        continue
      case 'w:rPr':
        readMarkSettings(walk)
        continue
    }
    skipElement(reader)
  }
}

function readNumberingSettings(reader: XmlReader, own: WordStyle) {
  while (enterChild(reader)) {
    const value = readAttribute(reader, 'w:val')
    if (reader.name === 'w:numId' && value) own.numberingId = value
    else if (reader.name === 'w:ilvl' && value) own.numberingLevel = value
    skipElement(reader)
  }
}

/** A paragraph mark that was deleted or moved away joins its paragraph to the next (ECMA-376 17.13.5.15). */
function readMarkSettings(walk: Walk) {
  const { reader, scope } = walk
  while (enterChild(reader)) {
    if (reader.name === 'w:del' || reader.name === 'w:moveFrom') {
      scope.isMarkDeleted = true
      if (!walk.change) noteChange(walk, 'joined')
    } else if ((reader.name === 'w:ins' || reader.name === 'w:moveTo') && !walk.change)
      noteChange(walk, 'split')
    skipElement(reader)
  }
}
