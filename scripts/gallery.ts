/**
 * Draws every component in each brand and language, and whole pages, into out/gallery. `--keep` keeps the pictures,
 * `--compare` shows what changed since and ends with 1 when something did, `--only <code or page>` draws a part.
 */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumFlags } from './chromium.ts'
import { comparePictures } from './gallery/compare-pictures.ts'
import { comparisonHtml, indexHtml } from './gallery/gallery-html.ts'
import { listGalleryPages } from './gallery/list-pages.ts'
import { takePictures } from './gallery/take-pictures.ts'
import { chromiumPath } from './install-chromium.ts'

const { values } = parseArgs({
  options: { compare: { type: 'boolean' }, keep: { type: 'boolean' }, only: { type: 'string' } },
})

const folder = 'out/gallery'
const pictures = join(folder, 'pictures')
const kept = join(folder, 'kept')
const differences = join(folder, 'differences')

const pages = listGalleryPages(values.only)
if (pages.length === 0) throw new Error(`No component or page is called ${values.only}`)
if (values.compare && !existsSync(kept)) throw new Error('Nothing is kept yet: run with --keep first')

for (const each of [differences, ...(values.only === undefined ? [pictures] : [])])
  rmSync(each, { recursive: true, force: true })
for (const each of [pictures, differences]) mkdirSync(each, { recursive: true })
for (const { id, html } of pages) writeFileSync(join(folder, `${id}.html`), html)

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
try {
  await takePictures(browser, pages, pictures)
  // A part of the gallery does not take the place of its whole index.
  const index = values.only === undefined ? 'index.html' : 'index-part.html'
  writeFileSync(join(folder, index), indexHtml(pages))
  console.log(`${pages.length} pages: ${join(folder, index)}`)
  if (values.compare) await compare()
} finally {
  await browser.close()
}
if (values.keep) {
  if (values.only === undefined) rmSync(kept, { recursive: true, force: true })
  cpSync(pictures, kept, { recursive: true })
  console.log(`Kept in ${kept}`)
}

async function compare() {
  const isMeant = (name: string) =>
    values.only === undefined || pages.some(({ id }) => name.startsWith(`${id}.`))
  const { found, count } = await comparePictures(browser, { kept, now: pictures, differences }, isMeant)
  for (const { name, pixels, kind } of found)
    console.log(`${kind.padEnd(8)} ${name}${kind === 'changed' ? `, ${pixels} pixels` : ''}`)
  const file = join(folder, 'comparison.html')
  writeFileSync(file, comparisonHtml(found, count))
  console.log(`${found.length} of ${count} pictures are not as they were: ${file}`)
  if (found.length > 0) process.exitCode = 1
}
