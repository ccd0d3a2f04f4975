import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { accept, type Result, refuse } from '#base/result.ts'
import { texts } from '#texts/page-failures.ts'
import type { PageFailure } from '../parsing.ts'
import { describePageFailure } from './describe-page-failure.ts'
import type { MissingPage, NamedPage, RenderedPage } from './render-all.ts'

/** A file of a picture of the team, as far as it is there. */
export type ReadPicture = (hash: string, name: string) => Promise<Uint8Array | undefined>

/** The file in the ZIP that names the documents without a page. */
export const notGeneratedFile = 'not-generated.txt'

/**
 * A ZIP that is written while its pages are made, no faster than it is read; documents that have none are named in a
 * file in it. Waits for the first page: without any there is no ZIP, for what the first document lacks.
 */
export async function zipPages(
  pages: AsyncGenerator<RenderedPage>,
  readPicture?: ReadPicture,
): Promise<Result<Readable, PageFailure | 'no-documents'>> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const closed = new AbortController()
  output.once('close', () => closed.abort())
  const leftOut: MissingPage[] = []
  /** Pages share pictures. */
  const added = new Set<string>()

  /** Until the page is taken into the ZIP, which waits for the pages before it to be read but for a buffer's worth. */
  async function add({ name, html, files = [] }: NamedPage) {
    await addFile(name, Buffer.from(html))
    for (const { hash, file, path } of files) {
      if (!readPicture || added.has(path)) continue
      added.add(path)
      const bytes = await readPicture(hash, file.name)
      if (bytes) await addFile(path, bytes, { compress: false })
    }
  }

  async function addFile(path: string, bytes: Uint8Array, options: { compress?: boolean } = {}) {
    // A buffer would be taken at once, read or not.
    const file = Readable.from([bytes])
    zip.addReadStream(file, path, options)
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
    if (done) return refuse(leftOut[0]?.failure ?? 'no-documents')
    if ('html' in page) {
      addAll(page).catch((error: Error) => output.destroy(error))
      return accept(output)
    }
    leftOut.push(page)
  }
}

/** One page with its pictures beside it. */
export async function zipPage(page: NamedPage, readPicture: ReadPicture): Promise<Readable> {
  async function* alone(): AsyncGenerator<RenderedPage> {
    yield { index: 0, ...page }
  }
  const zip = await zipPages(alone(), readPicture)
  if (!zip.ok) throw new Error('A page that is there was not packed')
  return zip.value
}

/** A line for each, whatever stands in the names. */
function listOf(leftOut: readonly MissingPage[]): string {
  return leftOut
    .map(({ source, failure }) => `${source || texts.namelessPage}: ${describePageFailure(failure)}`)
    .map((line) => line.replace(/\s+/g, ' '))
    .map((line) => `${line}\r\n`)
    .join('')
}
