import { isPicture } from '#catalogue/lookup.ts'
import type { Field } from '#catalogue/manifest.ts'
import type { Way } from './open-value.ts'

export function wayOf(definition: Field): Way {
  if (isPicture(definition)) return 'picture'
  return ways[definition.type]
}

const ways = { text: 'text', number: 'text', richtext: 'rich', array: 'entries', url: 'address' } as const
