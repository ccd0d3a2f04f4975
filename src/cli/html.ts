import { createWriteStream } from 'node:fs'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Manifest } from '#catalogue/manifest.ts'
import { findBlockingOfPage } from '#checks/waivers/find-blocking.ts'
import type { Blocking } from '#checks/waivers/waived.ts'
import { countWaitingTexts, type ParseResult } from '#content/parse-result.ts'
import { describePageFailure } from '#conversion/pages/describe-page-failure.ts'
import { type RenderedPage, renderAll } from '#conversion/pages/render-all.ts'
import { zipPages } from '#conversion/pages/zip-pages.ts'
import type { Parsing } from '#conversion/parsing.ts'
import { pageFromParseResult } from '#html/page.ts'
import { keepLinksAmong } from '#pairs/keep-links.ts'
import { linkPairs } from '#pairs/link-pairs.ts'
import { texts } from '#texts/cli.ts'
import { describeFinding } from '#texts/findings.ts'
import { describePair } from '#texts/pair-warnings.ts'
import { type Answers, isAnswered } from './answers.ts'
import { messageLines } from './message-lines.ts'
import { messageWithOption, nameProduct } from './name-product.ts'
import { describeFailure, parseDocuments, type ReadDocument } from './parse-documents.ts'
import { createProgress } from './progress.ts'
import type { Terminal } from './terminal.ts'

/** Throws when pages cannot go there, before any work is done. */
export async function checkOutput(output: string) {
  const stats = await stat(output).catch(() => undefined)
  const isZip = isZipName(output)
  if (isZip && stats?.isDirectory()) throw new Error(texts.zipIsFolder(output))
  if (!isZip && stats && !stats.isDirectory()) {
    throw new Error(texts.folderIsFile(output))
  }
  if (isZip && !stats) await stat(dirname(output))
}

type Wanted = {
  output: string
  actionUrl: string | undefined
  /** Where pages in two languages will stand. */
  baseUrl: string | undefined
  answers: Answers | undefined
  acceptedBy: string | undefined
  product: string | undefined
  manifest: Manifest
}

/** Makes a page of each document, in a folder or a ZIP. True: none failed. */
export async function runHtml(
  paths: string[],
  wanted: Wanted,
  parsing: Parsing,
  terminal: Terminal,
): Promise<boolean> {
  const { output, product, manifest } = wanted
  const { say, complain } = terminal
  const read = await parseDocuments(paths, parsing, terminal)
  const documents = nameProduct(read, product, manifest)
  for (const document of documents) {
    for (const warning of document.result.warnings) {
      const message = messageWithOption(warning, document, manifest)
      complain(messageLines(`${document.path}: ${texts.warning}`, message))
    }
  }
  const good = documents.filter(({ result }) => result.success)
  for (const document of documents.filter((each) => !good.includes(each))) {
    complain(describeFailure(document))
  }
  const linked = linkDocuments(good, wanted, terminal)
  const going = keepLinks(
    linked.filter(
      (document) => isAccepted(document, wanted, terminal) && !isHeldBack(document, wanted, terminal),
    ),
  )

  const written = going.length > 0 ? await writePages(going, wanted, parsing, terminal) : 0
  say([texts.written(written, paths.length, output)])
  return written === paths.length
}

/** Pages in two languages are named and linked as such; what their documents do not say alike is said. */
function linkDocuments(
  documents: readonly ReadDocument[],
  { manifest, baseUrl }: Wanted,
  { complain }: Terminal,
): ReadDocument[] {
  const paths = new Map(documents.map(({ path, result }) => [result, path]))
  const { pairs, results } = linkPairs(
    documents.map(({ result }) => result),
    baseUrl,
  )
  for (const pair of pairs) {
    const [[result, warning] = []] = describePair(pair, manifest)
    if (result && warning) complain(messageLines(`${paths.get(result)}: ${texts.warning}`, warning.message))
  }
  return withResults(documents, results)
}

function keepLinks(documents: readonly ReadDocument[]): ReadDocument[] {
  return withResults(documents, keepLinksAmong(documents.map(({ result }) => result)))
}

function withResults(documents: readonly ReadDocument[], results: readonly ParseResult[]): ReadDocument[] {
  return documents.map((document, index) => ({ ...document, result: results[index] ?? document.result }))
}

/** It has been said how many of its texts nobody has accepted, and who does so now. */
function isAccepted({ path, result }: ReadDocument, { acceptedBy }: Wanted, { complain }: Terminal) {
  const count = countWaitingTexts(result)
  if (count === 0) return true
  const said = acceptedBy === undefined ? texts.notAccepted(count) : texts.acceptedBy(count, acceptedBy)
  complain([`${path}: ${said}`])
  return acceptedBy !== undefined
}

/** It has been said what blocks its page, and who answers for what of it. */
function isHeldBack({ path, result }: ReadDocument, { manifest, answers }: Wanted, { complain }: Terminal) {
  const blocking = findBlockingOfPage(pageFromParseResult(result, false), manifest)
  for (const each of blocking) {
    const said = answers && isAnswered(each, answers) ? sayWaived(each, answers) : texts.heldBack(each)
    complain(messageLines(`${path}: ${said}`, describeFinding(each.finding, undefined)))
  }
  return blocking.some((each) => !isAnswered(each, answers))
}

function sayWaived({ rule, isLaw }: Blocking, { by, second, reasons }: Answers): string {
  return texts.waived(rule, isLaw ? [by, second] : [by], reasons.get(rule) ?? '')
}

/** How many could be written; why others could not is said. */
async function writePages(
  documents: ReadDocument[],
  { output, actionUrl }: Pick<Wanted, 'output' | 'actionUrl'>,
  parsing: Parsing,
  { complain, stderr }: Terminal,
): Promise<number> {
  const progress = createProgress(documents.length, stderr)
  let written = 0

  async function* watch(pages: AsyncGenerator<RenderedPage>): AsyncGenerator<RenderedPage> {
    for await (const page of pages) {
      const path = documents[page.index]?.path ?? ''
      progress.step(path)
      if ('html' in page) written++
      else complain([`${path}: ${describePageFailure(page.failure)}`])
      yield page
    }
    progress.clear()
  }

  const pages = watch(renderAll(jsonOf(documents, actionUrl), parsing))
  if (isZipName(output)) await writeZip(pages, output)
  else await writeFolder(pages, output)
  return written
}

/** As the server gets them from its callers. */
function* jsonOf(documents: readonly ReadDocument[], actionUrl: string | undefined): Generator<Uint8Array> {
  for (const { result } of documents) {
    const metadata = { ...result.metadata, ...(actionUrl && { actionUrl }) }
    yield Buffer.from(JSON.stringify({ ...result, metadata }))
  }
}

function isZipName(output: string): boolean {
  return output.toLowerCase().endsWith('.zip')
}

/** Writes nothing when there is no page: why has been said for each. */
async function writeZip(pages: AsyncGenerator<RenderedPage>, file: string) {
  const zip = await zipPages(pages)
  if (zip.ok) await pipeline(zip.value, createWriteStream(file))
}

async function writeFolder(pages: AsyncGenerator<RenderedPage>, folder: string) {
  for await (const page of pages) {
    if (!('html' in page)) continue
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, page.name), page.html)
  }
}
