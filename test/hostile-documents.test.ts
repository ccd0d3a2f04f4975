import { afterAll, expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { createParsing } from '#conversion/parsing.ts'
import { createApp } from '#server/app.ts'
import { createFakeServices, formOf } from '#server/fake-services.ts'
import { describeRead } from '#texts/parse-result.ts'
import { readSpec } from '#word/read.ts'
import { writeSpec } from '#word/write.ts'
import { hostileDocuments } from '../scripts/hostile-documents.ts'
import { samplePage } from './written-page.ts'

const loaded = loadCatalogue('catalogue')
const { manifest: catalogue } = loaded

const troubles: string[] = []
const parsing = createParsing({
  catalogue: loaded,
  workers: 2,
  onTrouble: (reason) => troubles.push(reason),
})
afterAll(() => parsing.close())

test.each(hostileDocuments)('$name: $answer', ({ bytes, answer }) => {
  const result = describeRead(readSpec(bytes(), { catalogue, filename: 'hostile.docx' }))
  expect(result.errors.map(({ type }) => type)).toContain(answer)
  expect(Object.getPrototypeOf(result.data)).toBe(Object.prototype)
  expect('polluted' in {}).toBe(false)
})

test('bombs among honest documents fail alone, and cost no child', async () => {
  const app = createApp(createFakeServices({ parsing }))
  const honest = new Uint8Array(await writeSpec(samplePage(loaded, ['HBR001'], 'en-AE')))
  const bombs = [
    '100 MB that claim to be 1,000 bytes',
    '100,000 controls in each other',
    'billion laughs',
  ].map((name) => {
    const bomb = hostileDocuments.find((each) => each.name === name)
    if (!bomb) throw new Error(`there is no document "${name}"`)
    return { answer: bomb.answer, bytes: new Uint8Array(bomb.bytes()) }
  })
  const files = bombs.flatMap(({ bytes }, index) => [
    [`bomb-${index}.docx`, bytes] as const,
    [`honest-${index}.docx`, honest] as const,
  ])
  const response = await app.inject({
    method: 'POST',
    url: '/api/html/parse-bulk',
    ...(await formOf('documents', Object.fromEntries(files))),
  })
  const { results } = response.json()
  expect(results).toMatchObject(
    bombs.flatMap(({ answer }) => [{ success: false, errors: [{ type: answer }] }, { success: true }]),
  )
  for (const { answer, bytes } of bombs) {
    const form = await formOf('document', { 'bomb.docx': bytes })
    const commented = await app.inject({ method: 'POST', url: '/api/html/comment-word', ...form })
    expect(commented.json()).toMatchObject({ success: false, errors: [{ type: answer }] })
  }
  expect(troubles).toEqual([])
})
