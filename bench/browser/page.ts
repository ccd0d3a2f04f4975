import { gzipSync } from 'node:zlib'
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import { chromiumFlags } from '../../scripts/chromium.ts'
import { chromiumPath } from '../../scripts/install-chromium.ts'
import type { Bench } from './contract.ts'
import type { Editor } from './editor.ts'

export type BenchWindow = Window & { __bench: Bench }

/** A page in a browser of its own, so that nothing is warm. */
export type OpenPage = { page: Page; cdp: CDPSession; close: () => Promise<void> }

type OpenEditor = OpenPage & {
  /** Milliseconds from navigation to the first card of the library. */
  libraryVisible: number
  /** Bytes of all scripts that the page had asked for by then; what comes while it rests keeps nobody waiting. */
  scriptGzip: number
}

/** Undefined when the page does not show `window.__bench`. */
export async function openEditor(editor: Editor, url: string): Promise<OpenEditor | undefined> {
  const open = await openBrowser(storageOf(editor, url))
  const { page } = open
  const scripts = countScripts(page)
  await page.addInitScript(watchForCard, editor.card)
  await page.goto(url + editor.path)
  if (!(await showsBench(page))) {
    await open.close()
    return
  }
  await page.waitForSelector(editor.card)
  const scriptGzip = await scripts()
  await page.waitForLoadState('networkidle')
  const libraryVisible = await page.evaluate(
    () => (window as unknown as { cardVisibleAt: number }).cardVisibleAt,
  )
  return { ...open, libraryVisible, scriptGzip }
}

type Storage = Exclude<BrowserContextOptions['storageState'], undefined>

/** On a page that holds nothing yet; `storage` as `storageOf` makes it, or the file that a context was kept in. */
export async function openBrowser(storageState: Storage): Promise<OpenPage> {
  const browser = await launch()
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 }, storageState })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  return { page, cdp, close: () => browser.close() }
}

/** What the editor finds in local storage. */
export function storageOf({ storage = {} }: Editor, url: string): Storage {
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] }
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

export async function showsBench(page: Page): Promise<boolean> {
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
