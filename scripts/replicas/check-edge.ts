import { baseHeaders } from '../../src/server/guard/security.ts'
import { exchange } from '../raw-exchange.ts'
import type { Findings } from './findings.ts'
import { type Answer, send } from './send.ts'
import type { World } from './world.ts'

const own = Object.keys(baseHeaders({ publicUrl: undefined }))

/** What nginx answers by itself says as much as the tool does, and bulk uploads larger than any buffer come through. */
export async function checkEdge({ origin, httpPort }: World, { check }: Findings) {
  const foreign = await send(`${origin}/`, { method: 'GET', headers: { host: 'other.example' } })
  check('nginx, asked for another name', tell(foreign), '421, guarded')
  const counts = await send(`${origin}/metrics`, { method: 'GET' })
  check('nginx, asked for the counts', tell(counts), '403, guarded')
  const plain = await send(`http://127.0.0.1:${httpPort}/home`, { method: 'GET' })
  check(
    'nginx over plain http',
    `${tell(plain)}, to ${plain.headers.location}`,
    '308, guarded, to https://127.0.0.1/home',
  )
  const large = await send(`${origin}/api/ai/generate-field`, { body: ' '.repeat(3_000_000) })
  check('nginx, sent too much', `${tell(large)}, ${JSON.parse(large.text).code}`, '413, guarded, too-large')

  for (const [what, bytes] of unreadable) {
    const { status, text } = await exchange(origin, (socket) => socket.write(bytes))
    check(`nginx, sent ${what}`, `${status}, ${isGuarded(text) ? 'guarded' : 'bare'}`, '400, guarded')
  }

  const body = new FormData()
  for (let file = 0; file < 10; file++)
    body.append('documents', new Blob([new Uint8Array(3_000_000)]), `${file}.docx`)
  const accept = 'application/x-ndjson'
  const bulk = await send(`${origin}/api/html/parse-bulk`, { body, headers: { accept } })
  check('lines about 30 MB of files', bulk.text.trimEnd().split('\n').length, 11)
}

/** What the tool never sees, as no hook of it would. */
const unreadable = [
  ['no HTTP', 'HELLO\r\n\r\n'],
  ['a request for no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['an address that cannot be decoded', 'GET /% HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'],
] as const

function isGuarded(text: string): boolean {
  const [head = ''] = text.toLowerCase().split('\r\n\r\n')
  return own.every((name) => head.includes(`\r\n${name}: `))
}

function tell({ status, headers }: Answer): string {
  const isGuarded = own.every((name) => headers[name] !== undefined && !headers[name].includes(', '))
  return `${status}, ${isGuarded ? 'guarded' : 'bare'}`
}
