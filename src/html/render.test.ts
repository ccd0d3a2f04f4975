import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import type { Page } from './page.ts'
import { createRenderer } from './render.ts'

const { manifest, pageFiles } = loadCatalogue('catalogue')
const { renderPage } = createRenderer(manifest, pageFiles)

const page = (data: Record<string, unknown>, changes: Partial<Page> = {}): Page => ({
  name: 'cashback-card',
  locale: 'en-AE',
  components: [
    { code: 'HBR001', instanceId: 'HBR-0001' },
    { code: 'FAQ001', instanceId: 'FAQ-0001' },
  ],
  content: readData(dataSchema.parse(data)),
  optionalElements: {},
  usePlaceholderImages: false,
  ...changes,
})

test('the first instance with a title gets the only h1', () => {
  const html = renderPage(page({ 'HBR-0001': { title: 'A card' }, 'FAQ-0001': {} }))
  expect(html).toContain('<h1 id="hbr-0001-title">A card</h1>')
  expect(html).toContain('<h2 id="faq-0001-title">Frequently Asked Questions</h2>')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('where headings of items come before any title, the page has its h1 before them', () => {
  const html = renderPage({
    ...page({ 'PRO-0001': { items: [{ title: 'Gold' }] }, 'HBR-0001': { title: 'A card' } }),
    components: [
      { code: 'ProdList001', instanceId: 'PRO-0001' },
      { code: 'HBR001', instanceId: 'HBR-0001' },
    ],
  })
  const headings = [...html.matchAll(/<(h[1-6])[^>]*>([^<]*)/g)].map(([, name, text]) => [name, text])
  expect(headings).toEqual([
    ['h1', 'A card'],
    ['h2', 'Gold'],
    ['h2', 'A card'],
  ])
})

test('what people wrote is escaped, and rich text is reduced to its tags', () => {
  const answer =
    '<p onclick="x()">Yes <b>now</b><script>alert(1)</script> <a href="javascript:x()">here</a></p>'
  const html = renderPage(
    page({ 'HBR-0001': { title: '<img src=x>' }, 'FAQ-0001': { items: [{ question: 'Q?', answer }] } }),
  )
  expect(html).toContain('&lt;img src=x&gt;')
  expect(html).toContain('<p>Yes <strong>now</strong> here</p>')
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('javascript:')
})

test('question ids are slugs of 50 characters and the index', () => {
  const question = 'What happens when the number of words in one question is very large indeed?'
  const items = [
    { question, answer: 'A' },
    { question, answer: 'B' },
  ]
  const html = renderPage(page({ 'FAQ-0001': { items } }))
  expect(html).toContain('id="what-happens-when-the-number-of-words-in-one-quest-0"')
  expect(html).toContain('id="what-happens-when-the-number-of-words-in-one-quest-1"')
})

test('a button that nobody wrote is not shown, and an unsafe target is none', () => {
  expect(renderPage(page({ 'HBR-0001': { title: 'A' } }))).not.toContain('class="button"')
  const unsafe = page({ 'HBR-0001': { title: 'A', cta_url: 'java\nscript:alert(1)' } })
  expect(renderPage(unsafe)).not.toContain('class="button"')
})

test.each(['\r', ' \u00a0', '\u200b', '\u202e\u202c'])(
  'a title of which nothing is seen (%j) is none',
  (title) => {
    const html = renderPage(page({ 'HBR-0001': { title }, 'FAQ-0001': { title } }))
    expect(html).toContain('>Frequently Asked Questions</h1>')
    expect(html).not.toMatch(/<h[1-6][^>]*>\s*<\/h/)
  },
)

test('an Arabic page is right to left and has Arabic fallback texts', () => {
  const html = renderPage(
    page({ 'HBR-0001': loadSample('catalogue', 'HBR001', 'ar-AE') }, { locale: 'ar-AE' }),
  )
  expect(html).toContain('<html lang="ar-AE" dir="rtl"')
  expect(html).toContain('الأسئلة الشائعة')
})
