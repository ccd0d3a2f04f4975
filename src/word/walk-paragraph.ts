import { listKindOf } from './numbering.ts'
import { headingOfOutline, type WordStyle } from './styles.ts'
import { characterOfSymbol } from './symbols.ts'
import { appendText, plainRun, releaseHanging, startParagraph, type Walk, walkChildren } from './walk.ts'
import { enterChild, isOn, readAttribute, readText, skipElement } from './xml.ts'
import type { XmlReader } from './xml-tokens.ts'

/** Paragraphs, runs and the characters in them. */
export function walkParagraph(walk: Walk) {
  const { scope } = walk
  const outer = scope.paragraph
  const paragraph = startParagraph(walk)
  walkChildren(walk)
  if (scope.isMarkDeleted) scope.unfinished = paragraph
  scope.paragraph = outer
  if (scope.hanging.length > 0) releaseHanging(scope)
}

export function walkRun(walk: Walk) {
  const outer = walk.run
  walk.run = plainRun
  walkChildren(walk)
  walk.run = outer
}

export function walkWords(walk: Walk) {
  appendText(walk, readText(walk.reader))
}

export function walkDeletedWords(walk: Walk) {
  walk.leftOut.deleted += readText(walk.reader).length
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
  const own: WordStyle & { styleId?: string } = {}
  readSettings(walk, own)
  const { paragraph } = scope
  if (!paragraph || reader.problem) return

  const style = own.styleId === undefined ? undefined : context.styles.get(own.styleId)
  const numberingId = own.numberingId ?? style?.numberingId
  paragraph.heading = own.heading ?? style?.heading ?? 0
  if (numberingId !== undefined) {
    const level = own.numberingLevel ?? style?.numberingLevel ?? '0'
    paragraph.list = listKindOf(context.numbering, numberingId, level)
  }
}

function readSettings({ reader, scope }: Walk, own: WordStyle & { styleId?: string }) {
  while (enterChild(reader)) {
    switch (reader.name) {
      case 'w:pStyle':
        own.styleId = readAttribute(reader, 'w:val') ?? ''
        break
      case 'w:outlineLvl':
        own.heading = headingOfOutline(readAttribute(reader, 'w:val')) ?? 0
        break
      case 'w:numPr':
        readNumberingSettings(reader, own)
        continue
      case 'w:rPr':
        if (isMarkDeleted(reader)) scope.isMarkDeleted = true
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
function isMarkDeleted(reader: XmlReader) {
  let isDeleted = false
  while (enterChild(reader)) {
    if (reader.name === 'w:del' || reader.name === 'w:moveFrom') isDeleted = true
    skipElement(reader)
  }
  return isDeleted
}

/** The marks of the open run. In right-to-left text bold and italic have settings of their own. */
export function readRunFormat(walk: Walk) {
  const { reader } = walk
  let style: WordStyle | undefined
  let isBold: boolean | undefined
  let isItalic: boolean | undefined
  let isUnderlined = false
  let isHidden: boolean | undefined
  let isColoured = false
  let isRightToLeft = false
  let isBoldRightToLeft: boolean | undefined
  let isItalicRightToLeft: boolean | undefined

  while (enterChild(reader)) {
    switch (reader.name) {
      case 'w:b':
        isBold = isOn(reader)
        break
      case 'w:i':
        isItalic = isOn(reader)
        break
      case 'w:bCs':
        isBoldRightToLeft = isOn(reader)
        break
      case 'w:iCs':
        isItalicRightToLeft = isOn(reader)
        break
      case 'w:u':
        isUnderlined = isOn(reader)
        break
      case 'w:color':
        isColoured = true
        break
      case 'w:rtl':
        isRightToLeft = isOn(reader)
        break
      case 'w:vanish':
        isHidden = isOn(reader)
        break
      case 'w:rStyle':
        style = walk.context.styles.get(readAttribute(reader, 'w:val') ?? '')
    }
    skipElement(reader)
  }
  if (isRightToLeft) {
    isBold = isBoldRightToLeft ?? isBold
    isItalic = isItalicRightToLeft ?? isItalic
  }
  const isLink = (walk.scope.link ?? walk.scope.fieldLink) !== undefined
  walk.run = {
    isBold: isBold ?? style?.isBold ?? false,
    isItalic: isItalic ?? style?.isItalic ?? false,
    // Editors that do not use a style for links underline and colour them by hand: that is no underline of the author's.
    isUnderlined: isUnderlined && !(isLink && isColoured),
    isHidden: isHidden ?? style?.isHidden ?? false,
  }
}
