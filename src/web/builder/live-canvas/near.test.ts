import { expect, test } from 'vitest'
import { findNear } from './near.ts'

const sections = Array.from({ length: 20 }, (_, index) => ({ instanceId: `${index}`, height: 100 }))

test.each([
  ['the top', { top: 0, height: 250 }, ['0', '1', '2', '3', '4', '5']],
  ['the middle', { top: 1010, height: 180 }, ['8', '9', '10', '11', '12', '13']],
  ['the end', { top: 1900, height: 100 }, ['17', '18', '19']],
])('near are those within one screen: at %s', (_, sight, near) => {
  expect([...findNear(sections, sight)]).toEqual(near)
})
