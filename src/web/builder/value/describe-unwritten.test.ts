import { expect, test } from 'vitest'
import { describeUnwritten } from './describe-unwritten.ts'

const askedAgain = 'Failed to regenerate content. Please try again.'

test.each(['daily-cap', 'away', 'busy'] as const)('about %s the server has the first word', (reason) => {
  expect(describeUnwritten({ status: 'paused', reason, message: 'Tell your administrator.' })).toEqual({
    title: askedAgain,
    cause: 'Tell your administrator.',
  })
})

test.each([undefined, ''])('without a word of the server (%j) we have our own', (message) => {
  const answer = { status: 'paused', reason: 'away', ...(message !== undefined && { message }) } as const
  expect(describeUnwritten(answer).cause).toBe('The server did not answer. Check the connection.')
})

test('a value that could not be written is tried again', () => {
  expect(describeUnwritten({ status: 'failed', cause: 'timeout' })).toEqual({
    title: askedAgain,
    cause: 'The writer took too long.',
  })
})

test('who has to sign in hears the words of the specification too', () => {
  expect(describeUnwritten({ status: 'paused', reason: 'sign-in' }).title).toBe(
    'Failed to regenerate content. Please try again.',
  )
})
