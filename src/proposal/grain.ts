import type { PartName } from '#word/blocks/label-words.ts'
import type { Piece } from '#word/blocks/piece.ts'

/** What words are for, before any component is chosen for them. */
export const grainRoles = [
  'eyebrow',
  'title',
  'lead',
  'body',
  'point',
  'action',
  'second-action',
  'address',
  'question',
  'answer',
  'figure',
  'figure-label',
  'quote',
  'person',
  'pill',
  'legal',
] as const

export type GrainRole = (typeof grainRoles)[number]

/**
 * Words that stay together: most are one paragraph or one entry of a list. `block` is the number of the block that they come from.
 * `item`: which item of their section they belong to, from 0; those of the section itself have none.
 */
export type Grain = {
  block: number
  role: GrainRole
  pieces: Piece[]
  item?: number
  isNumbered?: true
  /** A person made one text of several lines. */
  isJoined?: true
  /** Where the words lead, if they are a link. */
  href?: string
}

/** The words that are to become one section, in their order. */
export type Copy = {
  /** What the document says that it is. */
  name?: PartName
  grains: Grain[]
  /** A picture stands among its words. */
  hasPicture?: true
}

/**
 * Why words are not on the page. `version`: another wording of what stands there. `language`: of the page in the other language.
 * `left-out`: a person has said so.
 */
export const heldKinds = [
  'label',
  'note',
  'data',
  'form',
  'frame',
  'struck',
  'version',
  'language',
  'picture',
  'left-out',
] as const

export type HeldKind = (typeof heldKinds)[number]

/** Words that do not stand on the page. */
export type Held = {
  kind: HeldKind
  block: number
  pieces: Piece[]
  /** Of another version: what it is another wording of. */
  role?: GrainRole
}

/** A label that nobody knows, and what stands at it: until somebody says what it is for, that is nobody's copy. */
export type Question = { label: string; places: { block: number; pieces: Piece[] }[] }

/** Several wordings of one thing, in their order. `taken`: which of them is on the page. */
export type Versions = { options: Piece[][]; taken: number }

export function itemsOf(grains: readonly Grain[]): Grain[][] {
  const items: Grain[][] = []
  for (const grain of grains) {
    if (grain.item === undefined) continue
    const item = items[grain.item] ?? []
    item.push(grain)
    items[grain.item] = item
  }
  return items.filter((item) => item !== undefined)
}
