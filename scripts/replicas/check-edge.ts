import { baseHeaders } from '../../src/server/guard/security.ts'
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

  const body = new FormData()
  for (let file = 0; file < 10; file++)
    body.append('documents', new Blob([new Uint8Array(3_000_000)]), `${file}.docx`)
  const accept = 'application/x-ndjson'
  const bulk = await send(`${origin}/api/html/parse-bulk`, { body, headers: { accept } })
  check('lines about 30 MB of files', bulk.text.trimEnd().split('\n').length, 11)
}

function tell({ status, headers }: Answer): string {
  const isGuarded = own.every((name) => headers[name] !== undefined && !headers[name].includes(', '))
  return `${status}, ${isGuarded ? 'guarded' : 'bare'}`
}
