import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import type { Field } from '#catalogue/manifest.ts'
import { normalizeRichText } from '#content/values/rich-text.ts'
import { tidyValue } from './tidy-value.ts'

const field = (type: Field['type']): Field => ({
  name: 'value',
  type,
  required: true,
  placeholder: 'x',
  context: 'x',
})

test.each([
  ['A title', 'A title'],
  ['  "A title"  ', 'A title'],
  ['“A title”', 'A title'],
  ['**A** title', 'A title'],
  ['## A title', 'A title'],
  ['A\ntitle\u202e', 'A title'],
  ['<p>A <strong>title</strong></p>', 'A title'],
  ['A<script>alert(1)</script>', 'A alert(1)'],
  ['Below < AED 5 and 3*4*5', 'Below < AED 5 and 3*4*5'],
  ['"A" and "B"', '"A" and "B"'],
  [['A', 'title'], 'A title'],
  [7, '7'],
  [null, ''],
  [{ text: 'A' }, ''],
])('text: %j becomes %j', (given, value) => {
  expect(tidyValue(field('text'), given, '')).toBe(value)
})

test.each([
  [85, '85'],
  ['85%', '85'],
  ['٨٥٪', '85'],
  ['about 1,700 points.', '1700'],
  ['from 3 to 5', ''],
  ['null', ''],
  [null, ''],
])('number: %j becomes %j', (given, value) => {
  expect(tidyValue(field('number'), given, '')).toBe(value)
})

test.each([
  [['One', ' Two '], 'One\nTwo'],
  ['- One\n2. Two\n\n• Three', 'One\nTwo\nThree'],
  [null, ''],
])('array: %j becomes %j', (given, value) => {
  expect(tidyValue(field('array'), given, '')).toBe(value)
})

test.each([
  ['<p>Only <b>one</b></p>', 'Only <strong>one</strong>'],
  ['One\n\nTwo', '<p>One</p><p>Two</p>'],
  [
    'Bring:\n- **Emirates ID**\n- Passport',
    '<p>Bring:</p><ul><li><strong>Emirates ID</strong></li><li>Passport</li></ul>',
  ],
  ['1. Apply\n2. Sign', '<ol><li>Apply</li><li>Sign</li></ol>'],
  ['<p onclick="x()">A<script>alert(1)</script><img src=x></p>', 'A'],
  ['5 < 6 & 7', '5 &lt; 6 &amp; 7'],
])('rich text: %j becomes %j', (given, value) => {
  expect(tidyValue(field('richtext'), given, '')).toBe(value)
})

test('a link stays only when the brief has its address', () => {
  const given = '<a href="https://evil.example/">here</a> or <a href="https://bank.example/a">there</a>'
  expect(tidyValue(field('richtext'), given, 'See https://bank.example/a for more')).toBe(
    'here or <a href="https://bank.example/a">there</a>',
  )
})

test.each(['https://b', 'https://bank.example', '/', 'more', 'https://bank.example/a.'])(
  'a link to %s is none of the brief',
  (href) => {
    const given = `<a href="${href}">here</a>`
    expect(tidyValue(field('richtext'), given, 'See (https://bank.example/a). And/or more.')).toBe('here')
  },
)

test('whatever a model answers becomes one safe line, or rich text in its one form', () => {
  const pieces = constantFrom(
    '<p>',
    '</p>',
    '<script>',
    '**',
    '"',
    '- ',
    '1. ',
    '\n',
    '&lt;',
    '<a href="',
    '\u202e',
    '«',
  )
  const answers = array(oneof(pieces, string({ unit: 'binary', maxLength: 8 })), { maxLength: 12 })
  assert(
    property(answers, (parts) => {
      const answer = parts.join('')
      expect(tidyValue(field('text'), answer, '')).not.toMatch(/[\p{Cc}\u202e]|^\s|\s$/u)
      const rich = tidyValue(field('richtext'), answer, '')
      expect(normalizeRichText(rich)).toBe(rich)
      expect(rich).not.toMatch(/<(script|a)\b/)
    }),
  )
})
