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
  ['  <p>  wide   space </p> ', 'wide space'],
  ['', ''],
])('%j is written %j', (html, canonical) => {
  expect(normalizeRichText(html)).toBe(canonical)
})

test('plain text keeps the words of every block', () => {
  expect(plainText('<p>one <b>two</b></p><ul><li>three</li></ul>')).toBe('one two\nthree')
})

const run = fc.record(
  {
    text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    bold: fc.constant(true),
    italic: fc.constant(true),
    underline: fc.constant(true),
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
