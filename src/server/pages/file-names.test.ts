import { buffer } from 'node:stream/consumers'
import { parse } from 'content-disposition'
import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createFakeParsing } from '#conversion/fake.ts'
import { renderAll } from '#conversion/pages/render-all.ts'
import { zipPages } from '#conversion/pages/zip-pages.ts'
import { createApp } from '#server/app.ts'
import { createFakeServices } from '#server/fake-services.ts'

/** Any text at all, and what file systems, browsers and headers take for more than a name. */
const pageName = oneof(
  string({ unit: 'binary', maxLength: 300 }),
  constantFrom(
    '../../etc/passwd',
    '..\\..\\x',
    'C:\\x',
    '/root',
    'con',
    'NUL.html',
    '.',
    '..',
    '',
    ' ',
    'بطاقة',
    '🏦'.repeat(200),
    'x'.repeat(300),
    'a"; filename="evil.exe',
    'a\r\nset-cookie: x=1',
    'gpj\u202eexe',
    '__proto__',
    'not-generated',
  ),
)

const flat = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069/\\:*?"<>|]+[.]html$/u

test('whatever pages are called, the ZIP has as many flat, safe and different files', async () => {
  const parsing = createFakeParsing()
  await assert(
    asyncProperty(array(pageName, { minLength: 1, maxLength: 8 }), async (names) => {
      const documents = names.map((name) =>
        Buffer.from(JSON.stringify({ metadata: { pageName: name, components: [] }, data: {} })),
      )
      const zip = await zipPages(renderAll(documents, parsing))
      if (!zip.ok) throw new Error('no ZIP')
      const files = Object.keys(unzipSync(await buffer(zip.value)))
      expect(files).toHaveLength(names.length)
      expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(names.length)
      for (const file of files) expect(file).toMatch(flat)
    }),
  )
})

test('whatever a page is called, its download has one safe name and no header more', async () => {
  const app = createApp(createFakeServices())
  const usual = Object.keys((await download('x')).headers).toSorted()
  await assert(
    asyncProperty(pageName, async (name) => {
      const { headers } = await download(name)
      const { type, parameters } = parse(String(headers['content-disposition']))
      expect(type).toBe('attachment')
      expect(parameters.filename).toMatch(flat)
      expect(Object.keys(headers).toSorted()).toEqual(usual)
    }),
    { numRuns: 60 },
  )

  function download(name: string) {
    const payload = { content: {}, metadata: { pageName: name, components: [] } }
    return app.inject({ method: 'POST', url: '/api/html/generate-html-from-word', payload })
  }
})
