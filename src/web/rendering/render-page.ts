import type { Manifest } from '#catalogue/manifest.ts'
import { withoutEmptySections } from '#content/empty-sections.ts'
import type { Page } from '#html/page.ts'
import { createRenderer } from '#html/render.ts'
import { loadPageFiles } from '../api/load-page-files.ts'

/** The page that a download has, from the templates that the server gives. Throws when it does not give them. */
export async function renderPage(page: Page, manifest: Manifest): Promise<string> {
  const full = withoutEmptySections(page, manifest)
  const codes = full.components.map(({ code }) => code)
  const pageFiles = await loadPageFiles(manifest, { codes, usePlaceholderImages: page.usePlaceholderImages })
  return createRenderer(manifest, pageFiles).renderPage(full)
}
