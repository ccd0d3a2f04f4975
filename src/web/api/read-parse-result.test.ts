import { expect, test } from 'vitest'
import { complainOfResult } from '../html-generator/messages/complaint.ts'
import { readMessage, readResultSchema } from './read-parse-result.ts'

test('success and errors are a parse result, and the first error is what is said', () => {
  const errors = [{ type: 'NO_TABLE', message: 'There is no table.', instanceId: null }]
  const result = readResultSchema.parse({ success: false, errors })
  expect(result).toEqual({
    success: false,
    filename: '',
    metadata: { pageName: '', components: [] },
    data: {},
    warnings: [],
    errors: [{ type: 'NO_TABLE', message: 'There is no table.' }],
  })
  expect(complainOfResult(result).messages).toEqual(['Parsing failed: There is no table.'])
})

test('a result without errors, or with null for what it has not, is read', () => {
  expect(readResultSchema.parse({ success: false, metadata: null, errors: null }).errors).toEqual([])
  expect(readResultSchema.parse({ success: false, errors: [{ message: 'No.' }] }).errors[0]?.type).toBe('')
})

test('what is no parse result may say why', () => {
  expect(readResultSchema.safeParse({ error: 'No.' }).success).toBe(false)
  expect(readMessage({ error: 'No.' })).toEqual({ message: 'No.' })
  expect(readMessage('<html>')).toEqual({})
})
