import { expect, test } from 'vitest'
import { findNames } from './find-names.ts'

const find = (text: string) => findNames(new TextEncoder().encode(text))

test.each([
  ['{"filename":"offer.docx","metadata":{"pageName":"cashback"}}', 'offer.docx', 'cashback'],
  ['{"metadata":{"components":[[[]]],"pageName":"cashback"}}', '', 'cashback'],
  ['{"filename":5,"metadata":{"pageName":[]}}', '', ''],
  [`{"filename":"${'x'.repeat(5000)}"}`, '', ''],
  ['{"filename":"offer.docx","metadata":5}', 'offer.docx', ''],
  ['{"filename":"offer.docx","metadata":{"pageName":"cashback","x', 'offer.docx', ''],
  ['{"filename":"\n","metadata":{"pageName":"cashback"}}', '', 'cashback'],
  ['{"__proto__":{"filename":"x"}}', '', ''],
  ['nonsense', '', ''],
])('of %s', (text, filename, pageName) => {
  expect(find(text)).toEqual({ filename, pageName, fileName: '' })
})

test('of a page whose file has a name of its own', () => {
  expect(find('{"metadata":{"pageName":"card","fileName":"card.ar"}}')).toMatchObject({ fileName: 'card.ar' })
})
