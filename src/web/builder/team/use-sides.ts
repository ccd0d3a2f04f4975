import { findComponent } from '#catalogue/lookup.ts'
import type { Field } from '#catalogue/manifest.ts'
import type { Difference } from '#content/draft/compare/compare-drafts.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'

/** The two texts, where words changed. */
export function useSides(difference: Difference) {
  const manifest = useManifest()
  if (difference.kind === 'setting') {
    return { field: lines, earlier: difference.before ?? '', later: difference.after ?? '' }
  }
  if (difference.kind === 'instructions') {
    return { field: words, earlier: difference.before, later: difference.after }
  }
  if (difference.kind !== 'text') return undefined
  const component = manifest && findComponent(manifest, difference.code)
  const fields = 'itemId' in difference ? component?.docx.items?.columns : component?.docx.fields
  const field = fields?.find(({ name }) => name === difference.field) ?? words
  return { field, earlier: difference.before.value, later: difference.after.value }
}

const words: Field = { name: 'text', type: 'text', required: false, placeholder: '', context: '' }
const lines: Field = { ...words, type: 'array' }
