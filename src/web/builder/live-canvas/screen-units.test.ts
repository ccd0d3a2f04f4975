import { expect, test } from 'vitest'
import { withScreenHeights } from './screen-units.ts'

test.each([
  ['a{min-height:50vh}', 'a{min-height:400px}'],
  ['a{block-size:calc(100svh - 2rem)}', 'a{block-size:calc(800px - 2rem)}'],
  ['a{inline-size:min(.5vmin,10vw)}', 'a{inline-size:min(4px,10vw)}'],
  ['.mt-10vh{color:#10vh}', '.mt-10vh{color:#10vh}'],
])('%s', (css, expected) => {
  expect(withScreenHeights(css, 'desktop')).toBe(expected)
})
