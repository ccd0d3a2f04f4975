import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { LLMock } from '@copilotkit/aimock'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fieldTask, itemTask } from '#writing/fake-tasks.node.ts'
import { createFakeWorld } from './fake-world.ts'
import { createLineSorter } from './line-sorter.ts'
import type { ModelSettings } from './model-settings.ts'
import { createModelWriter } from './model-writer.ts'
import { createModel } from './models.ts'
import { fetchFromOnly } from './only-host.ts'
import { openAiBaseUrl, type Provider } from './providers.ts'
import { generateText } from './sdk.ts'
import { realWorld } from './world.ts'

/** Each provider's own protocol, as a mock server that others wrote speaks it. */
const fine = 'Cashback that follows you home'
const going = new AbortController().signal
const title = fieldTask('HBR001', 'title')

let mock: LLMock
beforeEach(async () => {
  mock = await LLMock.create({ port: 0, logLevel: 'silent' })
})
/** It ends once the last idle connection has: a test need not wait for that. */
afterEach(() => void mock.stop())

const protocols: [Provider, base: string, path: RegExp, refuses: string][] = [
  ['openai', '/v1', /\/v1\/chat\/completions$/, 'content_filter'],
  ['anthropic', '/v1', /\/v1\/messages$/, 'refusal'],
  ['azure', '/v1', /\/v1\/chat\/completions$/, 'content_filter'],
  ['google', '/v1beta', /\/v1beta\/models\/some-model:generateContent$/, 'content_filter'],
  ['openai-compatible', '/v1', /\/v1\/chat\/completions$/, 'content_filter'],
]

type Changes = { send?: typeof fetch; tryMilliseconds?: number }

/** Pauses between tries take no time, but a try that is too slow is ended by the real clock. */
function writerFor(provider: Provider, base: string, changes: Changes = {}) {
  return createModelWriter({
    settings: settingsOf(provider, base),
    tryMilliseconds: 20_000,
    totalMilliseconds: 60_000,
    world: { ...createFakeWorld(), timeout: realWorld.timeout },
    ...changes,
  })
}

function settingsOf(provider: Provider, base: string): ModelSettings {
  return {
    provider,
    model: 'some-model',
    baseUrl: base.startsWith('/') ? `${mock.url}${base}` : base,
    apiKey: 'canary',
  }
}

/** The mock server does not count a request that was given up. */
function countSent() {
  const sent: string[] = []
  const send: typeof fetch = (input, init) => {
    sent.push(String(input))
    return fetch(input, init)
  }
  return { send, sent }
}

const json = (object: object) => ({ content: JSON.stringify(object) })

