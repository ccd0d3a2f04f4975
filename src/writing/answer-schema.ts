import type { Field } from '#catalogue/manifest.ts'

/**
 * The JSON schema that goes to the provider. No lengths: providers differ in the keywords they take, and an answer
 * that is a word too long is no reason to lose it. Nothing is optional, because strict schemas refuse that.
 */
export function answerSchema(columns: readonly Field[]) {
  return {
    type: 'object' as const,
    properties: Object.fromEntries(columns.map((column) => [column.name, typeOf(column)])),
    required: columns.map(({ name }) => name),
    additionalProperties: false,
  }
}

function typeOf({ type }: Field) {
  const text = { type: 'string' as const }
  const value = type === 'array' ? { type: 'array' as const, items: text } : text
  return { anyOf: [value, { type: 'null' as const }] }
}
