import { expect, test } from 'vitest'
import { scrollSpeed } from './auto-scroll.ts'

const box = { top: 100, bottom: 900 }

test('nothing scrolls while the pointer is away from the edges', () => {
  expect(scrollSpeed(500, box)).toBe(0)
  expect(scrollSpeed(172, box)).toBe(0)
  expect(scrollSpeed(828, box)).toBe(0)
})

test('towards the end it scrolls down, towards the start up', () => {
  expect(scrollSpeed(880, box)).toBeGreaterThan(0)
  expect(scrollSpeed(120, box)).toBeLessThan(0)
})

test('the nearer to the edge, the faster, and never faster than at the edge', () => {
  expect(scrollSpeed(890, box)).toBeGreaterThan(scrollSpeed(850, box))
  expect(scrollSpeed(1200, box)).toBe(scrollSpeed(900, box))
})

test('a low box keeps a middle in which nothing scrolls', () => {
  expect(scrollSpeed(140, { top: 100, bottom: 180 })).toBe(0)
})
