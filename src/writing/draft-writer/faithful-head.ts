import type { Figure } from '#figures/figure.ts'
import { readFigures } from '#figures/read-figures.ts'

/** How a text may be cut: the first place at which what stands before it still says what the text says. */
export type Cut = { at: RegExp; isWhole: (head: string) => boolean }

/** The text up to the first place where it may be cut; all of it where a cut would change what it says. */
export function cutAt(text: string, { at, isWhole }: Cut): string {
  for (const { index } of text.matchAll(new RegExp(at, 'giu'))) {
    const head = text.slice(0, index).trim()
    if (isWhole(head) && keepsFigures(head, text)) return head
  }
  return text
}

/** Whether each figure of the beginning is one of the whole, with its unit, bound, period and tax. */
export function keepsFigures(head: string, text: string): boolean {
  const said = new Set(meaningsIn(text))
  return meaningsIn(head).every((figure) => said.has(figure))
}

/** A text without its figures: what is left are words. */
export function withoutFigures(text: string): string {
  const { figures, unread } = readFigures(text)
  return [...figures, ...unread]
    .toSorted((a, b) => b.from - a.from)
    .reduce((words, { from, to }) => `${words.slice(0, from)} ${words.slice(to)}`, text)
}

/** All of a text that has no figures. */
export function wordsBeforeFigures(text: string): string {
  const { figures, unread } = readFigures(text)
  return text.slice(0, Math.min(text.length, ...[...figures, ...unread].map(({ from }) => from))).trim()
}

function meaningsIn(text: string): string[] {
  const { figures, mentions, unread } = readFigures(text)
  return [
    ...figures.map(meaningOf),
    ...mentions.map(({ from, to, text: _, ...meaning }) => JSON.stringify(meaning)),
    ...unread.map(({ text: words }) => words),
  ]
}

function meaningOf({ value, unit, bound, per, method, vat, marker }: Figure): string {
  return JSON.stringify([value, unit, bound, per, method, vat, marker])
}
