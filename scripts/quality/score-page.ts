import { gzipSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { problemsIn } from '../../test/sound-html.ts'
import type { GalleryPage } from '../gallery/list-pages.ts'
import { addressOf, findTraces, serveChecks } from './checks-in-browser.ts'
import type { Score } from './score.ts'

const widths = [320, 1280]

/** Measures pages one after the other in one browser. */
export async function createScorer(browser: Browser, pages: readonly GalleryPage[]) {
  const htmlOf = (path: string) => pages.find(({ id }) => path === `/${id}`)?.html ?? ''
  // Our own tools are scripts that the page's policy does not know.
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await serveChecks(page, htmlOf)
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false })
  const plainPage = await withoutScripts.newPage()

  return async function score({ id, html, size }: GalleryPage): Promise<Score> {
    await page.goto(addressOf(id))
    const text = await wordsOn(page)
    await plainPage.setContent(html)
    const plainText = await wordsOn(plainPage)
    const { traces } = await findTraces(page)
    const { axe, practice, review } = await runAxe(page)
    const problems = await problemsIn(html)
    const scripts = countScripts(html)
    const physical = findPhysicalCss(html)
    return {
      id,
      size,
      axe: axe.length,
      practice: practice.length,
      review,
      htmlValidate: problems.length,
      report: traces.length,
      gzip: gzipSync(html.replace(/data:image\/[^"')]+/g, 'data:,'), { level: 9 }).length,
      scripts,
      physicalCss: physical.length,
      withoutScripts: text.length === 0 ? 1 : plainText.length / text.length,
      faults: [
        ...[...axe, ...practice].map((fault) => `axe ${fault}`),
        ...problems.map((problem) => `html-validate ${problem}`),
        ...traces.map(({ fault, excerpt = '' }) => `page report ${JSON.stringify(fault)} ${excerpt}`),
        ...physical.map((css) => `physical CSS ${css}`),
      ],
    }
  }
}

async function wordsOn(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is to be seen counts
  return (await page.locator('body').innerText()).replace(/\s+/g, ' ')
}

async function runAxe(page: Page) {
  const axe = new Set<string>()
  const practice = new Set<string>()
  const review = new Set<string>()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const { violations, incomplete } = await new AxeBuilder({ page }).analyze()
    for (const { id, tags, nodes } of violations) {
      const found = tags.includes('best-practice') ? practice : axe
      found.add(`${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    }
    for (const { id } of incomplete) review.add(id)
  }
  return { axe: [...axe], practice: [...practice], review: review.size }
}

/** Data for search engines are none, as they do not run. */
function countScripts(html: string): number {
  return [...html.matchAll(/<script(?![^>]*type="application\/ld\+json")|\son[a-z]+=|javascript:/gi)].length
}

/** Left and right in styles would be wrong in a page that reads from the right. */
function findPhysicalCss(html: string): string[] {
  const css = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, source]) => source).join('\n')
  const physical =
    /(?:margin|padding|border|inset)-(?:left|right)\b[^;}]*|(?<=[;{\s])(?:left|right)\s*:[^;}]*|(?:float|clear|text-align)\s*:\s*(?:left|right)/g
  return [...css.matchAll(physical)].map(([found]) => found)
}
