import { uniqueFileNames } from '#base/file-name.ts'
import type { ParsedDocument } from '../parsing/document-work.ts'
import type { Parsing } from '../parsing/parsing.ts'
import type { PoolFailure } from '../parsing/pool.ts'
import { mapAsFinished } from '../uploads/map-as-finished.ts'

/** A page and the name of its file. */
export type NamedPage = { name: string; html: string }

/** A page, or why there is none. `index` is the document's place in the list, from 0. */
export type RenderedPage = { index: number } & (NamedPage | { failure: PoolFailure })

type Options = { usePlaceholderImages?: boolean; signal?: AbortSignal }

/** The pages of the documents as they are finished. Names are flat, safe and different. */
export function renderAll(
  documents: readonly ParsedDocument[],
  parsing: Parsing,
  { usePlaceholderImages = false, signal }: Options = {},
): AsyncGenerator<RenderedPage> {
  const names = uniqueFileNames(documents.map(({ metadata }) => metadata.pageName))
  return mapAsFinished(documents, parsing.size, async (document, index) => {
    const name = `${names[index]}.html`
    const page = await parsing.render(
      document,
      { usePlaceholderImages },
      { ...(signal && { signal }), queueing: 'always' },
    )
    return page.ok ? { index, name, html: page.value } : { index, failure: page.refusal }
  })
}
