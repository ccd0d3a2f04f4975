import { linkOfInstruction } from '../field-instruction.ts'
import { readAttribute, readText, skipElement } from '../xml/xml.ts'
import { noteOddity } from './equations.ts'
import { type Field, type Walk, walkChildren } from './walk.ts'

/** A longer instruction is no link. */
const maxInstruction = 4096

export function walkHyperlink(walk: Walk) {
  const { reader, scope, context } = walk
  const outer = scope.link
  const target = context.links.get(readAttribute(reader, 'r:id') ?? '') ?? ''
  const anchor = readAttribute(reader, 'w:anchor')
  scope.link = (anchor ? `${target}#${anchor}` : target) || outer
  walkChildren(walk)
  scope.link = outer
}

/** A field whose instruction stands in an attribute. */
export function walkSimpleField(walk: Walk) {
  const { reader, scope } = walk
  const outer = scope.link
  const instruction = (readAttribute(reader, 'w:instr') ?? '').slice(0, maxInstruction)
  scope.link = linkOfInstruction(instruction) ?? outer
  walkChildren(walk)
  scope.link = outer
  if (isFormula(instruction)) noteOddity(walk, 'formula', instruction.trim())
}

/** A field in pieces, over as many runs and paragraphs as it likes; one that never ends does no harm. */
export function walkFieldCharacter(walk: Walk) {
  const { reader, scope } = walk
  const field = scope.fields.at(-1)
  switch (readAttribute(reader, 'w:fldCharType')) {
    case 'begin':
      scope.fields.push({ instruction: '', isResult: false, outerLink: scope.fieldLink })
      break
    case 'separate':
      if (!field || field.isResult) break
      field.isResult = true
      scope.fieldLink = linkOfInstruction(field.instruction) ?? scope.fieldLink
      break
    case 'end':
      if (field) endField(walk, field)
      scope.fields.pop()
  }
  skipElement(reader)
}

function endField(walk: Walk, { instruction, outerLink }: Field) {
  walk.scope.fieldLink = outerLink
  if (isFormula(instruction)) noteOddity(walk, 'formula', instruction.trim())
}

/** What it shows is drawn by its code, and no text (ECMA-376 17.16.5.16). */
function isFormula(instruction: string) {
  return /^\s*EQ\s/i.test(instruction)
}

export function walkInstruction({ reader, scope }: Walk) {
  const text = readText(reader)
  const field = scope.fields.at(-1)
  if (field && !field.isResult) field.instruction = (field.instruction + text).slice(0, maxInstruction)
}
