import { expect, test } from 'vitest'
import { writeRaised } from './raised-text.ts'

test.each([
  ['1', 'sup', '¹'],
  ['12', 'sup', '¹²'],
  ['0123456789+-=()', 'sup', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'],
  ['th', 'sup', 'ᵗʰ'],
  ['1, 2', 'sup', '¹, ²'],
  ['TM', 'sup', '™'],
  ['®', 'sup', '®'],
  ['*', 'sup', '*'],
  ['0123456789', 'sub', '₀₁₂₃₄₅₆₇₈₉'],
  [' 1 ', 'sup', ' ¹ '],
] as const)('%j as %s is %j', (text, position, written) => {
  expect(writeRaised(text, position, 'AED 5,000')).toEqual({ text: written, isExact: true })
})

test.each([
  ['q', 'sup', ' (q)'],
  ['terms apply', 'sub', ' (terms apply)'],
  ['١', 'sup', ' (١)'],
  [' Q ', 'sup', ' (Q) '],
] as const)('%j as %s, which Unicode has no signs for, stands in brackets', (text, position, written) => {
  expect(writeRaised(text, position, 'AED 5,000')).toEqual({ text: written, isExact: false })
})
