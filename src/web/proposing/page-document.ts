import type { Draft } from '#content/draft/draft.ts'
import { fileNameIn } from '#formats/format.ts'
import { formatPageFromDraft } from '#formats/format-page.ts'
import { word } from '#formats/word.ts'
import { loadManifest } from '../api/load-manifest.ts'
import { renderPage } from '../rendering/render-page.ts'
import { saveFile } from '../ui/save-file.ts'

/** What the file is called. Throws when it cannot be made. */
export async function savePageDocument(draft: Draft): Promise<string> {
  const content = await makePageDocument(draft)
  const name = fileNameIn(word, draft.layout.pageName)
  saveFile(new Blob([new Uint8Array(content)], { type: word.mimeType }), name)
  return name
}

/** All values of the page are in it, marked so that they wait when it is read. */
export async function makePageDocument(draft: Draft): Promise<Uint8Array> {
  return await word.make(formatPageFromDraft(word, draft), {
    ...{ protect: false, beside: false, usePlaceholderImages: false, signOff: false },
    exportedAt: new Date().toISOString(),
    loadManifest,
    render: async (page) => await renderPage(page, await loadManifest()),
  })
}
