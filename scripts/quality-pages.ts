/**
 * Makes the pages of the gallery in out/pages, scores them, and prints a table in Markdown; ends with 1 when a page is
 * below the bar. `--only <code or page>` scores a part, `--brief` prints one line a component, with the worst of its
 * pages; `--tool <folder>` adds the figures of a scorer of its own.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumFlags } from './chromium.ts'
import { listGalleryPages } from './gallery/list-pages.ts'
import { chromiumPath } from './install-chromium.ts'
import { runOutsideTool } from './quality/run-outside-tool.ts'
import { findBelowBar, type Score, tableOf, worstByComponent } from './quality/score.ts'
import { createScorer } from './quality/score-page.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, brief: { type: 'boolean' }, tool: { type: 'string' } },
})

const folder = 'out/pages'
const pages = listGalleryPages(values.only)
if (pages.length === 0) throw new Error(`No component or page is called ${values.only}`)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const { id, html } of pages) writeFileSync(join(folder, `${id}.html`), html)

const outside = values.tool ? runOutsideTool(values.tool, folder) : undefined
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
const scores: Score[] = []
try {
  const score = await createScorer(browser, pages)
  for (const page of pages) {
    const found = outside?.get(page.id)
    scores.push({ ...(await score(page)), ...(found && { outside: found }) })
    console.error(page.id)
  }
} finally {
  await browser.close()
}

console.log(tableOf(values.brief ? worstByComponent(scores) : scores))
const below = scores.filter((each) => findBelowBar(each).length > 0)
for (const { id, faults } of below)
  console.error(`\n${id}\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
console.log(`\n${scores.length} pages, ${below.length} below the bar`)
if (below.length > 0) process.exitCode = 1
