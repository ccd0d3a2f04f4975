import type { PartName } from '#word/blocks/label-words.ts'

/** What a line may be for: roles of copy, and reasons why it is none. A cell is one of a table of facts. */
export const purposes = [
  ...([
    'title',
    'item',
    'eyebrow',
    'lead',
    'body',
    'point',
    'question',
    'answer',
    'figure',
    'label',
  ] as const),
  ...(['action', 'second-action', 'cell', 'note', 'data', 'frame'] as const),
] as const

export type Purpose = (typeof purposes)[number]

const apart: ReadonlySet<Purpose> = new Set<Purpose>(['note', 'data', 'frame'])

export function isCopy(purpose: Purpose): boolean {
  return !apart.has(purpose)
}

/** Their places among the purposes. */
export const copyPurposes = [...purposes.keys()].filter((at) => isCopy(purposes[at] as Purpose))
export const heldPurposes = [...purposes.keys()].filter((at) => !isCopy(purposes[at] as Purpose))

/** What the section of a line may be, with what such a part is called. */
export const sectionKinds = {
  hero: 'hero',
  text: 'text',
  list: 'list',
  cards: 'cards',
  figures: 'figures',
  questions: 'questions',
  steps: 'steps',
  picture: 'picture',
  table: 'table',
  links: 'links',
  notice: 'legal',
  band: 'closing',
} as const satisfies Record<string, PartName>

export type SectionKind = keyof typeof sectionKinds

export const kindNames = Object.keys(sectionKinds) as SectionKind[]
