import { expect, test } from 'vitest'
import type { Blocking } from '#checks/waivers/waived.ts'
import { createWaivers, findWaiverErrors, hasErrors } from './new-waivers.ts'

const blocking = (isLaw: boolean) => ({ rule: 'claim', words: 'guaranteed', isLaw, finding: {} }) as Blocking
const now = { at: '2026-11-20T08:00:00.000Z', newId: () => 'w1' }

test('each wants its reason, all a name, and what is law another name', () => {
  const two = [blocking(false), blocking(true)]
  expect(findWaiverErrors(two, { by: ' ', second: '', reasons: ['Agreed'] })).toEqual({
    by: true,
    second: false,
    reasons: [false, true],
  })
  const whole = { by: 'Omar', second: 'Sara', reasons: ['Agreed', 'Approved'] }
  expect(hasErrors(findWaiverErrors(two, whole))).toBe(false)
  expect(findWaiverErrors(two, { ...whole, second: 'omar' }).second).toBe(true)
  expect(hasErrors(findWaiverErrors([blocking(false)], { ...whole, second: '' }))).toBe(false)
})

test('a name is verified when it is that of who is signed in', () => {
  const form = { by: ' Marketing ', second: 'Sara', reasons: [' Agreed '] }
  const [waiver] = createWaivers([blocking(false)], form, { ...now, user: 'marketing' })
  expect(waiver).toEqual({
    ...{ rule: 'claim', words: 'guaranteed', id: 'w1', at: now.at },
    ...{ by: 'Marketing', isVerified: true, reason: 'Agreed' },
  })
  const [law] = createWaivers([blocking(true)], form, { ...now, user: undefined })
  expect(law).toMatchObject({ isVerified: false, second: 'Sara' })
})
