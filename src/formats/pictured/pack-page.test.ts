import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import type { PagePicture } from '#content/pictures/page-picture.ts'
import { createRenderer } from '#html/render.ts'
import { type FormatPage, fileKindOf, type Tools } from '../format.ts'
import { html } from '../html.ts'
import { loadSmall } from './load-small.ts'

const catalogue = loadCatalogue('catalogue')
const renderer = createRenderer(catalogue.manifest, catalogue.pageFiles)
const photo = 'ab'.repeat(32)
const logo = 'cd'.repeat(32)
const text = (value: string) => ({ value, ai_generated: false })
const address = (hash: string) => text(`/media/${hash}`)

const images: Record<string, PagePicture> = {
  [photo]: { width: 2400, height: 1600, hasAlpha: false, alt: 'A "gold" card', focus: { x: 0.25, y: 0.6 } },
  [logo]: { width: 120, height: 60, hasAlpha: true, isDecorative: true },
}

function pageWith(changes: Partial<FormatPage> = {}): FormatPage {
  return {
    name: 'Gold card',
    pageName: 'gold-card',
    locale: 'en-AE',
    createdAt: '2026-11-20T08:00:00.000Z',
    components: [
      { code: 'IMGCNT001', instanceId: 'IMG-0001' },
      { code: 'KBS001', instanceId: 'KBS-0001' },
    ],
    content: {
      'IMG-0001': { fields: { title: text('Gold'), image_url: address(photo) }, items: [] },
      'KBS-0001': {
        fields: { section_title: text('Why') },
        items: [{ title: text('Free'), description: text('No fee'), image_url: address(logo) }],
      },
    },
    optionalElements: {},
    images,
    ...changes,
  }
}

const asked: string[] = []
const tools: Tools = {
  protect: false,
  beside: false,
  signOff: false,
  usePlaceholderImages: false,
  exportedAt: '2026-11-23T08:00:00.000Z',
  loadManifest: async () => catalogue.manifest,
  render: async (page) => renderer.renderPage(page),
  async loadPicture(hash, { name }) {
    asked.push(`${hash.slice(0, 2)} ${name}`)
    return new TextEncoder().encode(`${hash} ${name}`)
  },
}

async function packed(page: FormatPage) {
  const files = unzipSync((await html.make(page, tools)) as Uint8Array)
  const name = Object.keys(files).find((each) => each.endsWith('.html')) ?? ''
  return { files: Object.keys(files), name, page: strFromU8(files[name] ?? new Uint8Array()) }
}

test('a page with pictures of the team comes with just the files that it names', async () => {
  const { files, name, page } = await packed(pageWith())
  expect(name).toBe('gold-card.html')
  const start = `images/${photo.slice(0, 32)}-`
  expect(files.filter((each) => each !== name).map((each) => each.replace(start, ''))).toEqual([
    '480.avif',
    '800.avif',
    '1200.avif',
    '1600.avif',
    '480.webp',
    '800.webp',
    '1200.webp',
    '1600.webp',
    '1200.jpg',
  ])
  for (const file of files) if (file !== name) expect(page).toContain(file)
  expect(page).toContain(`<source type="image/avif" srcset="${start}480.avif 480w, `)
  expect(page).toContain(
    `<img src="${start}1200.jpg" alt="A &quot;gold&quot; card" width="1200" height="800"`,
  )
  expect(page).toContain('style="object-position:25% 60%"')
  expect(page).toContain("img-src 'self' https: http: data:")
  expect(page).not.toContain('/media/')
})

test('a small one stands in the page itself', async () => {
  const { page } = await packed(pageWith())
  const [, bytes = ''] = /<img src="data:image\/webp;base64,([^"]*)" alt=""/.exec(page) ?? []
  expect(atob(bytes)).toBe(`${logo} 120.webp`)
})

test('where it is known where pictures will stand, the page names them there', async () => {
  const { files, page } = await packed(pageWith({ picturesUrl: 'https://cdn.bank.example/cards' }))
  expect(page).toContain(`src="https://cdn.bank.example/cards/${photo.slice(0, 32)}-1200.jpg"`)
  expect(page).toContain(`<meta property="og:image" content="https://cdn.bank.example/cards/`)
  expect(files).toContain(`images/${photo.slice(0, 32)}-1200.jpg`)
})

test('a page that names none is the same file as ever', async () => {
  const { images: _, ...plain } = pageWith({ content: {} })
  const before = await html.make(plain, tools)
  expect(await html.make({ ...plain, images }, tools)).toBe(before)
  expect(before).not.toMatch(/picture\{|'self' https:/)
  expect(fileKindOf(html, { ...plain, images }).ending).toBe('.html')
  expect(fileKindOf(html, pageWith()).ending).toBe('.zip')
})

test('of many small ones only as many stand in the page as it has room for', async () => {
  const hashes = Array.from({ length: 20 }, (_, index) => index.toString(16).padStart(64, '0'))
  const icon = { width: 120, height: 120, hasAlpha: false, alt: 'Icon' }
  const loaded = async () => new Uint8Array(5000)
  const small = await loadSmall(Object.fromEntries(hashes.map((hash) => [hash, icon])), loaded)
  expect(small.size).toBe(12)
  const large = await loadSmall({ [photo]: icon }, async () => new Uint8Array(7000))
  expect(large.size).toBe(0)
})
