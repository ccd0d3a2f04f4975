import { expect, test } from 'vitest'
import type { ParseResult } from '#content/parse-result.ts'
import { createLineReader, readWhole } from './parse-bulk.ts'

const result: ParseResult = {
  success: true,
  filename: 'a.docx',
  metadata: { pageName: 'a', components: [] },
  data: {},
  warnings: [],
  errors: [],
}
const line = (index: number) => `${JSON.stringify({ type: 'result', index, result })}\n`
const summary = `${JSON.stringify({ type: 'summary', success: true, summary: {} })}\n`

test('lines are read once each, however the answer is cut', () => {
  const whole = line(1) + line(0) + summary
  for (let step = 1; step < 60; step += 7) {
    const seen: number[] = []
    const lines = createLineReader((index) => seen.push(index))
    for (let end = 0; end < whole.length + step; end += step) lines.read(whole.slice(0, end))
    expect(seen).toEqual([1, 0])
    expect(lines.outcome()).toEqual({ success: true })
  }
})

test('an answer that breaks off has results but no outcome', () => {
  const seen: number[] = []
  const lines = createLineReader((index) => seen.push(index))
  lines.read(line(0) + line(1).slice(0, 20))
  expect(seen).toEqual([0])
  expect(lines.outcome()).toBeUndefined()
})

test('a server that breaks off says why', () => {
  const lines = createLineReader(() => {})
  const errors = [{ type: 'SERVER_BUSY', message: 'Try again in a minute.' }]
  lines.read(`${JSON.stringify({ type: 'summary', success: false, summary: {}, errors })}\n`)
  expect(lines.outcome()).toEqual({ success: false, message: 'Try again in a minute.' })
})

test('a server that does not stream answers with what the specification reads', () => {
  const seen: [number, ParseResult][] = []
  const files = [
    { filename: 'a.docx', success: true },
    { filename: 'b.docx', success: false, errors: [{ type: 'X', message: 'No.', instanceId: null }] },
  ]
  const text = JSON.stringify({ success: true, results: files, summary: { total: 2 } })
  expect(readWhole(text, 200, (...each) => seen.push(each))).toEqual({ ok: true, value: { success: true } })
  expect(seen.map(([index, { filename }]) => [index, filename])).toEqual([
    [0, 'a.docx'],
    [1, 'b.docx'],
  ])
  expect(seen[1]?.[1].errors).toEqual([{ type: 'X', message: 'No.' }])
})

test('bulk parsing that failed needs no results, and a message alone is told', () => {
  const none = () => undefined
  expect(readWhole('{"success":false}', 200, none)).toEqual({ ok: true, value: { success: false } })
  expect(readWhole('{"error":"The reader is asleep."}', 503, none)).toEqual({
    ok: false,
    refusal: { reason: 'unreadable', status: 503, message: 'The reader is asleep.' },
  })
})
