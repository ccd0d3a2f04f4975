import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAnnouncements } from './announce.ts'
import { noAnnouncements } from './announcements.ts'
import { dismissToast, showToast, useToasts } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  useToasts.setState({ toasts: [], nextId: 1 })
  useAnnouncements.setState(noAnnouncements)
})

afterEach(() => {
  vi.useRealTimers()
})

const shown = () => useToasts.getState().toasts.map(({ text }) => text)
const show = (text: string) => showToast({ text, tone: 'neutral' })

test('toasts stand in the order in which they came', () => {
  show('Saved')
  show('Moved')
  expect(shown()).toEqual(['Saved', 'Moved'])
})

test('of four the oldest goes', () => {
  for (const text of ['1', '2', '3', '4']) show(text)
  expect(shown()).toEqual(['2', '3', '4'])
})

test('the same text does not pile up: the newer takes the place of the older', () => {
  const first = show('Saved')
  show('Moved')
  const second = show('Saved')
  expect(shown()).toEqual(['Moved', 'Saved'])
  expect(second).not.toBe(first)
})

test('one that is dismissed goes alone, and a late second time changes nothing', () => {
  const id = show('Saved')
  show('Moved')
  dismissToast(id)
  dismissToast(id)
  expect(shown()).toEqual(['Moved'])
})

test('a toast is heard: politely, or at once when it is bad', () => {
  show('Saved')
  showToast({ text: 'Not saved', tone: 'bad' })
  vi.runOnlyPendingTimers()
  expect(useAnnouncements.getState().spoken.map(({ text, urgency }) => [text, urgency])).toEqual([
    ['Saved', 'polite'],
    ['Not saved', 'urgent'],
  ])
})
