import { expect, test } from 'vitest'
import { type CardKey, findNextCard } from './find-next-card.ts'

/**
 * 0 1
 * 2      (the end of a family)
 * 3 4
 */
const two = [box(0, 0), box(1, 0), box(0, 1), box(0, 2), box(1, 2)]
const one = [box(0, 0), box(0, 1), box(0, 2)]

test.each<[string, typeof two, number, CardKey, string, number | undefined]>([
  ['down a column', one, 0, 'ArrowDown', 'ltr', 1],
  ['up a column', one, 2, 'ArrowUp', 'ltr', 1],
  ['not above the first', one, 0, 'ArrowUp', 'ltr', undefined],
  ['not below the last', one, 2, 'ArrowDown', 'ltr', undefined],
  ['to the nearest of a shorter row', two, 1, 'ArrowDown', 'ltr', 2],
  ['straight down from there', two, 2, 'ArrowDown', 'ltr', 3],
  ['straight up', two, 4, 'ArrowUp', 'ltr', 2],
  ['on in reading order', two, 1, 'ArrowRight', 'ltr', 2],
  ['back in reading order', two, 2, 'ArrowLeft', 'ltr', 1],
  ['on from right to left', two, 0, 'ArrowLeft', 'rtl', 1],
  ['back from right to left', two, 1, 'ArrowRight', 'rtl', 0],
  ['not beyond the end', two, 4, 'ArrowRight', 'ltr', undefined],
  ['to the first', two, 3, 'Home', 'ltr', 0],
  ['to the last', two, 0, 'End', 'ltr', 4],
])('%s', (_, boxes, current, key, direction, next) => {
  expect(findNextCard(boxes, current, key, direction)).toBe(next)
})

function box(column: number, row: number) {
  return { left: column * 200, top: row * 100, width: 180 }
}
