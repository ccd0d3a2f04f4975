import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ParseResult } from '#content/parse-result.ts'
import type { Parsing } from '#conversion/parsing.ts'
import type { LedgerLine } from '../calls/ledger.ts'

/** What the server counts about itself, without names, addresses or texts. */
export type Metrics = {
  registry: Registry
  /** `route` is the pattern, never the address that was asked for. */
  countRequest: (route: string, method: string, status: number, seconds: number) => void
  /** A request that was turned down, by the code of its answer. */
  countRefusal: (code: string) => void
  /** A document that came in, by what became of it. */
  countDocument: (result: Pick<ParseResult, 'success' | 'errors'>) => void
  countCall: (line: LedgerLine) => void
}

export function createMetrics(parsing: Pick<Parsing, 'status'>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers,
  })
  const refusals = new Counter({
    name: 'refusals_total',
    help: 'Requests that were turned down, by the code of the answer',
    labelNames: ['code'],
    registers,
  })
  const documents = new Counter({
    name: 'documents_total',
    help: 'Word documents, by outcome: read, or the type of their first error',
    labelNames: ['outcome'],
    registers,
  })
  const calls = new Counter({
    name: 'writer_calls_total',
    help: 'Calls of the writer by outcome',
    labelNames: ['writer', 'outcome'],
    registers,
  })
  const tokens = new Counter({
    name: 'writer_tokens_total',
    help: 'Tokens that the model server counted',
    labelNames: ['writer', 'direction'],
    registers,
  })
  new Gauge({
    name: 'parsing_children',
    help: 'Child processes that work on documents, by what they do',
    labelNames: ['state'],
    registers,
    collect() {
      const { idle, busy } = parsing.status()
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'busy' }, busy)
    },
  })
  new Gauge({
    name: 'parsing_waiting',
    help: 'Tasks that wait for a child process',
    registers,
    collect() {
      this.set(parsing.status().waiting)
    },
  })
  new Gauge({
    name: 'parsing_deaths',
    help: 'Child processes that had to be replaced since the start',
    registers,
    collect() {
      this.set(parsing.status().deaths)
    },
  })

  return {
    registry,
    countRequest: (route, method, status, seconds) => requests.observe({ route, method, status }, seconds),
    countRefusal: (code) => refusals.inc({ code }),
    countDocument: ({ success, errors }) =>
      documents.inc({ outcome: success ? 'read' : (errors[0]?.type ?? 'UNKNOWN') }),
    countCall({ writer, outcome, inputTokens = 0, outputTokens = 0 }) {
      calls.inc({ writer, outcome })
      tokens.inc({ writer, direction: 'in' }, inputTokens)
      tokens.inc({ writer, direction: 'out' }, outputTokens)
    },
  }
}
