import type { AddressInfo } from 'node:net'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import type { Chance } from './chance.ts'
import { type Answer, findAnswerFaults } from './judge-answer.ts'
import { type Call, createCalls } from './requests.ts'
import { exchange, serve } from './served-app.ts'
import type { Target, Trial, Verdict } from './target.ts'
import type { WordSources } from './word-sources.ts'

/** Calls of the server's routes: mutated bodies, forms, headers and addresses, and bytes that are hardly HTTP. */
export function createRouteTarget(catalogue: LoadedCatalogue, sources: WordSources): Target {
  const { app, takeThrown } = serve(catalogue)
  const { createCall, createHonestCall } = createCalls(catalogue, sources)

  async function createTrial(chance: Chance): Promise<Trial> {
    const call = await createCall(chance)
    const honest = await createHonestCall(chance)
    if (chance.onceIn(10)) {
      const bytes = scribbledOver(writeHttp(call), chance)
      return { input: bytes, extension: 'http', attempt: () => afterwards(honest, judgeBytes(bytes)) }
    }
    const input = JSON.stringify({ ...call, body: call.body.toString('latin1') })
    return { input, extension: 'request.json', attempt: () => afterwards(honest, judgeCall(call)) }
  }

  /** Whatever came before, the next honest upload is read. */
  async function afterwards(honest: Call, judging: Promise<Verdict>): Promise<Verdict> {
    const verdict = await judging
    const { status } = await inject(honest)
    return status === 200
      ? verdict
      : { ...verdict, faults: [...verdict.faults, `the next honest call got ${status}`] }
  }

  async function judgeCall(call: Call): Promise<Verdict> {
    takeThrown()
    const answer = await inject(call)
    const thrown = takeThrown()
    const faults = [...findAnswerFaults(call, answer), ...thrown.map((reason) => `threw ${reason}`)]
    return {
      answer: `${answer.status}`,
      faults: faults.map((fault) => `${call.method} ${call.url.slice(0, 80)}: ${fault}`),
    }
  }

  async function judgeBytes(bytes: Uint8Array): Promise<Verdict> {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    takeThrown()
    const text = await exchange((app.server.address() as AddressInfo).port, bytes)
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? Number.NaN)
    const faults = takeThrown().map((reason) => `threw ${reason}`)
    if (text !== '' && Number.isNaN(status)) faults.push(`no HTTP: ${text.slice(0, 100)}`)
    if (status >= 500 && status !== 503) faults.push(`status ${status}`)
    if (text !== '' && status >= 200 && !/\r\nx-content-type-options: nosniff\r\n/i.test(text))
      faults.push(`no nosniff with ${status}`)
    if (text !== '' && status >= 200 && !/\r\ncontent-security-policy: /i.test(text))
      faults.push(`no policy with ${status}`)
    return { answer: text === '' ? 'bytes: no answer' : `bytes: ${status}`, faults }
  }

  async function inject({ method, url, headers, body }: Call): Promise<Answer> {
    const response = await app.inject({ method: method as 'POST', url, headers, payload: body })
    return { status: response.statusCode, headers: response.headers, body: response.rawPayload }
  }

  return { createTrial, close: async () => app.close() }
}

function writeHttp({ method, url, headers, body }: Call): Buffer {
  const lines = Object.entries({ host: 'localhost', 'content-length': String(body.length), ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.concat([
    Buffer.from(`${method} ${url} HTTP/1.1\r\n${lines.join('')}connection: close\r\n\r\n`),
    body,
  ])
}

/** Mostly in the first lines, where HTTP itself is. */
function scribbledOver(bytes: Buffer, chance: Chance): Buffer {
  const at = chance.below(chance.onceIn(3) ? bytes.length : Math.min(300, bytes.length))
  const scribble = chance.pick([
    '\0',
    '\r',
    '\n',
    '\r\n\r\n',
    ' ',
    ':',
    '\x80\xff',
    'HTTP/9.9',
    'transfer-encoding: chunked\r\n',
    'a'.repeat(20_000),
    'FFFFFFFFFF\r\n',
  ])
  const rest = bytes.subarray(at + chance.below(chance.pick([1, 4, 40])))
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(scribble, 'latin1'), rest])
}
