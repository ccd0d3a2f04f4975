import { expect, test } from 'vitest'
import { readBulkRequest } from './read-bulk-request.ts'

const read = (text: string) => readBulkRequest(new TextEncoder().encode(text))

test('documents are cut out as they came, whatever is in them', () => {
  const request = read(
    '{"usePlaceholderImages": true, "documents": [ {"a": [1, "]"]} , nonsense ], "other": {}}',
  )
  const { documents, usePlaceholderImages } = request.ok ? request.value : expect.fail()
  expect(usePlaceholderImages).toBe(true)
  expect(documents.map((each) => new TextDecoder().decode(each))).toEqual(['{"a": [1, "]"]}', 'nonsense'])
})

test('of a name that comes twice the last counts, as everywhere in JSON', () => {
  expect(read('{"documents":[1],"documents":[2,3]}')).toMatchObject({
    ok: true,
    value: { documents: { length: 2 } },
  })
})

test.each([
  ['', 'It is no JSON object'],
  ['[]', 'It is no JSON object'],
  ['{"documents":[{}', 'It is no JSON object'],
  ['{}', 'documents is missing'],
  ['{"documents":{}}', 'documents must be a list, not an object'],
  ['{"documents":"x"}', 'documents must be a list, not a text'],
  [`{"documents":{"a":"${'x'.repeat(2000)}"}}`, 'documents must be a list, not an object'],
  ['{"documents":[],"usePlaceholderImages":"yes"}', 'usePlaceholderImages must be true or false, not a text'],
  [`{"documents":[${'0,'.repeat(200)}0]}`, 'documents is more than 200 long'],
])('%s is refused in words', (text, refusal) => {
  expect(read(text)).toEqual({ ok: false, refusal })
})
