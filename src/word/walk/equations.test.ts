import { describe, expect, test } from 'vitest'
import { readEdited, valuesOf, warningOf, withValue } from '../../../test/edited-spec.ts'
import { run } from '../../../test/word-xml.ts'

const m = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`
const fraction = (over: string, under: string) =>
  `<m:f><m:num>${m(over)}</m:num><m:den>${m(under)}</m:den></m:f>`
const power = (base: string, up: string) => `<m:sSup><m:e>${m(base)}</m:e><m:sup>${m(up)}</m:sup></m:sSup>`
const equation = (...parts: string[]) => `<m:oMath>${parts.join('')}</m:oMath>`

const readTitle = (...runs: string[]) => {
  const result = readEdited((xml) => withValue(xml, '"HBR-0001/title"', `<w:p>${runs.join('')}</w:p>`))
  return { result, value: valuesOf(result, 'HBR-0001')?.fields.title?.value }
}

describe('an equation in a value is read in one line, and named', () => {
  test.each<[title: string, runs: string[], value: string]>([
    ['a fraction', [run('3'), equation(fraction('1', '4')), run(' %')], '3 1/4 %'],
    [
      'a mixed number',
      [run('Rate '), equation(m('3'), fraction('1', '4')), run('a year')],
      'Rate 3 1/4 a year',
    ],
    ['a power', [run('Growth of 10'), equation(power('5', '2')), run(' %')], 'Growth of 10 5² %'],
    ['a raised mark', [run('AED '), equation(power('5,000', '1'))], 'AED 5,000¹'],
    ['a root', [equation(`<m:rad><m:e>${m('16')}</m:e></m:rad>`), run(' days')], '√(16) days'],
  ])('%s', (_title, runs, value) => {
    const read = readTitle(...runs)
    expect(read.value).toBe(value)
    expect(warningOf(read.result, 'FORM_NOT_KEPT')).toMatch(
      /in an equation of Word, and read as plain text:\n• HBR-0001, "Title": “/,
    )
  })
})

test('how a word is read stands over it, and is named', () => {
  const { value, result } = readTitle(
    `<w:r><w:ruby><w:rt>${run('note')}</w:rt><w:rubyBase>${run('3.25%')}</w:rubyBase></w:ruby></w:r>`,
  )
  expect(value).toBe('3.25%')
  expect(warningOf(result, 'UNUSED_TEXT')).toMatch(/only a guide to how other words are read:\n.*“note”/)
})

test.each([
  ['in an attribute', '<w:fldSimple w:instr=" EQ \\s\\up5(1) "></w:fldSimple>'],
  [
    'in pieces',
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> EQ \\s\\up5(1) </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
  ],
])('a field that draws its signs is named, %s', (_title, field) => {
  const { value, result } = readTitle(run('AED 5,000'), field)
  expect(value).toBe('AED 5,000')
  expect(warningOf(result, 'UNUSED_TEXT')).toMatch(/code of a field of Word.*\n• HBR-0001, "Title": “EQ/)
})
