import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createFakeServices } from '../fake-services.ts'
import { createFakeParsing } from '../parsing/fake.ts'

const ready = (findRefusal: () => 'busy' | 'resting' | undefined) =>
  createApp(createFakeServices({ parsing: createFakeParsing({ findRefusal }) })).inject({ url: '/readyz' })

test.each([
  ['ready', undefined, 200],
  ['ready, though others wait', 'busy', 200],
  ['not ready without a process that reads', 'resting', 503],
] as const)('the server is %s', async (_, refusal, status) => {
  const response = await ready(() => refusal)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toEqual({ status: status === 200 ? 'ready' : 'resting' })
})
