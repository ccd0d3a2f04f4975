import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { RequestError } from '#server/errors.ts'
import type { NamedPage, RenderedPage } from './render-all.ts'

/** The file in the ZIP that names the documents without a page. */
export const notGeneratedFile = 'not-generated.txt'

/**
 * A ZIP that is written while its pages are made, no faster than it is read; documents that have none are named in a
 * file in it. Waits for the first page: without any there is no ZIP.
 */
export async function zipPages(pages: AsyncGenerator<RenderedPage>): Promise<Readable> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const closed = new AbortController()
  output.once('close', () => closed.abort())
  const leftOut: LeftOut[] = []

  /** Until the page is taken into the ZIP, which waits for the pages before it to be read but for a buffer's worth. */
  async function add({ name, html }: NamedPage) {
    // A buffer would be taken at once, read or not.
    const file = Readable.from([Buffer.from(html)])
    zip.addReadStream(file, name)
    await finished(file, { signal: closed.signal })
  }

  async function addAll(first: NamedPage) {
    try {
      await add(first)
      for await (const page of pages) {
        closed.signal.throwIfAborted()
        if ('html' in page) await add(page)
        else leftOut.push(page)
      }
    } finally {
      await pages.return(undefined)
    }
    if (leftOut.length > 0) zip.addBuffer(Buffer.from(listOf(leftOut)), notGeneratedFile)
    zip.end()
  }

  for (;;) {
    const { value: page, done } = await pages.next()
    if (done) throw leftOut[0]?.error ?? new RequestError(400, 'no-documents', noDocuments)
    if ('html' in page) {
      addAll(page).catch((error: Error) => output.destroy(error))
      return output
    }
    leftOut.push(page)
  }
}

/** A document without a page, by what people know it by, and why. */
type LeftOut = { source: string; error: RequestError }

const noDocuments = 'There is no document that could be read among these.'

/** A line for each, whatever stands in the names. */
function listOf(leftOut: readonly LeftOut[]): string {
  return leftOut
    .map(({ source, error }) => `${source || 'A page without a name'}: ${error.message}`.replace(/\s+/g, ' '))
    .map((line) => `${line}\r\n`)
    .join('')
}
