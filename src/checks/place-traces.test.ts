import { expect, test } from 'vitest'
import { dataSchema, readData } from '#content/parse-result.ts'
import { placeTraces } from './place-traces.ts'

const data = {
  'FAQ-0001': {
    title: 'Questions',
    items: [{ question: 'How much?', answer: '<p>Nothing <strong>at all</strong></p>' }],
  },
}
const page = {
  components: [{ code: 'FAQ001', instanceId: 'FAQ-0001' }],
  content: readData(dataSchema.parse(data)),
  optionalElements: {},
}
const place = (within: string[], excerpt?: string) =>
  placeTraces(page, [{ fault: { rule: 'no-alt' }, within, ...(excerpt && { excerpt }) }])[0]?.place

test('a trace is placed by the section that it is in', () => {
  expect(place(['some-link', 'faq-0001', 'main'])).toEqual({ instanceId: 'FAQ-0001' })
})

test.each([
  ['a field', 'Questions', { field: 'title' }],
  ['the column of an item', 'How  much?', { field: 'question', item: 0 }],
  ['part of a rich text', 'at all', { field: 'answer', item: 0 }],
])('its words tell %s', (_, excerpt, found) => {
  expect(place(['faq-0001'], excerpt)).toEqual({ instanceId: 'FAQ-0001', ...found })
})

test('what stands in no section belongs to the whole page', () => {
  expect(place(['main'], 'Questions')).toBeUndefined()
})
