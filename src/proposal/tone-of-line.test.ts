import { expect, test } from 'vitest'
import { toneOfLine } from './tone-of-line.ts'

test.each([
  ['Went with the shorter one, the long one wraps on mobile.', 'Pay in four parts, without any fee.'],
  ['@Sara can you check the rate with pricing??', 'Ask us for the rate before you sign.'],
  ['النص هذا مؤقت لين يرد علينا القانوني', 'يصلك الرد خلال يومي عمل.'],
])('“%s” sounds more like colleagues than “%s”', (remark, copy) => {
  expect(toneOfLine(remark)).toBeGreaterThan(toneOfLine(copy))
})

test('an empty line and one of signs alone have a tone all the same', () => {
  expect(Number.isFinite(toneOfLine(''))).toBe(true)
  expect(Number.isFinite(toneOfLine('— · —'))).toBe(true)
})
