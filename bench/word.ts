/**
 * What reading a Word document costs, in CPU time over 50 documents of 10 components, beside a floor (inflate
 * and one look at each byte), an XML parser alone, and mammoth. Wanted: read at most 4 ms and at least 12 times
 * as fast as mammoth, document to finished HTML at most 7 ms, and a cost that grows linearly.
 */
import { unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { SaxesParser } from 'saxes'
import { pageFromParseResult } from '#html/page.ts'
import { createRenderer } from '#html/render.ts'
import { describeRead } from '#texts/parse-result.ts'
import { nodeUnpacker } from '#word/package/unpacker.node.ts'
import { readSpec } from '#word/read.ts'
import { catalogue, createDocument } from './documents.ts'
import { cpuTime, median, printTable } from './measure.ts'

/** With one item each, ten components make about 140 KB of XML. */
const documents = await Promise.all(Array.from({ length: 50 }, (_, seed) => createDocument(10, seed, 1)))
const renderer = createRenderer(catalogue.manifest, catalogue.pageFiles)
const passes = 7
const warmUp = 3

const contestants: [name: string, work: (bytes: Uint8Array) => unknown][] = [
  ['floor: inflate and look at each byte', lookAtEachByte],
  ['saxes alone, counting events', countEvents],
  ['our read (validation included)', read],
  ['our read and render: document to HTML', readAndRender],
  ['mammoth', (bytes) => mammoth.convertToHtml({ buffer: Buffer.from(bytes) })],
]

const costs = new Map(contestants.map(([name]) => [name, [] as number[]]))
for (let pass = 0; pass < warmUp + passes; pass++) {
  for (const [name, work] of contestants) {
    const cost = await cpuTime(async () => {
      for (const document of documents) await work(document)
    })
    if (pass >= warmUp) costs.get(name)?.push(cost / documents.length)
  }
}

const xmlSize = median(documents.map((bytes) => mainPart(bytes).length))
console.log(
  `${documents.length} documents of 10 components, ${(xmlSize / 1024).toFixed(0)} KB of document.xml each`,
)
const medians = contestants.map(([name]) => median(costs.get(name) ?? []))
const [floor = 1] = medians
const slowest = medians.at(-1) ?? 1
printTable([
  ['', 'CPU ms a document', 'times the floor', 'mammoth takes'],
  ...contestants.map(([name], index) => {
    const cost = medians[index] ?? Number.NaN
    return [name, cost.toFixed(2), (cost / floor).toFixed(1), `${(slowest / cost).toFixed(1)} x`]
  }),
])

console.log('\nGrowth of our read')
const rows = [['components', 'CPU ms', 'CPU ms a component']]
for (const size of [10, 100, 1000]) {
  const document = await createDocument(size, 1, 1)
  const runs: number[] = []
  for (let run = 0; run < 7; run++) runs.push(await cpuTime(() => read(document)))
  rows.push([String(size), median(runs).toFixed(2), (median(runs) / size).toFixed(3)])
}
printTable(rows)

function mainPart(bytes: Uint8Array): Uint8Array {
  return (
    unzipSync(bytes, { filter: ({ name }) => name === 'word/document.xml' })['word/document.xml'] ?? bytes
  )
}

function lookAtEachByte(bytes: Uint8Array): number {
  let sum = 0
  for (const byte of mainPart(bytes)) sum += byte
  return sum
}

function countEvents(bytes: Uint8Array): number {
  let count = 0
  const parser = new SaxesParser()
  parser.on('opentag', () => count++)
  parser.on('text', () => count++)
  parser.write(new TextDecoder().decode(mainPart(bytes))).close()
  return count
}

function read(bytes: Uint8Array) {
  return describeRead(
    readSpec(bytes, {
      catalogue: catalogue.manifest,
      filename: 'bench.docx',
      unpacker: nodeUnpacker,
    }),
  )
}

function readAndRender(bytes: Uint8Array): string {
  return renderer.renderPage(pageFromParseResult(read(bytes), false))
}
