import { expect, test } from 'vitest'
import { briefLimits, writeFieldRequestSchema, writingBriefSchema } from './writing.ts'

const brief = {
  topic: 'Gold card',
  audience: 'Everyone',
  keyMessages: ['5% cashback'],
  tone: 'professional',
  locale: 'en-AE',
}
const request = { brief, component: 'FAQ001', field: 'answer', instanceId: 'FAQ-0001' }

function named(count: number, value: unknown) {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`name_${index}`, value]))
}

test.each([
  ['an item with all its values, long ones and lists', named(50, 'a'.repeat(20_000)), true],
  ['a list of long entries', { bullets: Array(100).fill('a'.repeat(4000)) }, true],
  ['more columns than any component has', named(51, 'a'), false],
  ['a value that is longer than any text', { answer: 'a'.repeat(20_001) }, false],
  ['a list of more entries than any has', { bullets: Array(101).fill('a') }, false],
  ['an entry that is longer than a line', { bullets: ['a'.repeat(4001)] }, false],
  ['a name that is longer than a name', { ['a'.repeat(201)]: 'a' }, false],
])('%s', (_, itemValues, isTaken) => {
  expect(writeFieldRequestSchema.safeParse({ ...request, itemValues }).success).toBe(isTaken)
})

test('as many sections have words of their own as a brief may have', () => {
  const withSections = (count: number) => ({ ...brief, componentContexts: named(count, 'Focus on lounges') })
  expect(writingBriefSchema.safeParse(withSections(briefLimits.sections)).success).toBe(true)
  expect(writingBriefSchema.safeParse(withSections(briefLimits.sections + 1)).success).toBe(false)
})
