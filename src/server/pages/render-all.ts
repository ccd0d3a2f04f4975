import { uniqueFileNames } from '#base/file-name.ts'
import type { RequestError } from '../errors.ts'
import type { ParsedDocument } from '../parsing/document-work.ts'
import type { Parsing } from '../parsing/parsing.ts'
import { mapAsFinished } from '../uploads/map-as-finished.ts'
import { pageErrorOf } from './page-error.ts'

/** A document and the name of the file that it came in, when that is known. */
export type SourceDocument = ParsedDocument & { filename?: string }

/** A page and the name of its file. */
export type NamedPage = { name: string; html: string }

/** A page, or why there is none. `index` is the document's place in the list, from 0. */
export type RenderedPage = { index: number } & (NamedPage | { source: string; error: RequestError })

type Options = { usePlaceholderImages?: boolean; signal?: AbortSignal }

/** The pages of the documents as they are finished. Names are flat, safe and different. */
export function renderAll(
  documents: readonly SourceDocument[],
  parsing: Parsing,
  { usePlaceholderImages = false, signal }: Options = {},
): AsyncGenerator<RenderedPage> {
  const names = uniqueFileNames(documents.map(pageNameOf))
  return mapAsFinished(documents, parsing.size, async (document, index) => {
    const page = await parsing.render(
      document,
      { usePlaceholderImages },
      { ...(signal && { signal }), queueing: 'always' },
    )
    return page.ok
      ? { index, name: `${names[index]}.html`, html: page.value }
      : { index, source: document.filename || pageNameOf(document), error: pageErrorOf(page.refusal) }
  })
}

/** A page without a name is called after the file that it came in. */
function pageNameOf({ metadata: { pageName }, filename = '' }: SourceDocument): string {
  return pageName.trim() === '' ? filename.replace(/\.docx$/i, '') : pageName
}