describe.each(protocols)('%s', (provider, base, path, refuses) => {
  test('a field comes over its protocol', async () => {
    mock.on({}, json({ title: fine }))
    const written = await (await writerFor(provider, base)).writeField(title, going)
    expect(written).toMatchObject({ value: { content: fine } })
    const [request] = mock.getRequests()
    expect(request?.path).toMatch(path)
    expect(JSON.stringify(request?.body)).toContain('Cashback card')
  })

  test('an item does', async () => {
    const item = { question: 'How do I apply for it?', answer: 'In the app, in a few minutes.' }
    mock.on({}, json(item))
    const written = await (await writerFor(provider, base)).writeItem(itemTask('FAQ001'), going)
    expect(written).toMatchObject({ value: { content: item } })
  })

  test('where lines go comes over it too', async () => {
    const sorted = { id: '0.0', is: 'note', begins: 'same', component: 'same' }
    mock.on({}, json({ lines: [sorted] }))
    const { component } = title
    const sort = await createLineSorter({
      settings: settingsOf(provider, base),
      ...{ tryMilliseconds: 20_000, totalMilliseconds: 60_000, world: createFakeWorld() },
    })
    const lines = [{ id: '0.0', kind: 'text', text: 'To Mona', stands: 'placed' } as const]
    expect(await sort({ lines, components: [component] }, going)).toMatchObject({
      value: { content: [sorted] },
    })
    expect(JSON.stringify(mock.getRequests()[0]?.body)).toContain('To Mona')
  })

  test('a value that is too long is mended in a second turn', async () => {
    mock.on({ userMessage: /14 over the limit/ }, json({ title: fine }))
    mock.on({}, json({ title: 'x'.repeat(84) }))
    const written = await (await writerFor(provider, base)).writeField(title, going)
    expect(written).toMatchObject({ value: { content: fine, notes: [] } })
  })

  test('429 and 500 are tried again', async () => {
    mock.on({}, json({ title: fine }))
    mock.nextRequestError(500, { message: 'down' }).nextRequestError(429, { message: 'slow down' })
    const written = await (await writerFor(provider, base)).writeField(title, going)
    expect(written).toMatchObject({ value: { content: fine } })
    expect(mock.getRequests().map(({ response }) => response.status)).toEqual([429, 500, 200])
  })

  test.each([
    ['429', { rateLimitRate: 1 }, 'rate-limited', 4],
    ['500', { dropRate: 1 }, 'provider-error', 4],
    ['connections that are cut', { disconnectRate: 1 }, 'unreachable', 3],
    ['bodies that are no JSON', { malformedRate: 1 }, 'provider-error', 1],
  ] as const)('a server that gives nothing but %s is given up', async (_, chaos, reason, tries) => {
    mock.on({}, json({ title: fine }))
    mock.setChaos(chaos)
    const written = await (await writerFor(provider, base)).writeField(title, going)
    expect(written).toMatchObject({ ok: false, refusal: { reason } })
    expect(mock.getRequests()).toHaveLength(tries)
  })

  test('a server that is slow is tried twice and given up', async () => {
    mock.on({}, json({ title: fine }))
    mock.setChaos({ latencyMs: 20_000 })
    const { send, sent } = countSent()
    const written = await (await writerFor(provider, base, { send, tryMilliseconds: 40 })).writeField(
      title,
      going,
    )
    expect(written).toMatchObject({ refusal: { reason: 'timeout', detail: 'a try took too long' } })
    expect(sent).toHaveLength(2)
  })

  test('a caller who goes ends a slow request', async () => {
    mock.on({}, json({ title: fine }))
    mock.setChaos({ latencyMs: 20_000 })
    const { send, sent } = countSent()
    const written = await (await writerFor(provider, base, { send })).writeField(
      title,
      AbortSignal.timeout(40),
    )
    expect(written).toMatchObject({ refusal: { reason: 'cancelled' } })
    expect(sent).toHaveLength(1)
  })

  test('an answer in a fence is read without asking again', async () => {
    mock.on({}, { content: `Here it is:\n\`\`\`json\n{"title":"${fine}"}\n\`\`\`` })
    const written = await (await writerFor(provider, base)).writeField(title, going)
    expect(written).toMatchObject({ value: { content: fine } })
    expect(mock.getRequests()).toHaveLength(1)
  })

  test.each([
    ['prose', { content: 'I would rather talk about the weather.' }, 'unusable-answer', 2],
    ['half an object', { content: '{"title":"Cash', finishReason: 'length' }, 'unusable-answer', 2],
    ['a refusal', { content: '', finishReason: refuses }, 'refused', 1],
  ] as const)('an answer that is %s holds no value', async (_, answer, reason, tries) => {
    mock.on({}, answer)
    const written = await (await writerFor(provider, base)).writeField(title, going)
    expect(written).toMatchObject({ ok: false, refusal: { reason } })
    expect(mock.getRequests()).toHaveLength(tries)
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
      await (await writerFor(provider, base)).writeField(title, going)
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
  const written = await (await writerFor('openai', openAiBaseUrl, { send: detour })).writeField(title, going)
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
    const model = await createModel({
      provider: 'openai',
      model: 'm',
      baseUrl: `${mock.url}/v1`,
      apiKey: 'k',
    })
    expect((await generateText({ model, prompt: 'Hello', maxRetries: 0 })).text).toContain(fine)
  } finally {
    delete process.env.OPENAI_BASE_URL
  }
})
