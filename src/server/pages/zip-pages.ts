import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { refusalOf, refusedRequest } from '../uploads/refusal.ts'
import type { NamedPage, RenderedPage } from './render-all.ts'

/** A ZIP that is written while its pages are made. Waits for the first page: without any there is no ZIP. */
export async function zipPages(pages: AsyncGenerator<RenderedPage>): Promise<Readable> {
  const made = withoutFailures(pages)
  const first = await made.next()
  if (first.done) throw refusedRequest(refusalOf('died'))

  const zip = new ZipFile()
  addPage(zip, first.value)
  void addAll(zip, made)
  return zip.outputStream as Readable
}

async function addAll(zip: ZipFile, pages: AsyncGenerator<NamedPage>) {
  for await (const page of pages) addPage(zip, page)
  zip.end()
}

function addPage(zip: ZipFile, { name, html }: NamedPage) {
  zip.addBuffer(Buffer.from(html), name)
}

async function* withoutFailures(pages: AsyncGenerator<RenderedPage>): AsyncGenerator<NamedPage> {
  for await (const page of pages) {
    if ('html' in page) yield page
  }
}
