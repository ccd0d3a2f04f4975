import { afterEach, expect, test, vi } from 'vitest'
import type { Page } from '#html/page.ts'
import { createRenderer } from '#html/render.ts'
import { createApp } from '#server/app.ts'
import { createFakeServices } from '#server/fake-services.ts'
import { loadPageFiles } from '../src/web/api/load-page-files.ts'

const { catalogue, ...services } = createFakeServices()
const app = createApp({ catalogue, ...services })
const { manifest, pageFiles } = catalogue
const codes = manifest.components.map(({ code }) => code)

const page: Page = {
  name: 'every-component',
  locale: 'en-AE',
  components: codes.map((code, index) => ({ code, instanceId: `ALL-${index}` })),
  content: {},
  optionalElements: {},
  usePlaceholderImages: true,
}

afterEach(() => {
  vi.unstubAllGlobals()
})

function serve(answer = async (url: string) => app.inject({ url })) {
  vi.stubGlobal('fetch', async (url: string) => {
    const { statusCode, body } = await answer(url)
    return new Response(body, { status: statusCode })
  })
}

test('a page rendered in the browser is the one that the server renders', async () => {
  serve()
  const loaded = await loadPageFiles(manifest, { codes, usePlaceholderImages: true })
  const inBrowser = createRenderer(manifest, loaded).renderPage(page)
  expect(inBrowser).toBe(createRenderer(manifest, pageFiles).renderPage(page))
})

test('only what the components need is asked for', async () => {
  const asked: string[] = []
  serve(async (url) => {
    asked.push(url)
    return await app.inject({ url })
  })
  await loadPageFiles(manifest, { codes: ['FTR001-ENBD'], usePlaceholderImages: false })
  expect(asked.filter((url) => /\/[A-Z][^/]*\.html$/.test(url))).toEqual(['/templates/FTR001-ENBD.html'])
  expect(asked.filter((url) => url.includes('/placeholders/'))).toEqual([])
})

test('a server that fails is an error, not an empty page', async () => {
  serve(async (url) =>
    url.endsWith('.css') ? ({ statusCode: 503, body: '' } as never) : await app.inject({ url }),
  )
  await expect(loadPageFiles(manifest, { codes, usePlaceholderImages: false })).rejects.toThrow('503')
})
