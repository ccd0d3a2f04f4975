/** A document with pictures, from its upload to the page, as the team's and as anybody's. */
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { bearer, fakeAccounts } from '#accounts/fake-accounts.ts'
import type { ParseResult } from '#content/parse-result.ts'
import { createParsing } from '#conversion/parsing.ts'
import { createFakePictures } from '#pictures/fake-pictures.ts'
import { fakePng } from '#pictures/fake-png.ts'
import { picturedPlaces, picturedSpec } from '../../../test/pictured-spec.ts'
import { createApp } from '../app.ts'
import { createFakeAccounts, createFakeServices, formOf } from '../fake-services.ts'

const pictures = createFakePictures()
const parsing = createParsing({
  catalogue: { directory: 'catalogue', broken: [] },
  workers: 1,
  onTrouble: () => undefined,
})
const app = createApp(createFakeServices({ parsing, pictures, accounts: createFakeAccounts(fakeAccounts) }))
afterAll(() => parsing.close())

const [besideText, ofFirst] = picturedPlaces
const document = await picturedSpec([
  { at: besideText, bytes: fakePng(900, 600), alt: 'A card on a table' },
  { at: ofFirst, bytes: fakePng(20_000, 20_000) },
])

async function parse(headers: Record<string, string> = {}): Promise<ParseResult> {
  const form = await formOf('document', { 'gold-card.docx': document })
  const sent = { payload: form.payload, headers: { ...form.headers, ...headers } }
  return (await app.inject({ method: 'POST', url: '/api/html/parse-word', ...sent })).json()
}

const generate = ({ data, metadata }: ParseResult, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/html/generate-html-from-word',
    headers,
    payload: { content: data, metadata },
  })

const messagesOf = ({ warnings }: ParseResult) =>
  warnings.flatMap(({ type, message }) => (type === 'PICTURE_NOT_USED' ? [message] : []))

test('signed in they are the team’s, and the page comes with them in a ZIP', async () => {
  const result = await parse(bearer('brand'))
  expect(messagesOf(result)).toEqual([expect.stringContaining('20000 × 20000 px')])
  const [hash = '', ...others] = (await pictures.list()).map((each) => each.hash)
  expect(others).toEqual([])
  expect(result.metadata.images).toMatchObject({ [hash]: { width: 900, alt: 'A card on a table' } })

  const made = await generate(result, bearer('brand'))
  expect(made.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename=gold-card.zip',
  })
  const files = unzipSync(made.rawPayload)
  const html = strFromU8(files['gold-card.html'] ?? new Uint8Array())
  expect(html).toContain('alt="A card on a table"')
  const named = new Set(html.match(/images\/[0-9a-f]{32}-\d+\.(avif|webp|jpg)/g))
  expect(named.size).toBeGreaterThan(2)
  expect(new Set(Object.keys(files))).toEqual(new Set(['gold-card.html', ...named]))

  const many = await app.inject({
    method: 'POST',
    url: '/api/html/generate-bulk-html',
    headers: bearer('brand'),
    payload: { documents: [result, result] },
  })
  expect(new Set(Object.keys(unzipSync(many.rawPayload)))).toEqual(
    new Set(['gold-card.html', 'gold-card-2.html', ...named]),
  )
})

test('whoever is not signed in gets no file of the team, whatever the request names', async () => {
  const result = await parse(bearer('brand'))
  for (const headers of [{}, { authorization: 'Bearer made.up' }]) {
    const made = await generate(result, headers)
    expect(made.headers['content-type']).toBe('text/html; charset=utf-8')
  }
})

test('of anybody else’s a small one stands in the page, and nothing is kept', async () => {
  const before = await pictures.list()
  const result = await parse()
  expect(messagesOf(result)).toEqual([expect.stringContaining('20000 × 20000 px')])
  expect(result.metadata.images).toBeUndefined()
  const { body } = await generate(result)
  expect(body).toMatch(/<img src="data:image\/webp;base64,[^"]+" alt="A card on a table"/)
  expect(await pictures.list()).toEqual(before)
})

test.each([
  ['another kind of address', 'data:text/html;base64,PHNjcmlwdD4='],
  ['what is no base64', 'data:image/webp;base64,"><script>'],
  ['more than a page may hold', `data:image/webp;base64,${'A'.repeat(100_000)}`],
])('a request with %s for a picture is refused', async (_, src) => {
  const result = await parse()
  const inlinePictures = { ['0'.repeat(64)]: { width: 1, height: 1, alt: '', src } }
  const refused = await generate({ ...result, metadata: { ...result.metadata, inlinePictures } })
  expect(refused.statusCode).toBe(400)
})
