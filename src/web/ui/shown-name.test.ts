import { expect, test } from 'vitest'
import { shownName } from './shown-name.ts'

test('marks that turn text around are not shown', () => {
  expect(shownName('sav\u202efdp.docx')).toBe('savfdp.docx')
  expect(shownName('بطاقة.docx')).toBe('بطاقة.docx')
})
