import { expect, test } from 'vitest'
import { createFakeParsing } from '#conversion/fake.ts'
import { createApp } from '../app.ts'
import { createFakeServices } from '../fake-services.ts'

const long = 'x'.repeat(1_000_000)
const metadata = { pageName: 'good', components: [] }
const url = '/api/html/generate-bulk-html'

test('however long its names are, a document without a page fills one short line of the log', async () => {
  const { app, refusals } = createLogged()
  const bad = { success: true, filename: 'f'.repeat(3000), metadata, data: { [long]: { [long]: 1 } } }
  const good = { success: true, metadata, data: {} }
  await app.inject({ method: 'POST', url, payload: { documents: [bad, good] } })
  const [line = '', ...others] = refusals()
  expect(others).toEqual([])
  expect(line.length).toBeLessThan(1000)
  expect(JSON.parse(line)).toMatchObject({
    source: `${'f'.repeat(99)}…`,
    reason: expect.stringContaining('xxx…'),
  })
})

test('pages that were not made because their caller had gone are not logged', async () => {
  const asked = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  let cancelled = 0
  const parsing = createFakeParsing({
    render: async (_json, _source, { signal } = {}) => {
      asked.resolve()
      await new Promise((resolve) => signal?.addEventListener('abort', resolve))
      if (++cancelled === 3) setImmediate(over.resolve)
      return { ok: false, refusal: 'cancelled' }
    },
  })
  const { app, refusals } = createLogged(parsing)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const caller = new AbortController()
  const document = { success: true, metadata, data: {} }
  const answer = fetch(`${origin}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documents: [document, document, document] }),
    signal: caller.signal,
  })
  await asked.promise
  caller.abort()
  await expect(answer).rejects.toThrow('aborted')
  await over.promise
  await app.close()
  expect(refusals()).toEqual([])
})

function createLogged(parsing = createFakeParsing()) {
  const written: string[] = []
  const app = createApp(createFakeServices({ parsing }), {
    logger: { level: 'warn', stream: { write: (text: string) => written.push(text) } },
  })
  return { app, refusals: () => written.filter((line) => line.includes('a page was not made')) }
}
