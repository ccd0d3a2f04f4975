import { expect, test } from 'vitest'
import { describeNote } from '#texts/notes.ts'
import { briefOf, fieldTask } from '../fake-tasks.node.ts'
import { createDraftWriter } from './draft-writer.ts'
import { readLimits, readStanding, takeWithin } from './read-limits.ts'

test('texts are taken whole while there is room, and none after the first without', () => {
  expect(takeWithin(['one', 'two', 'four'], 6)).toEqual(['one', 'two'])
  expect(takeWithin(['one', 'three', 'a'], 6)).toEqual(['one'])
  expect(takeWithin(['one', 'two'], 6)).toEqual(['one', 'two'])
})

test('of what stands the latest counts, and of each its beginning', () => {
  const texts = Array.from({ length: readLimits.standingTexts + 1 }, (_, index) => `text ${index}`)
  expect(readStanding(texts)).toEqual(texts.slice(1))
  expect(readStanding(['a'.repeat(4000)])).toEqual(['a'.repeat(readLimits.standingText)])

  const long = Array.from({ length: 60 }, (_, index) => `${index} `.padEnd(readLimits.standingText, 'a'))
  expect(readStanding(long)).toEqual(long.slice(-readLimits.standing / readLimits.standingText))
})

const writer = createDraftWriter()

const tooMuchToRead =
  'Left out: this writer reads 200 statements and 60,000 characters of key messages, and the brief holds more.'

async function notesOn(keyMessages: string[], additionalContext = '') {
  const task = fieldTask('HBR001', 'title', { brief: briefOf({ keyMessages, additionalContext }) })
  const written = await writer.writeField(task, new AbortController().signal)
  return written.ok ? written.value.notes.map((note) => describeNote(note)) : expect.unreachable()
}

test.each([
  [
    'a hundred messages of two sentences',
    Array(100)
      .fill(0)
      .map((_, index) => `Get AED ${index} off. Pay ${index} later.`),
  ],
  [
    'a few as long as they may be',
    Array(10)
      .fill(0)
      .map((_, index) => `${index} lounges `.padEnd(400, 'worldwide ').concat('. ').repeat(9)),
  ],
])('%s are read as a whole', async (_, messages) => {
  expect(await notesOn(messages)).not.toContain(tooMuchToRead)
})

test.each([
  ['more characters', Array(20).fill('Lounges '.padEnd(4000, 'worldwide ')), ''],
  ['more statements', Array(100).fill('One lounge. Two lounges. Three lounges. Four lounges.'), ''],
  ['more statements in its notes', ['Lounges'], 'Get AED 5 off. '.repeat(400)],
])('a brief of %s than are read is said to be one', async (_, messages, context) => {
  expect(await notesOn(messages, context)).toContain(tooMuchToRead)
})

test('a sentence longer than any text of a page is left out by name', async () => {
  const notes = await notesOn(['No annual fee', 'Lounges '.padEnd(readLimits.statement + 1, 'worldwide ')])
  expect(notes.join()).toContain('it is longer than a text of a page')
})
