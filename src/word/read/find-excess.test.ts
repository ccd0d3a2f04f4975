import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { describeRead } from '#texts/parse-result.ts'
import { hostileDocuments } from '../../../scripts/hostile-documents.ts'
import { readSpec } from '../read.ts'
import { findExcess, maxResultBytes } from './find-excess.ts'

const { manifest: catalogue } = loadCatalogue('catalogue')

function resultWith(changes: Partial<ParseResult>): ParseResult {
  const metadata = { pageName: 'page', components: [] }
  return { success: true, filename: 'a.docx', metadata, data: {}, warnings: [], errors: [], ...changes }
}

test('a value that is far too long is named, and nothing of the document is given', () => {
  const long = hostileDocuments.find(({ name }) => name === 'one value of 8 MB')
  const result = describeRead(
    readSpec(long?.bytes() ?? new Uint8Array(), { catalogue, filename: 'long.docx' }),
  )
  expect(result).toMatchObject({
    success: false,
    filename: 'long.docx',
    data: {},
    warnings: [],
    errors: [
      { type: 'TOO_HARD_TO_READ', message: expect.stringMatching(/^FAQ-0001: the value of "Question"/) },
    ],
  })
})

test('results are measured in bytes, whatever the alphabet', () => {
  const ofLetters = (letter: string, count: number) =>
    resultWith({ data: { 'FAQ-0001': { items: [{ question: letter.repeat(count) }] } } })
  expect(findExcess(ofLetters('a', maxResultBytes - 1000))).toBeUndefined()
  expect(findExcess(ofLetters('a', maxResultBytes))).toEqual({ problem: 'large-result' })
  expect(findExcess(ofLetters('ب', maxResultBytes / 2))).toEqual({ problem: 'large-result' })
})

test('messages may not hold more than anybody could read', () => {
  const messages = (length: number) =>
    Array.from({ length: 200 }, () => ({ type: 'UNKNOWN_FIELD', message: 'x'.repeat(length) }))
  expect(findExcess(resultWith({ errors: messages(1000), warnings: messages(1000) }))).toBeUndefined()
  expect(findExcess(resultWith({ errors: messages(2000), warnings: messages(2000) }))).toEqual({
    problem: 'large-result',
  })
})
