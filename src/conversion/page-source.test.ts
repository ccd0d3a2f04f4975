import { expect, test, vi } from 'vitest'
import { readPageSource } from './page-source.ts'

const read = (content: string, components = '') =>
  readPageSource(
    Buffer.from(`{"content":{${content}},"metadata":{"pageName":"x","components":[${components}]}}`),
    { of: 'request' },
  )
const badSource = (message: string) => ({ ok: false, refusal: { problem: 'bad-source', message } })

test.each<[string, string, string?]>([
  ['items', `"FAQ-0001":{"items":[${'1,'.repeat(100_000)}1]}`],
  ['items as JSON in a text', `"FAQ-0001":{"items":"[${'1,'.repeat(100_000)}1]"}`],
  ['fields', `"FAQ-0001":{${'"a":{},'.repeat(50_000)}"b":1}`],
  ['components', '', `${'1,'.repeat(100_000)}1`],
])('of far too many %s nothing is parsed', (_, content, components) => {
  const parse = vi.spyOn(JSON, 'parse')
  const source = read(content, components)
  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
  expect(source).toEqual(badSource('It has more than 100,000 values and commas'))
})

test('of some wrong values the first is named by its place', () => {
  expect(read('', '1,2,3')).toEqual(badSource('metadata/components/0 must be an object, not a number'))
})

test('a page of a thousand components is not too much', () => {
  const instances = Array.from({ length: 1000 }, (_, index) => {
    const item = '{"question":{"value":"Q","ai_generated":false},"answer":{"value":"A","ai_generated":false}}'
    return `"FAQ-${String(index).padStart(4, '0')}":{"items":[${Array(8).fill(item).join(',')}]}`
  })
  expect(read(instances.join(','))).toMatchObject({ ok: true })
})
