import { expect, test } from 'vitest'
import type { Value } from '#figures/figure.ts'
import { readFigures } from '#figures/read-figures.ts'
import data from './phrases.json' with { type: 'json' }

type Meant = { text: string; value?: Value; unit?: string; bound?: string; mention?: string }
type Phrase = { text: string; figures: Meant[]; unread?: string[] }

const phrases = data as Phrase[]

test('of what writers meant, at least 95 % is read so', () => {
  const meant = phrases.flatMap(({ text, figures }) => figures.map((figure) => ({ text, figure })))
  const missed = meant.filter(({ text, figure }) => !isRead(text, figure))
  expect(meant.length).toBeGreaterThan(450)
  const share = 1 - missed.length / meant.length
  expect(share, missed.map(({ text }) => text).join('\n')).toBeGreaterThanOrEqual(0.95)
})

test('at least 95 % of the figures have the bound that was meant', () => {
  const meant = phrases.flatMap(({ text, figures }) =>
    figures.flatMap((figure) =>
      figure.mention ? [] : (figureOf(text, figure) ?? []).map((read) => ({ figure, read })),
    ),
  )
  const right = meant.filter(({ figure, read }) => read.bound === (figure.bound ?? 'exact'))
  expect(right.length / meant.length).toBeGreaterThanOrEqual(0.95)
})

const unreadable = phrases.flatMap(({ text, unread }) => (unread ?? []).map((part) => ({ text, part })))

test.each(unreadable)('in $text, $part is no figure', ({ text, part }) => {
  const from = text.indexOf(part)
  const within = (each: { from: number; to: number }) => each.from < from + part.length && each.to > from
  expect(readFigures(text).figures.filter(within)).toEqual([])
})

function isRead(text: string, meant: Meant): boolean {
  if (meant.mention === undefined) return figureOf(text, meant).length > 0
  return readFigures(text).mentions.some(({ kind }) => kind === meant.mention)
}

function figureOf(text: string, { value, unit }: Meant) {
  return readFigures(text).figures.filter(
    (figure) => isEqual(figure.value, value ?? '') && isUnit(figure.unit, unit),
  )
}

/** What is counted may have another name than its writer gave it. */
function isUnit(read: string | undefined, meant: string | undefined): boolean {
  return read === meant || (read?.startsWith('count:') === true && !/^(?:[A-Z]{3}|%)$/.test(meant ?? ''))
}

function isEqual(one: Value, other: Value): boolean {
  return JSON.stringify(numbersOf(one)) === JSON.stringify(numbersOf(other))
}

function numbersOf(value: Value): (string | number)[] {
  if (typeof value === 'string') return [value.includes(':') ? value : Number(value)]
  return ('from' in value ? [value.from, value.to] : value).map(Number)
}
