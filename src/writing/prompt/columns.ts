import type { Field } from '#catalogue/manifest.ts'

/** What each value is to be: its kind, its limits, what it is for. */
export function columnLines(columns: readonly Field[]): string {
  return columns.map((column) => `- ${column.name}: ${kindOf(column)}. ${column.context}`).join('\n')
}

/** The shape of the answer, in words that servers without schemas can hold to. */
export function shapeLine(columns: readonly Field[]): string {
  const shape = Object.fromEntries(columns.map((column) => [column.name, exampleOf(column)]))
  return `Answer with one JSON object of this shape: ${JSON.stringify(shape)}`
}

function kindOf(field: Field): string {
  switch (field.type) {
    case 'richtext':
      return `rich text (HTML of p, br, strong, em, u, ul, ol, li and nothing else)${lengths(field)}, counted without tags`
    case 'number':
      return `a number in digits without unit${range(field.min, field.max, '')}, or null when the brief holds none`
    case 'array':
      return `a list of short texts${range(field.minItems, field.maxItems, 'entries')}${field.max ? `, each at most ${field.max} characters` : ''}`
    case 'text':
    case 'url':
      return `plain text on one line${lengths(field)}`
  }
}

function lengths({ min, max }: Field): string {
  return range(min, max, 'characters')
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const bounds = [least && `at least ${least}`, most && `at most ${most}`].filter(Boolean).join(' and ')
  return bounds && `, ${bounds} ${unit}`.trimEnd()
}

function exampleOf({ type }: Field) {
  if (type === 'array') return ['text']
  return type === 'number' ? 'digits or null' : 'text'
}
