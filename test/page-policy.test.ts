import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { createRenderer } from '#html/render.ts'
import { hostileTexts } from './hostile-values.ts'

const { manifest, pageFiles } = loadCatalogue('catalogue')
const { renderPage } = createRenderer(manifest, pageFiles)

function pageWith(data: Record<string, unknown>): string {
  return renderPage({
    name: 'policy',
    locale: 'en-AE',
    components: Object.keys(data).map((instanceId) => ({
      code: instanceId.startsWith('FAQ') ? 'FAQ001' : 'HBR001',
      instanceId,
    })),
    content: readData(dataSchema.parse(data)),
    optionalElements: {},
    usePlaceholderImages: true,
  })
}

/** The page's own policy, by directive. It stands before anything that it is to govern. */
function policyOf(html: string): Record<string, string> {
  const [, before = '', policy = ''] =
    /<head>([\s\S]*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? []
  expect(before.trim()).toBe('<meta charset="utf-8">')
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

const harmless = {
  'default-src': "'none'",
  'connect-src': "'self'",
  'img-src': 'https: http: data:',
  'style-src': "'unsafe-inline'",
  'base-uri': "'none'",
  'form-action': "'none'",
}

test('a page allows itself pictures and its own styles, and no script', () => {
  const html = pageWith({ 'HBR-0001': { title: 'A card' } })
  expect(policyOf(html)).toEqual(harmless)
  expect(html).not.toContain('<script')
})

test.each(['What is it?', ...hostileTexts.slice(0, 14)])(
  'with the question %j it has one script more: data, known by its hash',
  (text) => {
    const html = pageWith({ 'FAQ-0001': { title: text, items: [{ question: text, answer: 'An answer' }] } })
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    expect(scripts.map(([, attributes]) => attributes?.trim())).toEqual(['type="application/ld+json"'])
    const hash = createHash('sha256')
      .update(scripts[0]?.[2] ?? '')
      .digest('base64')
    expect(policyOf(html)).toEqual({ ...harmless, 'script-src': `'sha256-${hash}'` })
  },
)
