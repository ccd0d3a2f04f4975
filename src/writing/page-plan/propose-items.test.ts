import { expect, test } from 'vitest'
import { briefOf, catalogue } from '../fake-tasks.node.ts'
import { proposeItems } from './propose-items.ts'

const messages = [
  'Up to 5% cashback on groceries',
  'Annual fee AED 700',
  'Approval within 2 working days',
  '12 free lounge visits a year',
]

function countOf(code: string, keyMessages: readonly string[]): number | undefined {
  const component = catalogue.components.find((each) => each.code === code)
  if (!component) throw new Error(`There is no ${code}`)
  const sections = [{ instanceId: 'X', component }]
  return proposeItems({ brief: briefOf({ keyMessages: [...keyMessages] }), sections, isIslamic: false }).get(
    'X',
  )
}

test.each([
  ['FAQ001', 4],
  ['CardWithIcon002', 4],
  ['BORDERGRID001', 4],
  ['KBS001', 3],
])('%s has an item for each fact, up to as many as a form starts with', (code, count) => {
  expect(countOf(code, messages)).toBe(count)
})

test('a component never has fewer items than it takes', () => {
  expect(countOf('FAQ001', ['Annual fee AED 700'])).toBe(3)
  expect(countOf('BORDERGRID001', ['Annual fee AED 700'])).toBe(4)
})

test('without a fact, and without items, nothing is proposed', () => {
  expect(countOf('FAQ001', ['TBC'])).toBeUndefined()
  expect(countOf('FWDRTE001', messages)).toBeUndefined()
})
