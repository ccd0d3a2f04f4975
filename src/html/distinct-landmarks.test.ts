import { expect, test } from 'vitest'
import { distinctLandmarks } from './distinct-landmarks.ts'

const titled = (id: string, title: string) =>
  `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2></section>`

test('a second section of the same title is read under its number, a third under the next', () => {
  const used = new Map<string, number>()
  const first = titled('a', 'Key Benefits')
  expect(distinctLandmarks(first, used)).toBe(first)
  expect(distinctLandmarks(titled('b', 'Key <bdi>benefits</bdi>'), used)).toContain(
    '<section id="b" aria-label="Key benefits (2)">',
  )
  expect(distinctLandmarks(titled('c', 'Key Benefits'), used)).toContain('aria-label="Key Benefits (3)"')
})

test('names that are given as labels count as well', () => {
  const used = new Map<string, number>()
  const rail = '<section tabindex="0" aria-label="News, scroll sideways"></section>'
  expect(distinctLandmarks(rail, used)).toBe(rail)
  expect(distinctLandmarks(rail, used)).toContain('aria-label="News, scroll sideways (2)"')
})

test('what is no landmark keeps its name', () => {
  const used = new Map([['more', 1]])
  const dialog = '<div role="dialog" aria-label="More"></div><section id="x"></section>'
  expect(distinctLandmarks(dialog, used)).toBe(dialog)
})
