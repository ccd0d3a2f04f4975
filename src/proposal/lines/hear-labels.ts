import type { LabelSlot } from '#word/blocks/label-words.ts'
import { readLabel } from '#word/blocks/read-label.ts'
import { bareLabel } from './bare-label.ts'
import { labelOf } from './features-of-lines.ts'
import type { Line } from './line.ts'
import { type Purpose, purposes } from './purposes.ts'
import type { Told } from './settle-lines.ts'

/** What stands at a label of this kind may be for. */
const meant: Record<LabelSlot, readonly Purpose[]> = {
  eyebrow: ['eyebrow'],
  title: ['title', 'item'],
  subtitle: ['lead', 'body'],
  body: ['body', 'lead'],
  action: ['action', 'second-action'],
  'second-action': ['second-action', 'action'],
  address: ['note', 'data'],
  question: ['question'],
  answer: ['answer'],
  figure: ['figure'],
  'figure-label': ['label'],
  points: ['point'],
  quote: ['body'],
  person: ['body'],
  pill: ['eyebrow', 'label'],
  legal: ['body'],
  picture: ['data', 'note'],
  meta: ['data'],
  note: ['note'],
  form: ['note'],
}

/** So much more is said for what a person has written over words. */
const more = 1
/** What is said to colleagues, by a name that says so, is never copy. */
const muchMore = 8

/** What a person has written over words beats a guess; at a label in brackets that nobody knows it is said to colleagues. */
export function hearLabels(lines: readonly Line[], told: readonly Told[]): Told[] {
  return told.map((each, index) => {
    const { form, slot } = lines[index] as Line
    const isName = form === 'label' && slot !== undefined && slot !== 'legal' && slot !== 'note'
    const wanted = isName ? meant.note : meantBy(form === 'label' ? undefined : slot, labelOf(lines, index))
    if (wanted.length === 0) return each
    const isMeant = (at: number) => wanted.includes(purposes[at] as Purpose)
    const weight = form === 'value' && wanted === meant.note ? muchMore : more
    return { ...each, purposes: each.purposes.map((score, at) => score + (isMeant(at) ? weight : 0)) }
  })
}

function meantBy(known: LabelSlot | undefined, label = ''): readonly Purpose[] {
  const slot = known ?? readLabel(bareLabel(label))?.slot
  if (slot) return meant[slot]
  return label.startsWith('[') ? ['note'] : []
}
