import type { Figure } from '#figures/figure.ts'
import { readFigures } from '#figures/read-figures.ts'
import { foldText } from '../fold-text.ts'

/** A text with a mark in the place of each figure, which says all of it but its value. */
export type FigureShape = { shape: string; figures: Figure[] }

/** Of rich text the figures stand where they do in its HTML. */
export function readFigureShape(text: string): FigureShape {
  const { figures } = readFigures(withoutTags(text))
  let shape = ''
  let at = 0
  for (const figure of figures) {
    shape += `${foldText(text.slice(at, figure.from))}{${meaningOf(figure)}}`
    at = figure.to
  }
  return { shape: shape + foldText(text.slice(at)), figures }
}

/** Blanks in their place, so that all else stays where it is. */
export function withoutTags(text: string): string {
  return text.replace(/<[^<>]*>/g, (tag) => ' '.repeat(tag.length))
}

function meaningOf({ value, unit, bound, per, method, vat }: Figure): string {
  const parts = typeof value === 'string' ? 1 : Object.keys(value).length
  return [parts, unit, bound, per, method, vat].join('|')
}
