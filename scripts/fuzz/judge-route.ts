import type { AddressInfo } from 'node:net'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import { type Answer, findAnswerFaults } from './judge-answer.ts'
import type { Call } from './requests.ts'
import { exchange, serve } from './served-app.ts'
import type { Verdict } from './target.ts'

/** What is no request at all is refused by Node, or by Fastify in its own words, before any code of ours. */
const refusedUnread =
  /^HTTP\/1\.1 4\d\d [^\r\n]+\r\n(?:(?:Connection|Date|Transfer-Encoding): [^\r\n]+\r\n)+\r\n|"message":"(?:Client Error|Exceeded maximum allowed HTTP header size)"/

/** Says what is wrong with how the server answers a call, or bytes that are hardly one, and an honest call after it. */
export function createRouteJudge(catalogue: LoadedCatalogue) {
  const { app, takeThrown } = serve(catalogue)

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
    if (refusedUnread.test(text)) return { answer: `bytes: ${status}`, faults }
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

  return {
    call: (call: Call, honest: Call) => afterwards(honest, judgeCall(call)),
    bytes: (bytes: Uint8Array, honest: Call) => afterwards(honest, judgeBytes(bytes)),
    close: async () => app.close(),
  }
}
