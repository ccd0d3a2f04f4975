/**
 * Draws every component's thumbnails from its template and samples, in the page's own font: thumbnail.webp, and one more for
 * each other brand and language, such as thumbnail.ei.ar-AE.webp. A header or footer has its own brand alone. Codes as
 * arguments draw only those.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import type { Component } from '#catalogue/manifest.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { defaultLook, type Look, lookKey } from '#catalogue/thumbnail.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { createRenderer } from '#html/render.ts'
import { brandOf, frameOf } from '#layout/layout.ts'
import { chromiumFlags } from './chromium.ts'
import { chromiumPath } from './install-chromium.ts'
import { pageFontEnvironment, pageFonts } from './page-font.ts'

const width = 1200
const tallest = 1500
/** A library of them is loaded at once. Of the other brands and languages there are three times as many to keep. */
const mostBytes = 25_000
const mostBytesOfOthers = 18_000
/** The first that is small enough: first coarser, then smaller, but never less than twice the width of a library card. */
const attempts = [
  ...[80, 65, 50].map((quality) => ({ scale: 0.8, quality })),
  ...[65, 50, 40].map((quality) => ({ scale: 0.6, quality })),
  ...[50, 40, 30, 20].map((quality) => ({ scale: 0.5, quality })),
]

type Clip = { x: number; y: number; width: number; height: number; scale: number }

const defaultFile = 'thumbnail.webp'
const instanceId = 'THU-0001'
const footerId = 'THU-0002'

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
  for (const look of looksOf(component)) {
    const file = fileOf(component, look)
    const image = await draw(component, look, file === defaultFile ? mostBytes : mostBytesOfOthers)
    writeFileSync(join(directory, component.code, file), image)
    console.log(`${component.code.padEnd(24)} ${file.padEnd(24)} ${(image.length / 1024).toFixed(1)} kB`)
  }
}
await browser.close()

function looksOf({ code }: Component): Look[] {
  const brands = (['ENBD', 'EI'] as const).filter((brand) => (brandOf(code) ?? brand) === brand)
  return brands.flatMap((brand) => locales.map((locale) => ({ brand, locale })))
}

/** The one that always is has no name of its own. */
function fileOf({ code }: Component, { brand, locale }: Look): string {
  const isDefault = locale === defaultLook.locale && brand === (brandOf(code) ?? defaultLook.brand)
  return isDefault ? defaultFile : `thumbnail.${lookKey({ brand, locale })}.webp`
}

async function draw({ code }: Component, { brand, locale }: Look, most: number): Promise<Buffer> {
  const sample = loadSample(directory, code, locale)
  const isOwn = brand === (brandOf(code) ?? defaultLook.brand)
  const footer = isOwn ? [] : [{ code: frameOf(brand).footer, instanceId: footerId }]
  const html = renderPage({
    name: code,
    locale,
    // The other brand comes with its footer.
    components: [{ code, instanceId }, ...footer],
    content: readData(dataSchema.parse({ [instanceId]: sample })),
    optionalElements: {},
    usePlaceholderImages: true,
  })
  await page.setContent(html)
  const { family, words } = pageFonts[locale]
  if (!(await isInFont(family, words)))
    throw new Error(`${code}: this browser does not draw the page in ${family}.`)
  const height = await page.evaluate(
    (id) => document.getElementById(id)?.getBoundingClientRect().height ?? 0,
    instanceId.toLowerCase(),
  )
  const clip = { x: 0, y: 0, width, height: Math.min(Math.ceil(height), tallest) }
  const drawn: Buffer[] = []
  for (const { scale, quality } of attempts) {
    const image = await capture({ ...clip, scale }, quality)
    if (image.length <= most) return image
    drawn.push(image)
  }
  const finest = drawn.find(({ length }) => length <= mostBytes)
  if (!finest)
    throw new Error(`${code}: its thumbnail is larger than ${mostBytes} bytes however it is drawn.`)
  return finest
}

/** By the width of letters, as no browser tells a page which font it took. Without the font, monospace letters stand in. */
function isInFont(family: string, words: string): Promise<boolean> {
  return page.evaluate(
    ({ font, text }) => {
      const pen = document.createElement('canvas').getContext('2d')
      const widthIn = (family: string) => {
        if (pen) pen.font = `40px ${family}`
        return pen?.measureText(text).width
      }
      return widthIn(`"${font}", monospace`) === widthIn(getComputedStyle(document.body).fontFamily)
    },
    { font: family, text: words },
  )
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
