import type { HeldKind } from './grain.ts'

/** Parts whose words are none of the page's. */
export const heldParts: Partial<Record<string, HeldKind>> = {
  note: 'note',
  meta: 'data',
  form: 'form',
  frame: 'frame',
}
