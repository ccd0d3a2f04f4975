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
const scale = 0.8
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
  const clip = { x: 0, y: 0, width, height: Math.min(Math.ceil(height), tallest), scale }
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    clip,
    captureBeyondViewport: true,
  })
  return Buffer.from(data, 'base64')
}
