import { expect, test } from 'vitest'
import { pastedWords, tidyPasted } from './pasted-html.ts'
import { normalizeRichText } from './rich-text.ts'

const point = (sign: string, words: string, style = 'mso-list:l0 level1 lfo1') =>
  `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;${style}'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`

test.each([
  [
    'points of Word',
    point('·', 'one point') + point('·', '<b>another</b>'),
    '<ul><li>one point</li><li><strong>another</strong></li></ul>',
  ],
  ['its second sign', point('o', 'below'), '<ul><li>below</li></ul>'],
  [
    'numbers of Word',
    `<p class=MsoNormal>Do:</p>${point('1.', 'first')}${point('b)', 'then')}`,
    '<p>Do:</p><ol><li>first</li><li>then</li></ol>',
  ],
  ['a paragraph in the style of lists', '<p class=MsoListParagraph>plain</p>', 'plain'],
  ['a list in tags', '<ul><li><p>one</p></li><li>two</li></ul>', '<ul><li>one</li><li>two</li></ul>'],
  [
    'Google Docs',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">AED 500</span><span style="vertical-align:super;font-size:0.6em">1</span> <span style="font-weight:700">now</span></p></b>',
    'AED 500<sup>1</sup> <strong>now</strong>',
  ],
  ['styles and scripts', '<style>p{}</style><script>x()</script><p onclick="x()">words</p>', 'words'],
  [
    'links',
    '<a href="https://a.example/?a=1&amp;b=2">go</a> <a href="javascript:x()">stay</a>',
    '<a href="https://a.example/?a=1&amp;b=2">go</a> stay',
  ],
])('%s', (_, html, rich) => {
  expect(normalizeRichText(tidyPasted(html))).toBe(rich)
})

test.each([
  ['AED 500<sup>1</sup>', 'AED 5001', 'AED 500¹'],
  ['CO<sub>2</sub>', 'CO2', 'CO₂'],
  ['<span style="vertical-align:super">2</span>', '2', '²'],
  ['from 5%<sup>Q</sup>', 'from 5%Q', 'from 5% (Q)'],
  [
    `${point('·', '4<sup>2</sup> lounges')}${point('·', 'one guest')}`,
    '·\t42 lounges',
    '4² lounges\none guest',
  ],
  ['<p>from &lt;img&gt;</p>', 'from <img>', 'from <img>'],
])('%j in a value without marks', (html, text, words) => {
  expect(pastedWords({ html, text })).toBe(words)
})

test('what never ends is read to its end', () => {
  const points = '<p class=MsoListParagraph style="mso-list:l0"><span style="mso-list:Ignore">'.repeat(2_000)
  expect(tidyPasted(points)).not.toContain('mso')
  expect(tidyPasted(`<b style="font-weight:${' '.repeat(100_000)}">`)).toBe('<b></b>')
})
