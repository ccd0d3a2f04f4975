/**
 * The character for a `w:sym` (ECMA-376 17.3.3.30). Symbol fonts keep their signs in the private use area; the
 * ones that people put into text are given their proper character, others become a bullet rather than nothing.
 */
export function characterOfSymbol(font: string, code: string): string {
  const unit = Number.parseInt(code, 16)
  if (!(unit > 0 && unit < 0x10000) || (unit >= 0xd800 && unit < 0xe000)) return ''
  const isPrivate = unit >= 0xf000 && unit <= 0xf0ff
  if (!isPrivate) return String.fromCharCode(unit)
  if (/symbol/i.test(font) && !/segoe/i.test(font)) return symbolSigns.get(unit) ?? '•'
  if (/wingdings|webdings|dingbats/i.test(font)) return wingdingsSigns.get(unit) ?? '•'
  return String.fromCharCode(unit - 0xf000)
}

const greek = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'

const symbolSigns = new Map([
  ...[...greek].map((letter, index): [number, string] => [0xf061 + index, letter]),
  ...[...greek.toUpperCase()].map((letter, index): [number, string] => [0xf041 + index, letter]),
  [0xf0a3, '≤'],
  [0xf0b0, '°'],
  [0xf0b1, '±'],
  [0xf0b3, '≥'],
  [0xf0b4, '×'],
  [0xf0b7, '•'],
  [0xf0b8, '÷'],
  [0xf0b9, '≠'],
  [0xf0bb, '≈'],
  [0xf0ac, '←'],
  [0xf0ae, '→'],
  [0xf0d2, '®'],
  [0xf0d3, '©'],
  [0xf0d4, '™'],
  [0xf0a5, '∞'],
])

const wingdingsSigns = new Map([
  [0xf06c, '●'],
  [0xf06e, '■'],
  [0xf06f, '□'],
  [0xf071, '❑'],
  [0xf076, '❖'],
  [0xf0a7, '▪'],
  [0xf0a8, '☐'],
  [0xf0d8, '➢'],
  [0xf0df, '←'],
  [0xf0e0, '→'],
  [0xf0e8, '➔'],
  [0xf0fb, '✗'],
  [0xf0fc, '✓'],
  [0xf0fd, '☒'],
  [0xf0fe, '☑'],
])
