import type { Page } from '#html/page.ts'
import { loadManifest } from '../api/load-manifest.ts'
import { renderPage } from './render-page.ts'

/** The page as its download will be, with all that it takes fetched. Throws when something cannot be had. */
export async function drawPage(page: Page): Promise<string> {
  return await renderPage(page, await loadManifest())
}
