import { array, assert, constantFrom, dictionary, json, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { elementsOf, membersOf, readValue } from './json-outline.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
/** As JSON may be laid out. */
const space = constantFrom('', ' ', '\n\t', '\r\n  ')

test('the members of any object, and the elements of any list, are where JSON has them', () => {
  assert(
    property(dictionary(string(), json()), array(json()), space, (members, elements, gap) => {
      const object = `{${Object.entries(members)
        .map(([name, value]) => `${gap}${JSON.stringify(name)}${gap}:${gap}${value}${gap}`)
        .join(',')}${gap}}`
      const list = `${gap}[${gap}${elements.join(`${gap},${gap}`)}${gap}]`

      const read = Array.from(membersOf(bytesOf(object)), ({ name, value }) => [
        name,
        readValue(bytesOf(object), value),
      ])
      expect(read).toEqual(Object.entries(members).map(([name, value]) => [name, JSON.parse(value)]))
      const values = Array.from(elementsOf(bytesOf(list), 0), (span) => readValue(bytesOf(list), span))
      expect(values).toEqual(elements.map((each) => JSON.parse(each)))
    }),
  )
})

test('brackets and quotes in texts are text', () => {
  const text = String.raw`{"a\"}":["\\", "]}", "\\\""],"b":1e5}`
  const read = Array.from(membersOf(bytesOf(text)), ({ name, value }) => [
    name,
    readValue(bytesOf(text), value),
  ])
  expect(read).toEqual(Object.entries(JSON.parse(text)))
})

test.each([
  '',
  '[]',
  'null',
  '{',
  '{"a"',
  '{"a":',
  '{"a":1',
  '{"a":1,',
  '{"a":"x',
  '{a:1}',
  '{"a" 1}',
  '{"a":[}',
  '{"a":,}',
])('%j is no object', (text) => {
  expect(() => [...membersOf(bytesOf(text))]).toThrow(SyntaxError)
})

test('what is longer than anything that is looked for costs nothing to pass over', () => {
  const [long, short] = ['x'.repeat(200), 'x'.repeat(90)]
  const text = `{"${long}":1,"${short}":2}`
  expect(Array.from(membersOf(bytesOf(text)), ({ name }) => name)).toEqual([short])
})

test.each([
  ['more members than anything has', `{${'"":0,'.repeat(100)}"":0}`],
  ['a number longer than any', `{"a":${'1'.repeat(200)}}`],
])('%s are not looked at', (_, text) => {
  expect(() => [...membersOf(bytesOf(text))]).toThrow(SyntaxError)
})
