import { expect, test } from 'vitest'
import type { Locale } from '#base/locale.ts'
import type { Field } from '#catalogue/manifest.ts'
import { compareWords } from './compare-words.ts'

function field(type: Field['type']): Field {
  return { name: 'text', type, required: false, placeholder: '-', context: '-' }
}

function shown(
  type: Field['type'],
  current: string | string[],
  other: string | string[],
  locale: Locale = 'en-AE',
) {
  return compareWords(field(type), current, other, locale)
    .map((run) => ({ both: run.text, current: `[-${run.text}-]`, other: `[+${run.text}+]` })[run.in])
    .join('')
}

test('whole words differ, not letters', () => {
  expect(shown('text', 'A gold card', 'A golden card')).toBe('A [-gold-][+golden+] card')
})

test('the other text stands whole in what is not only in the current one', () => {
  const runs = compareWords(field('text'), 'Earn more every day', 'You earn every single day', 'en-AE')
  const other = runs.filter((run) => run.in !== 'current').map(({ text }) => text)
  expect(other.join('')).toBe('You earn every single day')
})

test('Arabic is compared word by word as well', () => {
  expect(shown('text', 'بطاقة ذهبية لك', 'بطاقة فضية لك', 'ar-AE')).toBe('بطاقة [-ذهبية-][+فضية+] لك')
})

test('rich text is compared by its words, lists by their lines', () => {
  expect(shown('richtext', '<p>One <strong>two</strong></p>', 'One two')).toBe('One two')
  expect(shown('array', ['First', 'Second'], ['First', 'Third'])).toBe('First\n[-Second-][+Third+]')
})
