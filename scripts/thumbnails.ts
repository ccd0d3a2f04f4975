/**
 * Draws every component's thumbnail.webp from its template and English sample, in the page's own font. Codes as arguments
 * draw only those.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { loadCatalogue } from '#catalogue/load.node.ts'
import type { Component } from '#catalogue/manifest.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { createRenderer } from '#html/render.ts'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { pageFont, pageFontEnvironment } from './page-font.ts'

const width = 1200
const tallest = 1500
/** A library of them is loaded at once. */
const mostBytes = 25_000
/** The first that is small enough: first coarser, then smaller, but never less than twice the width of a library card. */
const attempts = [
  ...[80, 65, 50].map((quality) => ({ scale: 0.8, quality })),
  ...[65, 50, 40].map((quality) => ({ scale: 0.6, quality })),
  ...[50, 40, 30, 20].map((quality) => ({ scale: 0.5, quality })),
]

type Clip = { x: number; y: number; width: number; height: number; scale: number }

const instanceId = 'THU-0001'

const directory = process.env.CATALOGUE_DIR ?? 'catalogue'
const { manifest, pageFiles } = loadCatalogue(directory)
const { renderPage } = createRenderer(manifest, pageFiles)
const wanted = process.argv.slice(2)

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  // Letters as wide as they are at every scale, so that lines break as they do on the page.
  args: [...chromiumFlags, '--font-render-hinting=none'],
  env: { ...process.env, ...pageFontEnvironment() },
})
const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
const session = await page.context().newCDPSession(page)

for (const component of manifest.components) {
  if (wanted.length > 0 && !wanted.includes(component.code)) continue
  const image = await draw(component)
  writeFileSync(join(directory, component.code, 'thumbnail.webp'), image)
  console.log(`${component.code.padEnd(24)} ${(image.length / 1024).toFixed(1)} kB`)
}
await browser.close()

async function draw({ code }: Component): Promise<Buffer> {
  const sample = loadSample(directory, code, 'en-AE')
  const html = renderPage({
    name: code,
    locale: 'en-AE',
    components: [{ code, instanceId }],
    content: readData(dataSchema.parse({ [instanceId]: sample })),
    optionalElements: {},
    usePlaceholderImages: true,
  })
  await page.setContent(html)
  if (!(await isInPageFont())) throw new Error(`${code}: this browser does not draw the page in ${pageFont}.`)
  const height = await page.evaluate(
    (id) => document.getElementById(id)?.getBoundingClientRect().height ?? 0,
    instanceId.toLowerCase(),
  )
  const clip = { x: 0, y: 0, width, height: Math.min(Math.ceil(height), tallest) }
  for (const { scale, quality } of attempts) {
    const image = await capture({ ...clip, scale }, quality)
    if (image.length <= mostBytes) return image
  }
  throw new Error(`${code}: its thumbnail is larger than ${mostBytes} bytes however it is drawn.`)
}

/** By the width of letters, as no browser tells a page which font it took. Without the font, monospace letters stand in. */
function isInPageFont(): Promise<boolean> {
  return page.evaluate((font) => {
    const pen = document.createElement('canvas').getContext('2d')
    const widthIn = (family: string) => {
      if (pen) pen.font = `40px ${family}`
      return pen?.measureText('Quick wizards jump').width
    }
    return widthIn(`"${font}", monospace`) === widthIn(getComputedStyle(document.body).fontFamily)
  }, pageFont)
}

async function capture(clip: Clip, quality: number): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip,
    captureBeyondViewport: true,
  })
  return Buffer.from(data, 'base64')
}
