import { expect, test } from 'vitest'
import { briefOf, fieldTask } from '#writing/fake-tasks.node.ts'
import { createWriter } from './create-writer.ts'
import { readWriterSettings } from './settings.ts'

async function writerOf(environment: Record<string, string>) {
  const settings = readWriterSettings(environment)
  if (!settings.ok) throw new Error(settings.refusal)
  return createWriter(settings.value)
}

test('with nothing set the draft writer serves, and calls itself that', async () => {
  const writer = await writerOf({})
  expect(writer).toMatchObject({
    name: 'draft',
    model: undefined,
    label: 'Draft writer, no model configured',
  })
  const written = await writer.writeField(fieldTask('HBR001', 'title'), new AbortController().signal)
  expect(written.ok && written.value.content).toContain('ashback')
})

test.each([
  [{ additionalContext: 'Lead with the annual fee.' }],
  [{ additionalContext: 'Do not mention groceries.' }],
  [{ componentContexts: { 'FWDRTE-0001': 'Focus on the annual fee' } }],
])('the draft writer minds %o', async (changes) => {
  const writer = await writerOf({})
  const { signal } = new AbortController()
  const task = fieldTask('FWDRTE001', 'title', { instanceId: 'FWDRTE-0001', section: 1 })
  const plain = await writer.writeField(task, signal)
  const changed = await writer.writeField({ ...task, brief: briefOf(changes) }, signal)
  expect(plain.ok && plain.value.content).toContain('groceries')
  expect(changed.ok && changed.value.content).toContain('annual fee')
})

test.each([
  [{ AI_PROVIDER: 'openai', OPENAI_API_KEY: 'k' }, 'OpenAI, m'],
  [{ AI_PROVIDER: 'anthropic', ANTHROPIC_API_KEY: 'k' }, 'Anthropic, m'],
  [{ AI_PROVIDER: 'azure', AZURE_API_KEY: 'k', AZURE_RESOURCE_NAME: 'bank' }, 'Azure OpenAI, m'],
  [{ AI_PROVIDER: 'google', GOOGLE_GENERATIVE_AI_API_KEY: 'k' }, 'Google, m'],
  [{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://127.0.0.1:1' }, 'Own model server, m'],
])('%o: the writer is that model', async (environment, label) => {
  const writer = await writerOf({ AI_MODEL: 'm', ...environment })
  expect(writer).toMatchObject({ name: environment.AI_PROVIDER, model: 'm', label })
})
