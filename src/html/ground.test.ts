import { expect, test } from 'vitest'
import { groundAfter, groundOf } from './ground.ts'

test('grounds alternate, and a deep one is followed by plain', () => {
  expect([undefined, 'plain', 'tint', 'deep'].map((before) => groundAfter(before as never))).toEqual([
    'plain',
    'tint',
    'plain',
    'plain',
  ])
})

test.each([
  ['<section class="hbr001 motif ground-deep" id="a">', 'deep'],
  ['\n<section class="ground-plain">', 'plain'],
  ['<section class="own"><div class="ground-deep"></div></section>', undefined],
  ['', undefined],
])('the ground of %j is %s', (html, ground) => {
  expect(groundOf(html)).toBe(ground)
})
