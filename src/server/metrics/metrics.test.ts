import { expect, test } from 'vitest'
import { createFakeParsing } from '#conversion/fake.ts'
import { createApp } from '../app.ts'
import { createFakeServices, formOf } from '../fake-services.ts'
import { createMetrics } from './metrics.ts'

async function upload(app: ReturnType<typeof createApp>, call: string, contents: Record<string, string>) {
  const field = call === 'parse-word' ? 'document' : 'documents'
  return await app.inject({
    method: 'POST',
    url: `/api/html/${call}`,
    ...(await formOf(field, contents)),
  })
}

async function linesOf(app: ReturnType<typeof createApp>): Promise<string[]> {
  const response = await app.inject({ url: '/metrics' })
  expect(response.headers['content-type']).toContain('text/plain')
  return response.body.split('\n')
}

test('requests, documents and refusals are counted by what became of them', async () => {
  const app = createApp(createFakeServices())
  await upload(app, 'parse-word', { 'a.docx': 'gold-card' })
  await upload(app, 'parse-bulk', { 'b.docx': 'silver-card', 'c.docx': 'error: NO_COMPONENTS', 'd.txt': 'd' })
  await app.inject({ method: 'POST', url: '/api/html/parse-word', payload: {} })
  await app.inject({ url: '/api/secret-name' })

  const lines = await linesOf(app)
  expect(lines).toContain('documents_total{outcome="read"} 2')
  expect(lines).toContain('documents_total{outcome="NO_COMPONENTS"} 1')
  expect(lines).toContain('documents_total{outcome="NOT_A_WORD_DOCUMENT"} 1')
  expect(lines).toContain('refusals_total{code="BAD_UPLOAD"} 1')
  expect(lines).toContain(
    'http_request_duration_seconds_count{route="/api/html/parse-word",method="POST",status="200"} 1',
  )
  expect(lines.join()).not.toContain('secret-name')
  expect(lines.find((line) => line.startsWith('process_resident_memory_bytes '))).toBeDefined()
})

test('what the children do is read when it is asked for', async () => {
  const status = () => ({ idle: 1, busy: 3, waiting: 7, deaths: 2 })
  const app = createApp(createFakeServices({ metrics: createMetrics(createFakeParsing({ status })) }))
  const lines = await linesOf(app)
  expect(lines).toContain('parsing_children{state="busy"} 3')
  expect(lines).toContain('parsing_waiting 7')
  expect(lines).toContain('parsing_deaths 2')
})

test('calls of the writer are counted with their tokens', async () => {
  const { metrics } = createFakeServices()
  metrics.countCall({
    at: '2026-11-20T08:00:00.000Z',
    who: 'marketing',
    component: 'HBR001',
    instance: 'HBR-0001',
    field: 'title',
    writer: 'openai',
    inputTokens: 300,
    outputTokens: 20,
    milliseconds: 5,
    outcome: 'written',
  })
  const text = await metrics.registry.metrics()
  expect(text).toContain('writer_calls_total{writer="openai",outcome="written"} 1')
  expect(text).toContain('writer_tokens_total{writer="openai",direction="in"} 300')
  expect(text).not.toContain('marketing')
})
