import { expect, test } from 'vitest'
import { type CanvasModeState, modeWith } from './canvas-mode.ts'

const untouched: CanvasModeState = {
  mode: undefined,
  shows: 'written',
  screen: 'desktop',
  pageId: undefined,
  now: 'pictures',
  hasHeldContent: false,
}

test('a page without content opens in pictures, and goes over with its first', () => {
  const opened = modeWith(untouched, 'page', false)
  expect(opened.now).toBe('pictures')
  expect(modeWith(opened, 'page', false)).toBe(opened)
  expect(modeWith(opened, 'page', true).now).toBe('live')
})

test('a page with content opens live', () => {
  expect(modeWith(untouched, 'page', true).now).toBe('live')
})

test('whoever chose pictures keeps them', () => {
  const chosen: CanvasModeState = { ...untouched, mode: 'pictures' }
  expect(modeWith(chosen, 'page', true).now).toBe('pictures')
  expect(modeWith(modeWith(chosen, 'page', false), 'page', true).now).toBe('pictures')
})

test('a page whose content goes again stays as it is', () => {
  const live = modeWith(untouched, 'page', true)
  expect(modeWith(live, 'page', false)).toBe(live)
})

test('what is chosen on a page holds there when the content comes', () => {
  const chosen: CanvasModeState = {
    ...untouched,
    pageId: 'page',
    mode: 'live',
    now: 'live',
    hasHeldContent: true,
  }
  expect(modeWith(chosen, 'page', true)).toBe(chosen)
  expect(modeWith(chosen, 'another', false).now).toBe('pictures')
})
