import { expect, test } from 'vitest'
import {
  deliverAnnouncements,
  forgetAnnouncements,
  noAnnouncements,
  queueAnnouncement,
} from './announcements.ts'

const queueAll = (...texts: string[]) =>
  texts.reduce((state, text) => queueAnnouncement(state, text, 'polite'), noAnnouncements)

test('nothing is spoken before it is delivered', () => {
  expect(queueAll('Saved').spoken).toEqual([])
})

test('two messages in a row are both spoken, in their order', () => {
  const { spoken, waiting } = deliverAnnouncements(queueAll('Moved', 'Saved'), 'page')
  expect(spoken.map(({ text }) => text)).toEqual(['Moved', 'Saved'])
  expect(waiting).toEqual([])
})

test('the same words twice are two messages', () => {
  const { spoken } = deliverAnnouncements(queueAll('Saved', 'Saved'), 'page')
  expect(new Set(spoken.map(({ id }) => id)).size).toBe(2)
})

test('a message stays in the layer in which it was spoken', () => {
  const first = deliverAnnouncements(queueAll('Moved'), 'page')
  const second = deliverAnnouncements(queueAnnouncement(first, 'Too long', 'urgent'), 'dialog')
  expect(second.spoken.map(({ text, urgency, layer }) => [text, urgency, layer])).toEqual([
    ['Moved', 'polite', 'page'],
    ['Too long', 'urgent', 'dialog'],
  ])
})

test('the oldest go, but never one that was not heard', () => {
  const old = deliverAnnouncements(queueAll('1', '2', '3', '4', '5', '6'), 'page')
  const next = deliverAnnouncements(queueAnnouncement(old, '7', 'polite'), 'page')
  expect(next.spoken.map(({ text }) => text)).toEqual(['2', '3', '4', '5', '6', '7'])

  const many = deliverAnnouncements(queueAll('1', '2', '3', '4', '5', '6', '7', '8'), 'page')
  expect(many.spoken).toHaveLength(8)
})

test('what is forgotten is gone, what came later stays', () => {
  const state = deliverAnnouncements(queueAll('1', '2', '3'), 'page')
  expect(forgetAnnouncements(state, 2).spoken.map(({ text }) => text)).toEqual(['3'])
})
