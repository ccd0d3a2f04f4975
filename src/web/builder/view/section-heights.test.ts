import { expect, test, vi } from 'vitest'
import {
  forgetSectionHeights,
  heightIn,
  sectionHeight,
  setSectionHeight,
  watchRows,
  watchSectionHeight,
} from './section-heights.ts'

test('a section is as high as in the language that needs more, and both hear how high that is', () => {
  const [english, arabic] = [{}, {}]
  const [show, row] = [vi.fn(), vi.fn()]
  setSectionHeight(english, 'FAQ-0001', 400)
  watchSectionHeight('FAQ-0001', show)
  const stop = watchRows(row)
  setSectionHeight(arabic, 'FAQ-0001', 380)
  expect(show.mock.calls).toEqual([[400]])
  expect(row).toHaveBeenLastCalledWith('FAQ-0001', 400)
  setSectionHeight(arabic, 'FAQ-0001', 460)
  expect(show).toHaveBeenLastCalledWith(460)
  setSectionHeight(arabic, 'FAQ-0001', 300)
  expect(show).toHaveBeenLastCalledWith(400)
  expect(heightIn(arabic, 'FAQ-0001')).toBe(300)

  stop()
  forgetSectionHeights(english)
  expect(sectionHeight('FAQ-0001')).toBe(300)
  forgetSectionHeights(arabic)
  expect(sectionHeight('FAQ-0001')).toBeUndefined()
})
