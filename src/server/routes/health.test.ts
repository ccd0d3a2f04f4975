import { expect, test, vi } from 'vitest'
import { createFakeParsing } from '#conversion/fake.ts'
import { createApp } from '../app.ts'
import { createFakeServices } from '../fake-services.ts'
import { stuckMilliseconds } from '../guard/memory-budget.ts'

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

test('the server is not ready when its room for uploads does not empty any more', async () => {
  const clock = vi.spyOn(Date, 'now')
  const hangs = createFakeParsing({ size: 1, parse: () => new Promise(() => undefined) })
  const app = createApp(createFakeServices({ parsing: hangs }))
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '10000000' }
  const payload =
    '--x\r\ncontent-disposition: form-data; name="document"; filename="a.docx"\r\n\r\na\r\n--x--\r\n'
  const send = () => void app.inject({ method: 'POST', url: '/api/html/parse-word', headers, payload })
  for (let count = 0; count < 3; count++) send()
  await vi.waitFor(async () =>
    expect((await app.inject('/metrics')).body).toContain(
      'memory_budget_bytes{budget="uploads",state="taken"} 10000000',
    ),
  )
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  clock.mockReturnValue(Date.now() + stuckMilliseconds + 1000)
  const response = await app.inject('/readyz')
  expect([response.statusCode, response.json()]).toEqual([503, { status: 'full' }])
  clock.mockRestore()
})
