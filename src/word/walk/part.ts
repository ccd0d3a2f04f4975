import type { XmlReader } from '../xml/tokens.ts'
import { enterChild, readAttribute, skipElement } from '../xml/xml.ts'
import { walkChange } from './changes.ts'
import type { LeftOut, WordAside, WordBlock } from './document.ts'
import { walkApart, walkAt, walkBetween, walkDenominator, walkEquation, walkReading } from './equations.ts'
import { walkFieldCharacter, walkHyperlink, walkInstruction, walkSimpleField } from './links.ts'
import { walkBookmark, walkControl } from './marks.ts'
import {
  readParagraphSettings,
  walkCharacter,
  walkDeletedWords,
  walkParagraph,
  walkSymbol,
  walkWords,
} from './paragraph.ts'
import { noteDecorative, noteDrawing, notePicture } from './pictures.ts'
import { readRunFormat, walkRun } from './run.ts'
import { readCellSettings, readRowSettings, walkCell, walkRow, walkTable } from './table.ts'
import { createWalk, type Walk, type WalkContext, type WalkElement, walkChildren, walkText } from './walk.ts'

export type Body = { blocks: WordBlock[]; leftOut: LeftOut; hasNotes: boolean; hasTraces: boolean }

/** The text of the main part. */
export function walkBody(reader: XmlReader, context: WalkContext): Body {
  const walk = createWalk(reader, elements, context)
  const blocks: WordBlock[] = []
  walkText(walk, blocks, undefined)
  return { blocks, leftOut: walk.leftOut, hasNotes: walk.hasNotes, hasTraces: walk.hasTraces }
}

/** The comments or notes of their part. Separator lines, which are notes of a type, are none. */
export function walkAsides(reader: XmlReader, context: WalkContext): WordAside[] {
  const walk = createWalk(reader, elements, context)
  const asides: WordAside[] = []
  enterChild(reader)
  while (enterChild(reader)) {
    const type = readAttribute(reader, 'w:type') ?? 'normal'
    const id = readAttribute(reader, 'w:id') ?? ''
    const author = readAttribute(reader, 'w:author') ?? ''
    const date = readAttribute(reader, 'w:date') ?? ''
    const blocks: WordBlock[] = []
    walkText(walk, blocks, undefined)
    if (type === 'normal') asides.push({ id, author, date, blocks })
  }
  return asides
}

/**
 * What each element of WordprocessingML does to the text. An element that is not listed is walked through, so
 * that no wrapper, however new, can swallow words.
 */
const elements: ReadonlyMap<string, WalkElement> = new Map([
  ['w:p', walkParagraph],
  ['w:pPr', readParagraphSettings],
  ['w:r', walkRun],
  ['w:rPr', readRunFormat],
  ['w:t', walkWords],
  ['w:tab', walkCharacter('\t')],
  ['w:ptab', walkCharacter('\t')],
  ['w:br', walkCharacter('\n')],
  ['w:cr', walkCharacter('\n')],
  ['w:noBreakHyphen', walkCharacter('\u2011')],
  ['w:softHyphen', walkCharacter('\u00ad')],
  ['w:sym', walkSymbol],
  ['w:tbl', walkTable],
  ['w:tr', walkRow],
  ['w:trPr', readRowSettings],
  ['w:tc', walkCell],
  ['w:tcPr', readCellSettings],
  ['w:sdt', walkControl],
  ['w:bookmarkStart', walkBookmark],
  ['w:hyperlink', walkHyperlink],
  ['w:fldSimple', walkSimpleField],
  ['w:fldChar', walkFieldCharacter],
  ['w:instrText', walkInstruction],
  ['w:ins', walkChange('inserted')],
  ['w:moveTo', walkChange('moved-here')],
  ['w:del', walkChange('deleted')],
  ['w:moveFrom', walkChange('moved-away')],
  ['w:delText', walkDeletedWords],
  ['w:txbxContent', walkTextBox],
  ['mc:AlternateContent', walkAlternatives],
  ['w:commentReference', noteComment],
  ['w:footnoteReference', noteNote('footnotes')],
  ['w:endnoteReference', noteNote('endnotes')],
  ['w:altChunk', noteEmbeddedFile],
  ['wp:docPr', noteDrawing],
  ['adec:decorative', noteDecorative],
  ['a:blip', notePicture('r:embed')],
  ['v:imagedata', notePicture('r:id')],
  ['c:chart', notePicture()],
  ['dgm:relIds', notePicture()],
  ['w:rt', walkReading],
  ['w:sectPr', skip],
  ['w:tblPr', skip],
  ['w:tblGrid', skip],
  ['w:tblPrEx', skip],
  ['w:sdtEndPr', skip],
  ['a:p', walkParagraph],
  ['a:r', walkRun],
  ['a:t', walkWords],
  ['a:br', walkCharacter('\n')],
  ['m:oMath', walkEquation],
  ['m:f', walkApart],
  ['m:den', walkDenominator],
  ['m:sup', walkAt('sup')],
  ['m:sub', walkAt('sub')],
  ['m:d', walkBetween('(', ')')],
  ['m:rad', walkBetween('√(', ')')],
  ['m:r', walkRun],
  ['m:t', walkWords],
  ['m:ctrlPr', skip],
])

function skip({ reader }: Walk) {
  skipElement(reader)
}

/** A text box stands in a run, but its paragraphs are paragraphs of their own. */
function walkTextBox(walk: Walk) {
  const { scope } = walk
  walkText(walk, scope.paragraph ? scope.hanging : scope.blocks, scope.cell)
}

/** The same thing said in several ways: the first one that holds words is taken, and only that one. */
function walkAlternatives(walk: Walk) {
  const { reader, kept } = walk
  while (enterChild(reader)) {
    if (walk.kept === kept) walkChildren(walk)
    else skipElement(reader)
  }
}

function noteComment({ reader, scope }: Walk) {
  scope.paragraph?.comments.push(readAttribute(reader, 'w:id') ?? '')
  skipElement(reader)
}

function noteNote(kind: 'footnotes' | 'endnotes') {
  return (walk: Walk) => {
    const { reader, scope } = walk
    walk.hasNotes = true
    walk.hasTraces = true
    scope.paragraph?.comments.push(`${kind} ${readAttribute(reader, 'w:id') ?? ''}`)
    skipElement(reader)
  }
}

function noteEmbeddedFile({ reader, leftOut }: Walk) {
  leftOut.embeddedFiles++
  skipElement(reader)
}
