import { expect, test } from 'vitest'
import { readRichText } from '#content/values/rich-text.ts'
import { writeBlocks } from './blocks.ts'
import { escapeHeading, escapeText, writeAddress, writeLink } from './inline.ts'

const write = (html: string) => writeBlocks(readRichText(html)).join('\n\n')

test.each([
  ['plain words stay', '5 < 6 & more, first_last@bank.ae', '5 < 6 & more, first_last@bank.ae'],
  ['footnote marks and brackets', 'From 3.99%* [1] `x` ~50', 'From 3.99%\\* \\[1\\] \\`x\\` \\~50'],
  ['what would be a tag or an entity', '<b>bold</b> &amp; <5%', '\\<b>bold\\</b> \\&amp; <5%'],
  ['an underscore that is no part of a word', '_a_ snake_case _', '\\_a\\_ snake_case \\_'],
  ['a backslash', 'C:\\new', 'C:\\\\new'],
  ['a heading', '# 1', '\\# 1'],
  ['a hash that is none', '#1 bank', '#1 bank'],
  ['a list', '- one\n+ two\n-5%', '\\- one  \n\\+ two  \n-5%'],
  ['a numbered list', '1. one\n2) two\n3.5% a year', '1\\. one  \n2\\) two  \n3.5% a year'],
  ['a quotation', '> said', '\\> said'],
  ['rules and tables', 'a\n---\n===\n| - | - |', 'a  \n\\---  \n\\===  \n\\| - | - |'],
  ['lines with blanks around them, and empty ones', ' a \r\n\r\n\tb', 'a  \nb'],
  ['Arabic', 'بطاقة ائتمان بنسبة 3.99%', 'بطاقة ائتمان بنسبة 3.99%'],
])('%s', (_, text, markdown) => {
  expect(escapeText(text)).toBe(markdown)
})

test.each([
  ['bold and italic', '<strong>a</strong> and <em>b</em>', '**a** and _b_'],
  ['one in the other', '<strong>a <em>b</em></strong> c', '**a _b_** c'],
  ['beside each other', '<em>a</em> <strong><em>b</em></strong>', '_a_ **_b_**'],
  ['spaces within a mark', 'a<strong> b </strong>c', 'a **b** c'],
  ['part of a word', '<strong>Sky</strong>wards <em>un</em>able', '**Sky**wards <em>un</em>able'],
  ['a mark that ends with a colon before a word', '<strong>Fee:</strong>none', '<strong>Fee:</strong>none'],
  ['a mark that ends with a colon', '<strong>Fee:</strong> none', '**Fee:** none'],
  ['Arabic with its comma', '<strong>مهم،</strong> كلمة', '**مهم،** كلمة'],
  ['struck', '<s>AED 100</s> free', '~~AED 100~~ free'],
  ['underlined', '<u>all</u> of it', 'all of it'],
  ['raised and lowered', '10%<sup>1</sup>, CO<sub>2</sub>, m<sup>Ж</sup>', '10%¹, CO₂, m (Ж)'],
  [
    'a link',
    'See <a href="https://bank.ae/a_b?c=1&amp;d=2">the <em>fees</em></a>.',
    'See [the _fees_](https://bank.ae/a_b?c=1&d=2).',
  ],
  ['a link with round brackets', '<a href="/a(b)">x</a>', '[x](</a(b)>)'],
  ['a link behind an exclamation mark', 'Now!<a href="/a">x</a>', 'Now\\![x](/a)'],
  ['a link that is not safe', '<a href="javascript:alert(1)">x</a>', 'x'],
  ['a line break', 'a<br>- b', 'a  \n\\- b'],
  ['nothing', '<p> </p><strong></strong>', ''],
])('%s', (_, html, markdown) => {
  expect(write(html)).toBe(markdown)
})

test('paragraphs and lists stand apart, and what follows in an item stands under it', () => {
  const html = '<p>a</p><ul><li>b<br>c</li><li>1. d</li></ul><ol><li>e</li><li>f</li></ol><p>g</p>'
  expect(write(html)).toBe('a\n\n- b  \n  c\n- 1\\. d\n\n1. e\n2. f\n\ng')
})

test('a heading is one line', () => {
  expect(escapeHeading(' C#\n and *more* # ')).toBe('C# and \\*more\\* \\#')
})

test('an address is a link where it is whole', () => {
  expect(writeAddress('https://bank.ae/a_b*')).toBe('<https://bank.ae/a_b*>')
  expect(writeAddress('/apply')).toBe('/apply')
  expect(writeLink('Apply', 'javascript:alert(1)')).toBe('Apply')
})
