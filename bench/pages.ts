/**
 * What a page costs to render, and what it weighs, once the templates are parsed and the engine is warm. Wanted: at
 * most 10 ms of CPU for a page of all 28 components with their samples. `--runs 300` says over how many pages.
 */
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import type { Page } from '#html/page.ts'
import { createRenderer } from '#html/render.ts'
import { loadSamplePage, samplePages } from '../test/sample-pages/load-sample-page.ts'
import { samplePage } from '../test/written-page.ts'
import { cpuTime, printTable, quantile } from './measure.ts'

const limit = 10
const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '300' } } })
const runs = Number(options.runs)

const catalogue = loadCatalogue('catalogue')
const { renderPage } = createRenderer(catalogue.manifest, catalogue.pageFiles)
const codes = catalogue.manifest.components.map(({ code }) => code)

const pages: [name: string, page: Page][] = [
  ...locales.map((locale): [string, Page] => [`all 28 components, ${locale}`, everyComponent(locale)]),
  ...samplePages.map((name): [string, Page] => [name, loadSamplePage(name)]),
]

const rows: string[][] = []
for (const [name, page] of pages) {
  const html = renderPage({ ...page, usePlaceholderImages: false })
  const cpu = await timeOf(page)
  rows.push([
    name,
    String(page.components.length),
    cpu.toFixed(2),
    cpu <= limit ? 'yes' : 'NO',
    (gzipSync(html).length / 1000).toFixed(1),
  ])
}
printTable([['', 'sections', 'CPU ms', `at most ${limit} ms`, 'kB gzipped, no images'], ...rows])

/**
 * Over batches of ten pages, so that the clock's grain does not show, the tenth that was disturbed least: on a busy
 * machine the same work takes more CPU.
 */
async function timeOf(page: Page): Promise<number> {
  const batch = 10
  for (let warm = 0; warm < 100; warm++) renderPage(page)
  const times: number[] = []
  for (let done = 0; done < runs; done += batch) {
    const time = await cpuTime(() => {
      for (let count = 0; count < batch; count++) renderPage(page)
    })
    times.push(time / batch)
  }
  return quantile(times, 0.1)
}

function everyComponent(locale: Page['locale']): Page {
  const { components, content } = samplePage(catalogue, codes, locale)
  return { name: 'all', locale, components, content, optionalElements: {}, usePlaceholderImages: true }
}
