import { createFileNaming } from '#base/file-name.ts'
import type { Draft } from '#content/draft/draft.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { fileNameIn } from '#formats/format.ts'
import { formatPageFromDraft } from '#formats/format-page.ts'
import { word } from '#formats/word.ts'
import { loadManifest } from '../api/load-manifest.ts'
import { laterPart } from '../loading/later-part.ts'
import { renderPage } from '../rendering/render-page.ts'

const loadZip = laterPart(() => import('fflate'))

/** `name`: what the file is called, with its ending. */
export type PageDocument = { name: string; bytes: Uint8Array }

/** A document of each page, and of each of its languages. Throws when one cannot be made. */
export async function makePageDocuments(drafts: readonly Draft[]): Promise<PageDocument[]> {
  return await Promise.all(
    drafts.flatMap(facesOf).map(async ({ draft, name }) => ({
      name: fileNameIn(word, name),
      bytes: await makePageDocument(draft),
    })),
  )
}

/** They are packed already. Throws where the code for it cannot be fetched. */
export async function zipDocuments(documents: readonly PageDocument[], report: string): Promise<Blob> {
  const { strToU8, zipSync } = await loadZip()
  const nameFile = createFileNaming()
  const entries = documents.map(({ name, bytes }): [string, Uint8Array] => [
    `${nameFile(name.replace(/\.docx$/, ''))}.docx`,
    bytes,
  ])
  const files = { ...Object.fromEntries(entries), [reportName]: strToU8(report) }
  return new Blob([zipSync(files, { level: 0 }) as BlobPart], { type: 'application/zip' })
}

const reportName = 'not-on-the-pages.txt'

/** Pages in two languages say in their names which one it is, as their files do. */
function facesOf(draft: Draft): { draft: Draft; name: string }[] {
  const { layout, other } = draft
  if (!other) return [{ draft, name: layout.pageName }]
  return [layout.locale, other.locale].map((locale) => ({
    draft: showFace(draft, locale),
    name: `${layout.pageName}.${locale.slice(0, 2)}`,
  }))
}

/** All values of the page are in it, marked so that they wait when it is read. */
async function makePageDocument(draft: Draft): Promise<Uint8Array> {
  return await word.make(formatPageFromDraft(word, draft), {
    ...{ protect: false, beside: false, usePlaceholderImages: false, signOff: false },
    exportedAt: new Date().toISOString(),
    loadManifest,
    render: async (page) => await renderPage(page, await loadManifest()),
  })
}
