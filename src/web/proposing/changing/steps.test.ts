import { expect, test } from 'vitest'
import { startSteps, stepBack, stepOn, stepTo } from './steps.ts'

test('what is taken back can be had again, until something else is done', () => {
  const two = stepTo(stepTo(startSteps('first'), 'second'), 'third')
  expect(two.now).toBe('third')
  expect(stepBack(stepBack(two)).now).toBe('first')
  expect(stepOn(stepBack(two))).toEqual(two)
  expect(stepOn(stepTo(stepBack(two), 'other')).now).toBe('other')
})

test('there is nothing before the first and nothing behind the last', () => {
  const steps = startSteps('first')
  expect(stepBack(steps)).toBe(steps)
  expect(stepOn(steps)).toBe(steps)
})
