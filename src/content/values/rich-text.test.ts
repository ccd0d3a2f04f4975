import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeRichText, plainText, type RichBlock, readRichText, writeRichText } from './rich-text.ts'

test.each([
  ['plain words', 'plain words'],
  [`the bank's "best"`, `the bank's "best"`],
  ['Tom & Jerry <3', 'Tom &amp; Jerry &lt;3'],
  ['<p>one</p>', 'one'],
  ['<p>one</p><p>two</p>', '<p>one</p><p>two</p>'],
  ['<div>one<div>two</div></div>', '<p>one</p><p>two</p>'],
  ['<ul><li>a</li><li><b>b</b></li></ul>', '<ul><li>a</li><li><strong>b</strong></li></ul>'],
  ['<p>Do:</p><ol><li>a</li></ol><p>done</p>', '<p>Do:</p><ol><li>a</li></ol><p>done</p>'],
  ['a<br>b', 'a<br>b'],
  ['<a href="/x" onclick="y()">go</a>', '<a href="/x">go</a>'],
  ['<a href="javascript:x()">go</a>', 'go'],
  ['<script>x()</script>hello<style>p{}</style>', 'hello'],
  ['<img src=x onerror=y()>text', 'text'],
  ['<u><i>both</i></u>', '<em><u>both</u></em>'],
  ['AED 5,000<sup>1</sup>, CO<sub>2</sub>', 'AED 5,000<sup>1</sup>, CO<sub>2</sub>'],
  ['<del>was</del> <strike><b>is</b></strike>', '<s>was</s> <strong><s>is</s></strong>'],
  ['<sup onclick="x()"><sub>1</sub></sup>', '<sup>1</sup>'],
  ['  <p>  wide   space </p> ', 'wide space'],
  ['', ''],
])('%j is written %j', (html, canonical) => {
  expect(normalizeRichText(html)).toBe(canonical)
})

test('plain text keeps the words of every block', () => {
  expect(plainText('<p>one <b>two</b></p><ul><li>three</li></ul>')).toBe('one two\nthree')
})

test('plain text has raised figures as signs of their own', () => {
  expect(plainText('AED 5,000<sup>1</sup>, 5<sup>2</sup>%')).toBe('AED 5,000¹, 5²%')
})

const run = fc.record(
  {
    text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    bold: fc.constant(true),
    italic: fc.constant(true),
    underline: fc.constant(true),
    struck: fc.constant(true),
    position: fc.constantFrom('sup' as const, 'sub' as const),
    href: fc.constantFrom('https://example.com/?a=1&b="2"', '/path', 'tel:+971'),
  },
  { requiredKeys: ['text'] },
)
const blocks = fc.array(
  fc.record({
    kind: fc.constantFrom<RichBlock['kind']>('paragraph', 'bullet', 'number'),
    runs: fc.array(run, { maxLength: 4 }),
  }),
  { maxLength: 5 },
)

test('what was written reads the same, whatever it was', () => {
  fc.assert(
    fc.property(blocks, (given) => {
      const html = writeRichText(given as RichBlock[])
      expect(normalizeRichText(html)).toBe(html)
    }),
  )
})

test('any string at all becomes rich text that stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const html = normalizeRichText(text)
      expect(normalizeRichText(html)).toBe(html)
      expect(html).not.toMatch(/<(?!\/?(p|br|strong|em|u|ul|ol|li|a)\b)/)
    }),
  )
})

test('depth costs nothing: 100,000 open tags are read', () => {
  expect(readRichText(`${'<b>'.repeat(100_000)}deep`)[0]?.runs[0]?.text).toBe('deep')
})
