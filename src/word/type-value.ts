import { findComponent } from '#catalogue/lookup.ts'
import type { Field, Manifest } from '#catalogue/manifest.ts'
import type { ParseResult } from '#content/parse-result.ts'
import type { PagePlace } from '#content/place.ts'
import { setValue } from '#content/slots.ts'
import { writeRichText } from '#content/values/rich-text.ts'
import { findDefinition } from '#content/writing/asked-values.ts'
import { draftToFill } from '#content/writing/fill-plan.ts'
import { type FilledResult, filledResult } from '#content/writing/filled-result.ts'
import { canonicalValue } from './read/canonical-value.ts'

/**
 * The document with what a person typed at that place, read and judged as if it stood there in Word. Nothing where the
 * document has no such place.
 */
export function typeValue(
  result: ParseResult,
  { instanceId, ...place }: PagePlace,
  text: string,
  manifest: Manifest,
): FilledResult | undefined {
  const code = result.metadata.components.find((each) => each.instanceId === instanceId)?.code
  const component = findComponent(manifest, code ?? '')
  const definition = component && findDefinition(component, place)
  if (!definition) return
  const draft = draftToFill(result, manifest, { topic: '', audience: '' })
  const value = readTyped(definition, text)
  const origin = { by: 'person' } as const
  const typed = { value, origin, retryCount: 0, status: 'accepted', acceptedAt: '' } as const
  return filledResult(result, setValue(draft, component, instanceId, place, typed), manifest)
}

/** Lines of rich text are its paragraphs; nothing that is typed is a tag. */
function readTyped(definition: Field, text: string): string | string[] {
  if (definition.type !== 'richtext') return canonicalValue(definition, text)
  const lines = text.split('\n').map((line) => ({ kind: 'paragraph' as const, runs: [{ text: line }] }))
  return canonicalValue(definition, writeRichText(lines))
}
