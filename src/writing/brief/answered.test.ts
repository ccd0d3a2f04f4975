import { expect, test } from 'vitest'
import { readBrief } from './read-brief.ts'

test.each([
  [
    'Can expats apply? Yes, with a salary from AED 8,000',
    'Can expats apply? Yes, with a salary from AED 8,000',
  ],
  [
    'Q: Can I settle early?\nA: Yes, for 1% of the outstanding amount',
    'Can I settle early? Yes, for 1% of the outstanding amount',
  ],
  ['س: هل أحتاج إلى كفيل؟\nج: لا، بدون كفيل', 'هل أحتاج إلى كفيل؟ لا، بدون كفيل'],
])('a question that the brief answers is told with its answer: %j', (message, text) => {
  const { statements, leftOut } = readBrief({ keyMessages: [message] })
  expect(statements.map((each) => each.text)).toEqual([text])
  expect(leftOut).toEqual([])
})

test.each(['Can expats apply?', 'Which rate applies? Treasury knows', 'Is it free? Yes or no?'])(
  'a question without an answer is told nowhere: %s',
  (message) => {
    expect(readBrief({ keyMessages: [message] }).statements).toEqual([])
  },
)
