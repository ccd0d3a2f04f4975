import { expect, test } from 'vitest'
import { readWriterSettings } from './settings.ts'

const openAi = { AI_PROVIDER: 'openai', AI_MODEL: 'some-model', OPENAI_API_KEY: 'sk-canary' }
const local = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama', AI_BASE_URL: 'http://127.0.0.1:11434' }

test('nothing set gives the draft writer, open to all, with room for twenty large pages', () => {
  expect(readWriterSettings({ OPENAI_API_KEY: 'of another program' })).toEqual({
    ok: true,
    value: {
      model: undefined,
      signIn: 'off',
      costsMoney: false,
      mostADay: { calls: 3000, tokens: 6_000_000 },
      callsPerMinute: 1200,
      tryMilliseconds: 60_000,
      totalMilliseconds: 180_000,
      ledgerTexts: 'off',
    },
  })
})

test.each([
  [{ AI_PROVIDER: 'gemini' }, /^AI_PROVIDER must be one of openai, anthropic, .+, not "gemini"$/],
  [{ AI_PROVIDER: 'openai' }, /^AI_PROVIDER is openai, so AI_MODEL must name a model of it$/],
  [{ AI_PROVIDER: 'openai', AI_MODEL: 'x' }, /so OPENAI_API_KEY must be set$/],
  [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'x' }, /so ANTHROPIC_API_KEY must be set$/],
  [{ AI_PROVIDER: 'google', AI_MODEL: 'x' }, /so GOOGLE_GENERATIVE_AI_API_KEY must be set$/],
  [{ AI_PROVIDER: 'azure', AI_MODEL: 'x' }, /so AZURE_API_KEY must be set$/],
  [
    { AI_PROVIDER: 'azure', AI_MODEL: 'x', AZURE_API_KEY: 'k' },
    /so AZURE_RESOURCE_NAME or AI_BASE_URL must be set$/,
  ],
  [
    { AI_PROVIDER: 'azure', AI_MODEL: 'x', AZURE_API_KEY: 'k', AZURE_RESOURCE_NAME: 'evil.example/' },
    /AZURE_RESOURCE_NAME must be a name of letters/,
  ],
  [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'x' }, /so AI_BASE_URL must say where the server is/],
  [{ ...local, AI_BASE_URL: 'localhost' }, /^AI_BASE_URL must be an address that starts with http/],
  [{ ...local, AI_BASE_URL: 'http://me:pass@host/' }, /^AI_BASE_URL must not hold a user name/],
  [{ AI_MODEL: 'x' }, /^AI_MODEL is set, so AI_PROVIDER must be one of/],
  [{ ...openAi, AI_MODEL: 'two words' }, /^AI_MODEL must be one name/],
  [{ AI_AUTH: 'maybe' }, /^AI_AUTH must be one of required, off, not "maybe"$/],
  [{ AI_DAILY_CALLS: '0' }, /^AI_DAILY_CALLS must be a whole number/],
  [{ AI_DAILY_TOKENS: '29999' }, /^AI_DAILY_TOKENS must be a whole number from 30000 /],
  [{ RATE_LIMIT_AI: 'many' }, /^RATE_LIMIT_AI must be a whole number/],
  [{ LEDGER_TEXT: 'yes' }, /^LEDGER_TEXT must be one of on, off/],
])('%o is refused in one line', (environment, line) => {
  const read = readWriterSettings(environment)
  expect(read).toEqual({ ok: false, refusal: expect.stringMatching(line) })
  expect(JSON.stringify(read)).not.toContain('\\n')
})

test('a key that cannot be one is named, not shown', () => {
  const read = readWriterSettings({ ...openAi, OPENAI_API_KEY: 'sk-“canary”' })
  expect(read).toEqual({ ok: false, refusal: 'OPENAI_API_KEY holds characters that cannot be in a key' })
})

test.each([
  ['http://127.0.0.1:11434', 'http://127.0.0.1:11434/v1'],
  ['http://127.0.0.1:11434/', 'http://127.0.0.1:11434/v1'],
  ['http://127.0.0.1:11434/v1/', 'http://127.0.0.1:11434/v1'],
  ['http://127.0.0.1:8080/v1/chat/completions', 'http://127.0.0.1:8080/v1'],
  ['https://models.bank.example/team/openai', 'https://models.bank.example/team/openai'],
])('the address %s means %s', (given, meant) => {
  const read = readWriterSettings({ ...local, AI_BASE_URL: given })
  expect(read.ok && read.value.model?.baseUrl).toBe(meant)
})

test.each([
  ['openai', { OPENAI_API_KEY: 'k' }, 'https://api.openai.com/v1'],
  ['anthropic', { ANTHROPIC_API_KEY: 'k' }, 'https://api.anthropic.com/v1'],
  ['google', { GOOGLE_GENERATIVE_AI_API_KEY: 'k' }, 'https://generativelanguage.googleapis.com/v1beta'],
  ['azure', { AZURE_API_KEY: 'k', AZURE_RESOURCE_NAME: 'bank' }, 'https://bank.openai.azure.com/openai'],
] as const)('%s is at its own address unless another is set', (provider, keys, baseUrl) => {
  const read = readWriterSettings({ AI_PROVIDER: provider, AI_MODEL: 'x', ...keys })
  expect(read.ok && read.value.model).toEqual({ provider, model: 'x', baseUrl, apiKey: 'k' })
})

test.each([
  [openAi, 'required'],
  [{ ...openAi, AI_AUTH: 'off' }, 'off'],
  [local, 'off'],
  [{ ...local, AI_AUTH: 'required' }, 'required'],
  [{ ...local, AI_API_KEY: 'k' }, 'required'],
  [{ ...local, AI_BASE_URL: 'http://[::1]:8080' }, 'off'],
  [{ ...local, AI_BASE_URL: 'http://192.168.3.4:8000' }, 'off'],
  [{ ...local, AI_BASE_URL: 'http://ollama:11434' }, 'off'],
  [{ ...local, AI_BASE_URL: 'http://8.8.8.8' }, 'required'],
  [{ ...local, AI_BASE_URL: 'https://models.example.com' }, 'required'],
  [{ ...local, AI_BASE_URL: 'http://[2001:db8::1]' }, 'required'],
  [{ AI_AUTH: 'required' }, 'required'],
])('%o: signing in is %s', (environment, signIn) => {
  const read = readWriterSettings(environment as Record<string, string>)
  expect(read.ok && read.value.signIn).toBe(signIn)
})

test.each([
  [{}, false],
  [{ AI_AUTH: 'required' }, false],
  [local, false],
  [{ ...local, AI_AUTH: 'required' }, false],
  [{ ...local, AI_API_KEY: 'k' }, true],
  [{ ...openAi, AI_AUTH: 'off' }, true],
])('%o: a call may cost money: %s', (environment, costsMoney) => {
  const read = readWriterSettings(environment)
  expect(read.ok && read.value.costsMoney).toBe(costsMoney)
})
