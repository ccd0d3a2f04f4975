import { gzipSync } from 'node:zlib'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.ts'
import type { Bench } from './contract.ts'
import type { Editor } from './editors.ts'
import { libraryCodes, thumbnailUrl } from './library.ts'

export type BenchWindow = Window & { __bench: Bench }

/** A page of an editor in a browser of its own, so that nothing is warm. */
export type OpenPage = {
  page: Page
  cdp: CDPSession
  /** Milliseconds from navigation to the first card of the library. */
  libraryVisible: number
  /** Bytes of all scripts that the page loaded until nothing more came. */
  scriptGzip: number
  close: () => Promise<void>
}

/** Undefined when the page does not show `window.__bench`. */
export async function openEditor(editor: Editor, url: string): Promise<OpenPage | undefined> {
  const browser = await launch()
  const page = await newPage(browser, editor, url)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const scripts = countScripts(page)
  await page.addInitScript(watchForCard, editor.card)
  await page.goto(url + editor.path)
  if (!(await showsBench(page))) {
    await browser.close()
    return
  }
  await page.waitForSelector(editor.card)
  await page.waitForLoadState('networkidle')
  const libraryVisible = await page.evaluate(
    () => (window as unknown as { cardVisibleAt: number }).cardVisibleAt,
  )
  await page.evaluate(holdPictures, libraryCodes.map(thumbnailUrl))
  return { page, cdp, libraryVisible, scriptGzip: await scripts(), close: () => browser.close() }
}

/** What a page loads in scripts when nobody has signed in yet. */
export async function measureScripts(url: string): Promise<number> {
  const browser = await launch()
  const page = await browser.newPage()
  const scripts = countScripts(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const bytes = await scripts()
  await browser.close()
  return bytes
}

function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
}

async function newPage(browser: Browser, { storage = {} }: Editor, url: string): Promise<Page> {
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    viewport: { width: 1600, height: 900 },
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  })
  return context.newPage()
}

/** Collects from now on; the answer sums what came. */
function countScripts(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) bodies.push(response.body())
  })
  return async () => {
    const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length)
    return sizes.reduce((sum, size) => sum + size, 0)
  }
}

async function showsBench(page: Page): Promise<boolean> {
  const shown = page.waitForFunction(() => '__bench' in window, undefined, { timeout: 15_000 })
  return shown.then(
    () => true,
    () => false,
  )
}

function watchForCard(card: string) {
  const look = () => {
    if (document.querySelector(card)?.getBoundingClientRect().height) {
      Object.assign(window, { cardVisibleAt: performance.now() })
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Loaded and kept, so that no insert waits for a picture. */
async function holdPictures(urls: string[]) {
  const pictures = urls.map((url) => Object.assign(new Image(), { src: url }))
  await Promise.all(pictures.map((picture) => picture.decode()))
  Object.assign(window, { pictures })
}
