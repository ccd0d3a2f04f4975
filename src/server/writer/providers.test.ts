import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { LLMock } from '@copilotkit/aimock'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fieldTask, itemTask } from './fake-tasks.ts'
import { createFakeWorld } from './fake-world.ts'
import { type ModelSettings, openAiBaseUrl, type Provider } from './model-settings.ts'
import { createModelWriter } from './model-writer.ts'
import { createModel } from './models.ts'
import { fetchFromOnly } from './only-host.ts'
import { generateText } from './sdk.ts'

/** Each provider's own protocol, as a mock server that others wrote speaks it. */
const fine = 'Cashback that follows you home'
const going = new AbortController().signal
const title = fieldTask('HBR001', 'title')

let mock: LLMock
beforeEach(async () => {
  mock = await LLMock.create({ port: 0, logLevel: 'silent' })
})
afterEach(() => mock.stop())

const protocols: [Provider, base: string, path: RegExp][] = [
  ['openai', '/v1', /\/v1\/chat\/completions$/],
  ['anthropic', '/v1', /\/v1\/messages$/],
  ['azure', '/v1', /\/v1\/chat\/completions$/],
  ['google', '/v1beta', /\/v1beta\/models\/some-model:generateContent$/],
  ['openai-compatible', '/v1', /\/v1\/chat\/completions$/],
]

function writerFor(provider: Provider, base: string, send?: typeof fetch) {
  const settings: ModelSettings = {
    provider,
    model: 'some-model',
    baseUrl: base.startsWith('/') ? `${mock.url}${base}` : base,
    apiKey: 'canary',
  }
  return createModelWriter({
    settings,
    tryMilliseconds: 20_000,
    totalMilliseconds: 60_000,
    world: createFakeWorld(),
    ...(send && { send }),
  })
}

const json = (object: object) => ({ content: JSON.stringify(object) })

describe.each(protocols)('%s', (provider, base, path) => {
  test('a field comes over its protocol', async () => {
    mock.on({}, json({ title: fine }))
    const written = await writerFor(provider, base).writeField(title, going)
    expect(written).toMatchObject({ value: { content: fine } })
    const [request] = mock.getRequests()
    expect(request?.path).toMatch(path)
    expect(JSON.stringify(request?.body)).toContain('Cashback card')
  })

  test('an item does', async () => {
    const item = { question: 'How do I apply for it?', answer: 'In the app, in a few minutes.' }
    mock.on({}, json(item))
    const written = await writerFor(provider, base).writeItem(itemTask('FAQ001'), going)
    expect(written).toMatchObject({ value: { content: item } })
  })

  test('a value that is too long is mended in a second turn', async () => {
    mock.on({ userMessage: /14 over the limit/ }, json({ title: fine }))
    mock.on({}, json({ title: 'x'.repeat(84) }))
    const written = await writerFor(provider, base).writeField(title, going)
    expect(written).toMatchObject({ value: { content: fine, notes: [] } })
  })

  test('429 and 500 are tried again', async () => {
    mock.on({}, json({ title: fine }))
    mock.nextRequestError(500, { message: 'down' }).nextRequestError(429, { message: 'slow down' })
    const written = await writerFor(provider, base).writeField(title, going)
    expect(written).toMatchObject({ value: { content: fine } })
    expect(mock.getRequests().map(({ response }) => response.status)).toEqual([429, 500, 200])
  })

  test.each([
    [{ rateLimitRate: 1 }, 'rate-limited'],
    [{ dropRate: 1 }, 'provider-error'],
    [{ disconnectRate: 1 }, 'unreachable'],
  ])('a server with %o all the time is given up', async (chaos, reason) => {
    mock.on({}, json({ title: fine }))
    mock.setChaos(chaos)
    const written = await writerFor(provider, base).writeField(title, going)
    expect(written).toMatchObject({ ok: false, refusal: { reason } })
  })

  test('no other host is contacted, and the key goes nowhere but there', async () => {
    const addresses = new Set<string>()
    const note = (message: unknown) => {
      const { socket } = message as { socket: Socket }
      socket.once('connect', () => addresses.add(`${socket.remoteAddress}:${socket.remotePort}`))
      socket.once('lookup', (_error, _address, _family, host) => addresses.add(host))
    }
    subscribe('net.client.socket', note)
    try {
      mock.on({}, json({ title: fine }))
      await writerFor(provider, base).writeField(title, going)
    } finally {
      unsubscribe('net.client.socket', note)
    }
    expect([...addresses]).toEqual([`127.0.0.1:${mock.port}`])
  })
})

test('OpenAI itself is asked over its newer protocol, at its own address', async () => {
  mock.on({}, json({ title: fine }))
  const asked: string[] = []
  const detour: typeof fetch = (input, init) => {
    asked.push(String(input))
    return fetch(String(input).replace('https://api.openai.com', mock.url), init)
  }
  const written = await writerFor('openai', openAiBaseUrl, detour).writeField(title, going)
  expect(written).toMatchObject({ value: { content: fine } })
  expect(asked).toEqual(['https://api.openai.com/v1/responses'])
})

test('a model by its bare name goes to nobody', async () => {
  await expect(generateText({ model: 'gpt-4', prompt: 'Hello' })).rejects.toThrow('no default provider')
})

test('another host than that of the settings is refused before anything is sent', async () => {
  const sent: unknown[] = []
  const send: typeof fetch = async (input) => {
    sent.push(input)
    return new Response('{}')
  }
  await expect(fetchFromOnly('api.openai.com', send)('https://evil.example/v1')).rejects.toThrow(
    'evil.example',
  )
  expect(sent).toEqual([])
})

test('settings of the SDK in the environment lead nowhere', async () => {
  mock.on({}, json({ title: fine }))
  process.env.OPENAI_BASE_URL = 'http://127.0.0.1:9/v1'
  try {
    const model = createModel({ provider: 'openai', model: 'm', baseUrl: `${mock.url}/v1`, apiKey: 'k' })
    expect((await generateText({ model, prompt: 'Hello', maxRetries: 0 })).text).toContain(fine)
  } finally {
    delete process.env.OPENAI_BASE_URL
  }
})
