/** What hostile documents are answered and what that costs. Wanted: each under a second of CPU time. */
import { loadCatalogue } from '#catalogue/load.node.ts'
import { readSpec } from '#word/read.ts'
import { hostileDocuments } from '../scripts/hostile-documents.ts'

const { manifest: catalogue } = loadCatalogue('catalogue')

console.table(
  hostileDocuments.map(({ name, bytes }) => {
    const document = bytes()
    const start = process.cpuUsage()
    const { errors } = readSpec(document, { catalogue, filename: name })
    const { user, system } = process.cpuUsage(start)
    return {
      document: name,
      'size in KB': Math.ceil(document.length / 1024),
      answer: errors[0]?.type,
      'CPU ms': Math.round((user + system) / 1000),
      'memory MB': Math.round(process.memoryUsage.rss() / 1024 / 1024),
    }
  }),
)
