import { pMapIterable } from 'p-map'
import { createFileNaming } from '#base/file-name.ts'
import type { MadePage } from '../document-work.ts'
import { nameOfPage } from '../page-source.ts'
import type { PageFailure, Parsing } from '../parsing.ts'
import { findNames } from './find-names.ts'

/** A page, the name of its file, and the files of pictures that go beside it. */
export type NamedPage = Pick<MadePage, 'name' | 'html'> & Partial<Pick<MadePage, 'files'>>

/** A document without a page, by what people know it by, and why. */
export type MissingPage = { source: string; failure: PageFailure }

/** A page, or why there is none. `index` is the document's place in the list, from 0. */
export type RenderedPage = { index: number } & (NamedPage | MissingPage)

type Options = { usePlaceholderImages?: boolean; signal?: AbortSignal }

/**
 * The pages of parse results, each given as JSON, in their order. Names are flat, safe and different. A document that
 * failed before is passed over; one of which no page can be made keeps its name, so that others have the same without it.
 */
export async function* renderAll(
  results: Iterable<Uint8Array>,
  parsing: Parsing,
  { usePlaceholderImages = false, signal }: Options = {},
): AsyncGenerator<RenderedPage> {
  const nameFile = createFileNaming()
  const source = { of: 'parse-result', usePlaceholderImages } as const
  const options = { ...(signal && { signal }), queueing: 'always' } as const
  const work = async (json: Uint8Array, index: number) => ({
    index,
    json,
    made: await parsing.render(json, source, options),
  })
  const concurrency = parsing.size + 1
  for await (const { index, json, made } of pMapIterable(results, work, { concurrency })) {
    if (made.ok)
      yield {
        index,
        name: `${nameFile(made.value.name)}.html`,
        html: made.value.html,
        files: made.value.files,
      }
    else if (!isNotRead(made.refusal)) {
      const { pageName, fileName, filename } = findNames(json)
      nameFile(nameOfPage(fileName || pageName, filename))
      yield { index, source: filename || pageName || `Document ${index + 1}`, failure: made.refusal }
    }
  }
}

function isNotRead(failure: PageFailure): boolean {
  return typeof failure === 'object' && failure.problem === 'not-read'
}
