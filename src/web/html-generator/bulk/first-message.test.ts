import { expect, test } from 'vitest'
import type { ParseResult } from '#content/parse-result.ts'
import { firstMessage } from './first-message.ts'

const warning = (message: string) => ({ type: 'MISSING_CONTENT', message }) as ParseResult['warnings'][number]

test('the first message is a sentence, without the list below it', () => {
  const warnings = [warning('3 fields are empty:\nTitle\nText'), warning('Another')]
  expect(firstMessage({ success: true, errors: [], warnings })).toBe('3 fields are empty.')
  expect(firstMessage({ success: true, errors: [], warnings: [] })).toBe('')
})
