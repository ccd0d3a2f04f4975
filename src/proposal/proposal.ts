import type { Locale } from '#base/locale.ts'
import type { Brand } from '#layout/layout.ts'
import type { Block } from '#word/blocks/block.ts'
import type { Piece, Units } from '#word/blocks/piece.ts'
import type { WordParagraph } from '#word/walk/document.ts'
import type { Cut } from './cut-lines.ts'
import type { Copy, Held, Question, Versions } from './grain.ts'
import type { Holding } from './hold-copy.ts'

/** A section of the page that is proposed. `others`: the components that would hold its words next best. */
export type ProposedSection = { id: number; copy: Copy; holding: Holding; others: string[] }

/**
 * A page made out of any Word document. It holds no words: pieces of the document, so that none can be invented. `units` and
 * `paragraphs` are what they are cut from.
 */
export type Proposal = {
  locale: Locale
  brand: Brand
  units: Units
  paragraphs: readonly WordParagraph[]
  /** The document as it stands there. */
  blocks: readonly Block[]
  sections: ProposedSection[]
  /** What does not stand on the page, and why. */
  held: Held[]
  /** Labels that nobody knows. */
  questions: Question[]
  versions: Versions[]
  /** Where a person has parted lines. */
  cuts?: readonly Cut[]
  /** What has no place: all that is left of the document once everything else is taken from it. */
  tray: Piece[]
}
