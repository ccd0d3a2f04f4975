/** Asks for small things all the time, in a process of its own, and notes how long each took. */
import { Agent, request } from 'node:http'
import { briefOf } from '#writing/fake-tasks.node.ts'
import type { Probe } from './probe.ts'

const [origin = '', floor = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const everyMilliseconds = 10

type Kind = { name: string; url: string; body?: string }
const kinds: readonly Kind[] = [
  { name: 'bare Fastify route', url: floor },
  { name: '/healthz', url: `${origin}/healthz` },
  { name: '/manifest.json', url: `${origin}/manifest.json` },
  { name: 'a page', url: `${origin}/html-generator` },
  { name: 'a text', url: `${origin}/api/ai/generate-field`, body: writingRequest() },
]

let probes: Probe[] = []
let turn = 0
for (const kind of kinds) await ask(kind)
process.on('disconnect', () => process.exit())
process.on('message', (order: 'begin' | 'tell') => {
  if (order === 'tell') process.send?.(probes)
  probes = []
})
setInterval(() => {
  const kind = kinds[turn++ % kinds.length]
  if (kind) void ask(kind)
}, everyMilliseconds)
process.send?.('ready')

function ask(kind: Kind): Promise<void> {
  const { name, url, body } = kind
  const start = performance.now()
  return new Promise((resolve) => {
    function note(status: number) {
      probes.push({ name, status, milliseconds: performance.now() - start })
      resolve()
    }
    const headers = body ? { 'content-type': 'application/json', 'content-length': body.length } : {}
    const call = request(url, { agent, method: body ? 'POST' : 'GET', headers })
    call.on('response', (response) => response.resume().on('end', () => note(response.statusCode ?? 0)))
    // A connection that is kept may end just as it is used again: whoever keeps them asks once more.
    call.on('error', () => (call.reusedSocket ? resolve(ask(kind)) : note(0)))
    call.end(body)
  })
}

function writingRequest(): string {
  return JSON.stringify({
    brief: briefOf(),
    component: 'HBR001',
    field: 'title',
    instanceId: 'HBR-0001',
  })
}
