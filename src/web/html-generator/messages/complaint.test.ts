import { expect, test } from 'vitest'
import type { ParseResult } from '#content/parse-result.ts'
import { complainOfBulk, complainOfFailure, complainOfFiles, complainOfResult } from './complaint.ts'

const failed: ParseResult = {
  success: false,
  filename: 'a.docx',
  metadata: { pageName: '', components: [] },
  data: {},
  warnings: [],
  errors: [],
}

test('a refused document is complained of by its first error', () => {
  const errors = [
    { type: 'EMPTY_FILE', message: 'The file is empty.' },
    { type: 'NO_COMPONENTS', message: 'Nothing in it.' },
  ]
  expect(complainOfResult({ ...failed, errors }).messages).toEqual(['Parsing failed: The file is empty.'])
  expect(complainOfResult(failed).messages).toEqual(['Parsing failed: Unknown error'])
})

test('a failed call is complained of in the words of the specification', () => {
  const first = (...call: Parameters<typeof complainOfFailure>) => complainOfFailure(...call)?.messages[0]
  expect(first('generate-html', { reason: 'server-error', status: 503 })).toBe('Server error: 503')
  expect(first('parse-word', { reason: 'unreachable' })).toBe('Failed to parse document')
  expect(first('parse-bulk', { reason: 'unreadable', status: 502 })).toBe('Failed to parse documents')
  expect(first('generate-html', { reason: 'unreachable' })).toBe('Failed to generate HTML')
  expect(first('generate-zip', { reason: 'unreachable' })).toBe('Failed to generate HTML files')
  expect(complainOfBulk(undefined).messages).toEqual(['Bulk parsing failed'])
})

test('what the user stopped is no error', () => {
  expect(complainOfFailure('parse-word', { reason: 'cancelled' })).toBeUndefined()
})

test('files left out are named, and a long list is cut short', () => {
  const large = (index: number) =>
    ({ problem: 'too-large', name: `${index}.docx`, size: 12_582_912 }) as const
  expect(complainOfFiles([{ problem: 'skipped', count: 3 }, large(1)])?.messages).toEqual([
    '3 file(s) skipped (only .docx allowed)',
    '“1.docx” is too large: 12.0 MB, and the maximum is 10MB',
  ])
  expect(complainOfFiles(Array.from({ length: 20 }, (_, index) => large(index)))?.messages.at(-1)).toBe(
    '… and 14 more',
  )
  expect(complainOfFiles([])).toBeUndefined()
})
