import { createFileNaming } from '#base/file-name.ts'
import { RequestError } from '#server/errors.ts'
import { nameOfPage } from '../page-source.ts'
import type { PageFailure, Parsing } from '../parsing.ts'
import { findNames } from './find-names.ts'
import { mapInOrder } from './map-in-order.ts'
import { pageErrorOf } from './page-error.ts'

/** A page and the name of its file. */
export type NamedPage = { name: string; html: string }

/** A page, or why there is none. `index` is the document's place in the list, from 0. */
export type RenderedPage = { index: number } & (NamedPage | { source: string; error: RequestError })

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
  for await (const { index, json, made } of mapInOrder(results, parsing.size + 1, work)) {
    if (made.ok) yield { index, name: `${nameFile(made.value.name)}.html`, html: made.value.html }
    else if (!isNotRead(made.refusal)) {
      const { pageName, filename } = findNames(json)
      nameFile(nameOfPage(pageName, filename))
      yield {
        index,
        source: filename || pageName || `Document ${index + 1}`,
        error: errorOf(made.refusal),
      }
    }
  }
}

function isNotRead(failure: PageFailure): boolean {
  return typeof failure === 'object' && failure.problem === 'not-read'
}

function errorOf(failure: PageFailure): RequestError {
  return typeof failure === 'object' && failure.problem === 'bad-source'
    ? new RequestError(400, 'no-parse-result', `This is no parse result: ${failure.message}.`)
    : pageErrorOf(failure)
}
