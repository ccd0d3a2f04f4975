import { expect, test } from 'vitest'
import { barOf, type CanvasView } from './canvas-view.ts'

const nowhere: CanvasView = {
  hovered: undefined,
  focused: undefined,
  tabStop: undefined,
  inView: undefined,
  isLookedInto: false,
}

test.each([
  ['where the focus is', { focused: 'A' }, 'shown'],
  ['where the pointer is', { hovered: 'A', focused: 'B' }, 'shown'],
  ['behind that of the pointer', { hovered: 'B', focused: 'A' }, 'hidden'],
  ['elsewhere', { hovered: 'B' }, 'none'],
  ['under a dialog of the page', { hovered: 'A', isLookedInto: true }, 'none'],
  ['under such a dialog, with the focus', { focused: 'A', isLookedInto: true }, 'behind'],
] as const)('the bar of a section %s', (_, view, look) => {
  expect(barOf({ ...nowhere, ...view }, 'A')).toBe(look)
})
