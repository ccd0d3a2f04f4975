import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import type { Chance } from './chance.ts'
import { createRouteJudge } from './judge-route.ts'
import { type Call, createCalls, uploadOf, writeCall } from './requests.ts'
import type { Target, Trial } from './target.ts'
import type { WordSources } from './word-sources.ts'

/** Calls of the server's routes: mutated bodies, forms, headers and addresses, and bytes that are hardly HTTP. */
export function createRouteTarget(catalogue: LoadedCatalogue, sources: WordSources): Target {
  const judge = createRouteJudge(catalogue)
  const { createCall } = createCalls(catalogue, sources)

  async function createTrial(chance: Chance): Promise<Trial> {
    const call = await createCall(chance)
    const honest = uploadOf(await sources.pickOwn(chance))
    if (chance.onceIn(10)) {
      const bytes = scribbledOver(writeHttp(call), chance)
      return { input: bytes, extension: 'http', attempt: () => judge.bytes(bytes, honest) }
    }
    return { input: writeCall(call), extension: 'request.json', attempt: () => judge.call(call, honest) }
  }

  return { createTrial, close: judge.close }
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
