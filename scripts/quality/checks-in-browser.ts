/** Runs the checks of finished pages, as the screens run them, in a page of the test browser. */
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Page } from '@playwright/test'
import type { Trace } from '#checks/trace.ts'

/** Answered here; nothing of it goes out. */
const origin = 'http://checks.localhost'

/** From now on this browser page can open pages under our own address, next to the checks' code. */
export async function serveChecks(page: Page, htmlOf: (path: string) => string): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname)
    if (path.startsWith('/src/checks/')) {
      const body = stripTypeScriptTypes(readFileSync(`.${path}`, 'utf8'))
      return await route.fulfill({ body, contentType: 'text/javascript' })
    }
    return await route.fulfill({ body: htmlOf(path), contentType: 'text/html; charset=utf-8' })
  })
}

/** What a finished page tells at 1280 and at 320 px. It must be open, see `serveChecks`. */
export async function findTraces(page: Page): Promise<{ traces: Trace[]; untold: number }> {
  const found: { traces: Trace[]; untold: number } = { traces: [], untold: 0 }
  await page.setViewportSize({ width: 1280, height: 900 })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 1280, height: Math.min(height, 30_000) })
  for (const { faults, untold } of await page.evaluate<{ faults: Trace[]; untold: number }[]>(takeSteps)) {
    found.traces.push(...faults)
    found.untold += untold
  }
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 })
    found.traces.push(...(await page.evaluate<Trace[]>(findOverflow)))
  }
  return found
}

export function addressOf(path: string): string {
  return `${origin}/${path}`
}

const takeSteps = `import('/src/checks/dom/list-steps.ts').then(({ listSteps }) => listSteps(document).map((step) => step()))`
const findOverflow = `import('/src/checks/dom/find-overflow.ts').then(({ findOverflow }) => findOverflow(document))`
