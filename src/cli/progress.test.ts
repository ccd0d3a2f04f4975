import { expect, test } from 'vitest'
import { createProgress } from './progress.ts'

test('the name of a file moves no cursor', () => {
  const written: string[] = []
  const stream = { isTTY: true, write: (text: string) => written.push(text) > 0 }
  createProgress(2, stream).step('a\u001b[2J\u009b\n.docx')
  expect(written).toEqual([`\r\u001b[K1 of 2  ${String.raw`a\u001b[2J\u009b\u000a.docx`}`])
})
