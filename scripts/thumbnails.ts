/** Draws every component's thumbnail.webp from its template and English sample. Codes as arguments draw only those. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { loadCatalogue } from '#catalogue/load.node.ts'
import type { Component } from '#catalogue/manifest.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { createRenderer } from '#html/render.ts'
import { chromiumFlags, chromiumPath } from './chromium.ts'

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

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
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

async function capture(clip: Clip, quality: number): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip,
    captureBeyondViewport: true,
  })
  return Buffer.from(data, 'base64')
}
