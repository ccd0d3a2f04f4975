import { hostileAddresses, hostileTexts, prototypeNames } from '../../test/hostile-values.ts'
import { type Chance, listOf } from './chance.ts'

const numbers = [
  '0',
  '-1',
  '2147483648',
  '99999999999999999999',
  '1e309',
  '-0',
  'NaN',
  '٥٠',
  '0x10',
  '1.000,00',
  '12 %',
]

const oddCharacters = [
  '\0',
  '\u0001',
  '\u0008',
  '\u000b',
  '\u001f',
  '\u007f',
  '\u0085',
  '\u00ad',
  '\u200b',
  '\u200f',
  '\u202e',
  '\u2028',
  '\u2066',
  '\ufeff',
  '\ufffe',
  '\uffff',
  '\ud800',
  '\udc00',
  '\u{10ffff}',
  '\r',
  '\r\n',
  '\t',
  '\u0301',
  'İ',
  'ß',
  '👩‍👧',
  'بطاقة',
  'שלום',
]

const pieces = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '&amp;',
  '&#0;',
  '&#xD800;',
  ']]>',
  '<!--',
  '{{',
  '%}',
  '\\',
  '/',
  ';',
  ' ',
  'x',
]

/** Any text that somebody might put where text is expected, now and then a very long one. */
export function hostileText(chance: Chance): string {
  switch (chance.below(8)) {
    case 0:
      return chance.pick(prototypeNames)
    case 1:
      return chance.pick(numbers)
    case 2:
      return chance.pick(hostileTexts)
    case 3:
      return chance.pick(hostileAddresses)
    case 4:
      return `a${chance.pick(oddCharacters)}b`
    case 5:
      return chance.onceIn(12) ? longText(chance) : ''
    default:
      return listOf(1 + chance.below(8), () => chance.pick([...pieces, ...oddCharacters])).join('')
  }
}

function longText(chance: Chance): string {
  const unit = chance.pick([
    'a',
    'ab ',
    '<b>',
    '&',
    '\n',
    ' ',
    'ب',
    '😀',
    '"',
    'a;',
    '<p>',
    '[Empty',
    'http://',
  ])
  return unit.repeat(chance.pick([1_000, 20_000, 300_000]) / unit.length)
}
