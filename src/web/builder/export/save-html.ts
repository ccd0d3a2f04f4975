import type { Draft } from '#content/draft/draft.ts'
import { writeData } from '#content/parse-result.ts'
import { pageFromDraft } from '#html/page.ts'
import { generateHtml } from '../../api/generate-html.ts'
import { loadManifest } from '../../api/load-manifest.ts'
import { renderPage } from '../../rendering/render-page.ts'
import { saveFile } from '../../ui/save-file.ts'
import { fileNamesOf } from './create-files.ts'

/** The finished page, rendered here from what the server has. */
export async function saveHtml(draft: Draft, usePlaceholderImages: boolean): Promise<void> {
  const manifest = await loadManifest().catch(goOnWithout)
  const page = manifest
    ? await renderPage(pageFromDraft(draft, usePlaceholderImages), manifest)
    : await renderOnServer(draft)
  saveFile(new Blob([page], { type: 'text/html' }), fileNamesOf(draft.layout.pageName).html)
}

function goOnWithout(error: unknown): undefined {
  console.error(error)
}

/** The same page without default pictures: the server has the components where we could not load them. */
async function renderOnServer(draft: Draft): Promise<Blob> {
  const { name, content, usePlaceholderImages, ...page } = pageFromDraft(draft, false)
  const components = page.components.map(({ code, instanceId }) => ({ code, instanceId }))
  const document = { metadata: { ...page, pageName: name, components }, data: writeData(content) }
  const { signal } = new AbortController()
  const rendered = await generateHtml(document, { usePlaceholderImages, signal })
  if (!rendered.ok) throw new Error('The server made no page', { cause: rendered.refusal })
  return rendered.value
}
