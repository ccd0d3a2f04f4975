import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { RequestError } from '../errors.ts'
import type { RenderedPage } from './render-all.ts'

/** The file in the ZIP that names the documents without a page. */
export const notGeneratedFile = 'not-generated.txt'

/**
 * A ZIP that is written while its pages are made; documents that have none are named in a file in it. Waits for the
 * first page: without any there is no ZIP.
 */
export async function zipPages(pages: AsyncGenerator<RenderedPage>): Promise<Readable> {
  const zip = new ZipFile()
  const leftOut: LeftOut[] = []
  let firstError: RequestError | undefined

  /** True: there is a page more in the ZIP. */
  function add(page: RenderedPage): boolean {
    if ('html' in page) zip.addBuffer(Buffer.from(page.html), page.name)
    else {
      firstError ??= page.error
      leftOut.push({ source: page.source, reason: page.error.message })
    }
    return 'html' in page
  }

  async function addOthers() {
    for await (const page of pages) add(page)
    if (leftOut.length > 0) zip.addBuffer(Buffer.from(listOf(leftOut)), notGeneratedFile)
    zip.end()
  }

  for (;;) {
    const next = await pages.next()
    if (next.done) throw firstError ?? new RequestError(400, 'no-documents', noDocuments)
    if (add(next.value)) break
  }
  const output = zip.outputStream as Readable
  addOthers().catch((error: Error) => output.destroy(error))
  return output
}

/** A document without a page, by what people know it by, and why. */
type LeftOut = { source: string; reason: string }

const noDocuments = 'There is no document that could be read among these.'

/** A line for each, whatever stands in the names. */
function listOf(leftOut: readonly LeftOut[]): string {
  return leftOut
    .map(({ source, reason }) => `${source || 'A page without a name'}: ${reason}`.replace(/\s+/g, ' '))
    .map((line) => `${line}\r\n`)
    .join('')
}
