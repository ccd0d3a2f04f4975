import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft.ts'
import { writeData } from '#content/parse-result.ts'
import { createRenderer } from '#html/render.ts'
import { generateHtml } from '../../api/generate-html.ts'
import { loadManifest } from '../../api/load-manifest.ts'
import { loadPageFiles } from '../../api/load-page-files.ts'
import { saveFile } from '../../ui/save-file.ts'
import { describePage, fileNamesOf } from './create-files.ts'

/** The finished page, rendered here from what the server has. */
export async function saveHtml(draft: Draft, usePlaceholderImages: boolean): Promise<void> {
  const manifest = await loadManifest().catch(goOnWithout)
  const page = manifest
    ? await renderHere(draft, { manifest, usePlaceholderImages })
    : await renderOnServer(draft)
  saveFile(page, fileNamesOf(draft.layout.pageName).html)
}

function goOnWithout(error: unknown): undefined {
  console.error(error)
}

type Options = { manifest: Manifest; usePlaceholderImages: boolean }

async function renderHere(draft: Draft, { manifest, usePlaceholderImages }: Options): Promise<Blob> {
  const codes = draft.layout.components.map(({ code }) => code)
  const pageFiles = await loadPageFiles(manifest, { codes, usePlaceholderImages })
  const html = createRenderer(manifest, pageFiles).renderPage(describePage(draft, usePlaceholderImages))
  return new Blob([html], { type: 'text/html' })
}

/** The same page without default pictures: the server has the components where we could not load them. */
async function renderOnServer(draft: Draft): Promise<Blob> {
  const { name, content, usePlaceholderImages, ...page } = describePage(draft, false)
  const components = page.components.map(({ code, instanceId }) => ({ code, instanceId }))
  const document = { metadata: { ...page, pageName: name, components }, data: writeData(content) }
  const { signal } = new AbortController()
  const rendered = await generateHtml(document, { usePlaceholderImages, signal })
  if (!rendered.ok) throw new Error('The server made no page', { cause: rendered.refusal })
  return rendered.value
}
