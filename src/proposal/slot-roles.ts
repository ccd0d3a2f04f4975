import type { LabelSlot } from '#word/blocks/label-words.ts'
import type { GrainRole, HeldKind } from './grain.ts'

/** What stands behind a label of this kind: copy for this, or no words of the page. */
export type Meaning = { role: GrainRole } | { kind: HeldKind }

const meanings: Record<LabelSlot, Meaning> = {
  eyebrow: { role: 'eyebrow' },
  title: { role: 'title' },
  subtitle: { role: 'lead' },
  body: { role: 'body' },
  action: { role: 'action' },
  'second-action': { role: 'second-action' },
  address: { role: 'address' },
  question: { role: 'question' },
  answer: { role: 'answer' },
  figure: { role: 'figure' },
  'figure-label': { role: 'figure-label' },
  points: { role: 'point' },
  quote: { role: 'quote' },
  person: { role: 'person' },
  pill: { role: 'pill' },
  legal: { role: 'legal' },
  picture: { kind: 'picture' },
  meta: { kind: 'data' },
  note: { kind: 'note' },
  form: { kind: 'form' },
}

export function meaningOf(slot: LabelSlot): Meaning {
  return meanings[slot]
}
