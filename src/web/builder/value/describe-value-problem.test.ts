import { expect, test } from 'vitest'
import type { Field } from '#catalogue/manifest.ts'
import type { Slot } from '#content/slots.ts'
import { lengthOfMost } from '#content/values/check.ts'
import { describeProblems, describeRefusedValue } from './describe-value-problem.ts'

function slot(definition: Partial<Field>): Slot {
  const base = { name: 'value', type: 'text', required: false, placeholder: '-', context: '-' } as const
  return { field: 'value', definition: { ...base, ...definition } }
}

test.each([
  [slot({ max: 4 }), 'seven', '1 over the limit', false],
  [slot({ min: 10 }), 'seven', '5 under the minimum of 10', false],
  [slot({ required: true }), '', 'A value is required here.', true],
  [slot({ type: 'number', min: 1, max: 100 }), '120', 'Please give a number from 1 to 100.', true],
  [slot({ type: 'number' }), 'many', 'Please give the number alone.', true],
  [slot({ type: 'url' }), 'https://a.ae or b', 'Please give one address only, without other words.', true],
  [slot({ type: 'array', minItems: 3 }), ['one'], '1 of at least 3 entries', false],
])('%#: what is wrong is said in few words', (given, value, text, isGrave) => {
  expect(describeProblems(given, value)).toEqual([{ text, isGrave }])
})

test('what only exceeds a limit is taken, what would make a page wrong is not', () => {
  expect(describeRefusedValue(slot({ max: 4 }), 'seven')).toBeUndefined()
  expect(describeRefusedValue(slot({ type: 'url' }), 'javascript:alert(1)')).toMatch(/^Not a link/)
  expect(describeRefusedValue(slot({ type: 'url' }), '')).toBeUndefined()
})

test('tags do not count, and what is no text has no length', () => {
  expect(lengthOfMost(slot({ type: 'richtext', max: 9 }).definition, '<p><em>four</em></p>')).toEqual({
    length: 4,
    max: 9,
  })
  expect(lengthOfMost(slot({ type: 'number', max: 100 }).definition, '42')).toBeUndefined()
})
