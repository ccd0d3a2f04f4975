import { expect, test } from 'vitest'
import type { Locale } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { findComponent } from '#catalogue/lookup.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import type { Page } from '#html/page.ts'
import { createRenderer } from '#html/render.ts'

/** What the specification says of single templates (section 7, HTML export). */

const { manifest, pageFiles } = loadCatalogue('catalogue')
const { renderPage } = createRenderer(manifest, pageFiles)
const id = 'TST-0001'

function render(code: string, data: object, changes: Partial<Page> = {}): string {
  const html = renderPage({
    name: 'facts',
    locale: 'en-AE',
    components: [{ code, instanceId: id }],
    content: readData(dataSchema.parse({ [id]: data })),
    optionalElements: {},
    usePlaceholderImages: false,
    ...changes,
  })
  return html.slice(html.indexOf('<main'))
}

const titles = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => ({ title: `Card ${index + 1}`, ...more }))

test('HBR003 durations are 1700 ms plus 200 ms an item', () => {
  const items = [10, 20, 30].map((percentage) => ({ percentage, label: 'of all' }))
  const html = render('HBR003', { title: 'Figures', items })
  expect(html.match(/--duration:\d+ms/g)).toEqual([
    '--duration:1700ms',
    '--duration:1900ms',
    '--duration:2100ms',
  ])
})

test('HBR003 has its final numbers in the markup', () => {
  const html = render('HBR003', { title: 'Figures', items: [{ percentage: 92, label: 'of all' }] })
  expect(html).toContain('>92</span>')
})

test('CardList003 has a wide card on every third item beginning with the first', () => {
  const html = render('CardList003', { title: 'Cards', items: titles(7) })
  const wide = [...html.matchAll(/<li class="([^"]*)"/g)].map(([, name]) => name?.includes('wide'))
  expect(wide).toEqual([true, false, false, true, false, false, true])
})

test('ProdList001 groups items in rows of three', () => {
  const html = render('ProdList001', { items: titles(7) })
  const rows = html.split('<ul class="prodlist001-row"').slice(1)
  expect(rows.map((row) => row.match(/<li class="prodlist001-item/g)?.length)).toEqual([3, 3, 1])
})

test('ProdList001 takes its bullets as a list or as a string', () => {
  const asString = render('ProdList001', { items: titles(1, { bullets: 'One; two\nthree' }) })
  const asList = render('ProdList001', { items: titles(1, { bullets: ['One', 'two', 'three'] }) })
  expect(asString).toBe(asList)
  expect(asList.match(/<li>(One|two|three)<\/li>/g)).toHaveLength(3)
})

test('CardList004 is a small card of 5 and a medium one of 7, whatever stands in the columns', () => {
  const html = render('CardList004', { items: titles(2, { col_width: '12', size: 'xl' }) })
  const classes = [...html.matchAll(/cardlist004-(\w+) cardlist004-span-(\d+)/g)]
  expect(classes.map(([, size, width]) => [size, width])).toEqual([
    ['sm', '5'],
    ['md', '7'],
  ])
})

test('item icons come from a fixed list of eight, in turn', () => {
  const icons = findComponent(manifest, 'CardWithIcon002')?.icons ?? []
  const html = render('CardWithIcon002', { title: 'Ways', items: titles(10) })
  const drawn = [...html.matchAll(/<span class="icon[^>]*>\s*(<svg.*?<\/svg>)/gs)].map(([, svg]) => svg)
  expect(icons).toHaveLength(8)
  expect(drawn).toEqual(
    Array.from({ length: 10 }, (_, index) => pageFiles.icons[icons[index % 8] ?? '']?.trim()),
  )
})

const fallbacks: [code: string, locale: Locale, text: string][] = [
  ['KBS001', 'en-AE', 'Key Benefits'],
  ['FAQ001', 'en-AE', 'Frequently Asked Questions'],
  ['IMPLNK001', 'en-AE', 'Important Links'],
  ['BORDERGRID001', 'en-AE', 'Our Key Statistics'],
  ['CenteredCarousel', 'en-AE', 'Latest News'],
  ['KBS001', 'ar-AE', pageFiles.texts['ar-AE'].key_benefits ?? '?'],
  ['FAQ001', 'ar-AE', pageFiles.texts['ar-AE'].faq ?? '?'],
]

test.each(fallbacks)('an empty heading of %s in %s is "%s"', (code, locale, text) => {
  const html = render(code, { items: titles(3, { label: 'x', stat: '1', question: 'q' }) }, { locale })
  expect(html).toContain(`>${text}</h1>`)
})

test('an empty button text is Apply Now or Learn More, in the page’s language', () => {
  expect(render('HBR001', { title: 'A', cta_url: '/apply' })).toContain('>Apply Now</a>')
  const item = titles(1, { apply_url: '/a', know_more_url: '/k' })
  expect(render('CardList003', { title: 'A', items: item }, { locale: 'ar-AE' })).toContain(
    pageFiles.texts['ar-AE'].apply_now,
  )
})

test('what an optional element controls is gone when it is switched off', () => {
  const items = titles(2, { pill_label: 'Popular', url: '/x', cta_button_text: 'Open' })
  const optionalElements = { [id]: { 1: { show_pill: false } } }
  const html = render('CardGridTextTop001', { title: 'A', items }, { optionalElements })
  expect(html.match(/Popular/g)).toHaveLength(1)
})

test('placeholder images come from the default images, inside the page', () => {
  const data = { title: 'A', items: titles(2) }
  expect(render('CardList003', data)).not.toContain('<img')
  const html = render('CardList003', data, { usePlaceholderImages: true })
  expect(html.match(/<img src="data:image\/svg\+xml,[^"]+"/g)).toHaveLength(2)
  expect(html).toContain('data-image-name="card-1"')
})

test('an image whose title has no letters is named after its kind and place, and no name stands twice', () => {
  const items = [{ title: '!?' }, { title: 'Gold' }, { title: 'Gold' }, { title: '…' }]
  const html = render('CardList003', { title: 'A', items }, { usePlaceholderImages: true })
  const names = [...html.matchAll(/data-image-name="([^"]*)"/g)].map(([, name]) => name)
  expect(names).toEqual(['item-0', 'gold', 'gold-tst-0001', 'item-3'])
})

test('an image that the author named stays a URL, placeholders or not', () => {
  const items = titles(2, { image_url: 'https://www.example.com/a.jpg' })
  expect(render('CardList003', { title: 'A', items }, { usePlaceholderImages: true })).toContain(
    '<img src="https://www.example.com/a.jpg"',
  )
})
