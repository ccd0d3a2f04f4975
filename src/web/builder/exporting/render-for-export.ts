import { writeData } from '#content/parse-result.ts'
import type { Page } from '#html/page.ts'
import { generateHtml } from '../../api/generate-html.ts'
import { loadManifest } from '../../api/load-manifest.ts'
import { renderPage } from '../../rendering/render-page.ts'

/** The finished page, rendered here from what the server has. */
export async function renderForExport(page: Page): Promise<string> {
  const manifest = await loadManifest().catch(goOnWithout)
  return manifest ? await renderPage(page, manifest) : await renderOnServer(page)
}

function goOnWithout(error: unknown): undefined {
  console.error(error)
}

/** The same page without default pictures: the server has the components where we could not load them. */
async function renderOnServer({ name, content, usePlaceholderImages: _, ...page }: Page): Promise<string> {
  const components = page.components.map(({ code, instanceId }) => ({ code, instanceId }))
  const document = { metadata: { ...page, pageName: name, components }, data: writeData(content) }
  const { signal } = new AbortController()
  const rendered = await generateHtml(document, { usePlaceholderImages: false, signal })
  if (!rendered.ok) throw new Error('The server made no page', { cause: rendered.refusal })
  return await rendered.value.text()
}
