import { type IRunOptions, Paragraph, TextRun } from 'docx'
import type { Field } from '#catalogue/manifest.ts'
import { type ContentValue, isBlank } from '#content/content.ts'
import { aiMark, fieldLabelLines, type LimitLine, limitLines, required } from '../format.ts'
import { canonicalValue } from '../read/canonical-value.ts'
import { ownParagraph } from './own-words.ts'
import { type Look, styleIds } from './styles.ts'
import type { Cell } from './table.ts'

type RowParts = {
  label: readonly [label: string, name: string]
  isRequired: boolean
  limits: readonly LimitLine[]
  value: readonly Paragraph[]
  /** What stands in the other language, where a column has that. */
  beside: readonly Paragraph[] | undefined
  isMarked: boolean
}

export function fieldRow(
  look: Look,
  field: Field,
  written: readonly Paragraph[],
  { value, ai_generated }: Partial<ContentValue> = {},
  beside?: readonly Paragraph[],
): Cell[] {
  return valueRow(look, {
    label: fieldLabelLines(field),
    isRequired: field.required,
    limits: limitLines(field),
    value: written,
    beside,
    isMarked: ai_generated === true && !field.fixed && !isBlank(canonicalValue(field, value)),
  })
}

/** A row's cells from Field to AI mark. Only the value's is white: that is where people write. */
export function valueRow(
  look: Look,
  { label, isRequired, limits, value, beside, isMarked }: RowParts,
): Cell[] {
  const [title, name] = label
  return [
    quietCell(labelParagraphs(title, name)),
    quietCell([
      ownParagraph(look, isRequired ? required.yes : required.no, {
        style: styleIds.tableText,
        run: { bold: isRequired },
      }),
    ]),
    quietCell(
      limits.map(({ english, ...arabic }) =>
        ownParagraph(look, english, { style: styleIds.tableText, run: { style: styleIds.muted }, ...arabic }),
      ),
    ),
    ...(beside ? [quietCell(beside)] : []),
    { children: value },
    quietCell([isMarked ? tableText({ text: aiMark, style: styleIds.aiMark }) : tableText()]),
  ]
}

/** A name for people, and below it the one in the data. */
export function labelParagraphs(title: string, name: string | undefined): Paragraph[] {
  const lines = [tableText({ text: title, bold: true })]
  return name === undefined ? lines : [...lines, new Paragraph({ style: styleIds.fieldName, text: name })]
}

export function quietCell(children: readonly Paragraph[]): Cell {
  return { children, fill: 'quiet' }
}

export function tableText(run?: IRunOptions): Paragraph {
  return new Paragraph({ style: styleIds.tableText, children: run ? [new TextRun(run)] : [] })
}
