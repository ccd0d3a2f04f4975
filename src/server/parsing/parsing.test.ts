import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { applicationDirectory } from '../config.ts'
import { createParsing } from './parsing.ts'

const troubles: string[] = []
const parsing = createParsing({
  catalogueDirectory: join(applicationDirectory, 'catalogue'),
  workers: 1,
  onTrouble: (reason) => troubles.push(reason),
})

afterAll(() => parsing.close())

test('a document becomes a page in a child process', async () => {
  const document = {
    metadata: { pageName: 'cashback', components: [{ code: 'HBR001', instanceId: 'HBR-0001' }] },
    data: { 'HBR-0001': { title: 'Cashback on every purchase' } },
  }
  const rendered = await parsing.render(document, { usePlaceholderImages: false })
  expect(rendered).toMatchObject({
    ok: true,
    value: expect.stringContaining('Cashback on every purchase</h1>'),
  })
})

test('what is no Word document is named, not thrown', async () => {
  const parsed = await parsing.parse(new TextEncoder().encode('%PDF-1.7'), 'offer.docx')
  expect(parsed).toMatchObject({ ok: true, value: { filename: 'offer.docx' } })
  expect(troubles).toEqual([])
})
