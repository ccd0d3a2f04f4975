import type { BrandTokens } from './brand-tokens.ts'

/**
 * A placeholder in a brand's colours. Placeholders are drawn in the tokens of one brand; `way` chooses among three
 * colourings of the same drawing, so that neighbours differ.
 */
export function colourPlaceholder(
  svg: string,
  { drawnIn, brand, way }: { drawnIn: BrandTokens; brand: BrandTokens; way: number },
): string {
  const swaps = colourings[way % colouringCount] ?? {}
  const colours = new Map(
    inks.map((ink) => [drawnIn[ink]?.toLowerCase() ?? '', brand[swaps[ink] ?? ink] ?? '']),
  )
  return svg.replace(/#[0-9a-f]{6}\b/gi, (colour) => colours.get(colour.toLowerCase()) || colour)
}

/** The tokens that drawings use, from the palest to the one bright spot. */
const inks = [
  'tint',
  'tint-strong',
  'soft',
  'mid',
  'action',
  'action-hover',
  'deep-raised',
  'deep',
  'accent',
] as const

type Ink = (typeof inks)[number]

/** As drawn; at dusk; on the brand's bright colour. */
const colourings: readonly Partial<Record<Ink, Ink>>[] = [
  {},
  {
    'tint-strong': 'deep',
    soft: 'deep-raised',
    mid: 'action',
    action: 'mid',
    'deep-raised': 'soft',
    deep: 'mid',
  },
  { 'tint-strong': 'action', soft: 'action-hover', action: 'deep' },
]

export const colouringCount = colourings.length
