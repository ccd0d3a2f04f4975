import { expect, test } from 'vitest'
import { type CanvasModeState, modeInRoom, modeWith } from './canvas-mode.ts'

const untouched: CanvasModeState = {
  mode: undefined,
  shows: 'written',
  chosenScreen: undefined,
  screen: 'desktop',
  faces: 'one',
  pageId: undefined,
  now: 'pictures',
  hasHeldContent: false,
  isWide: false,
  isNarrow: false,
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

test('a canvas with little room begins with a phone, unless somebody chose another screen', () => {
  expect(modeInRoom(untouched, 277, false)).toMatchObject({ screen: 'phone', isNarrow: true })
  const chosen = { ...untouched, chosenScreen: 'desktop' } as const
  expect(modeInRoom(chosen, 277, false)).toMatchObject({ screen: 'desktop', isNarrow: true })
  expect(modeInRoom(untouched, 784, false)).toMatchObject({ screen: 'desktop', isNarrow: false })
})

test('while it is open it keeps its screen, however wide it becomes', () => {
  expect(modeInRoom(untouched, 277, true).screen).toBe('desktop')
  const begun = modeInRoom(untouched, 277, false)
  expect(modeInRoom(begun, 784, true)).toMatchObject({ screen: 'phone', isNarrow: false, isWide: true })
  expect(modeInRoom(begun, 300, true)).toBe(begun)
})
