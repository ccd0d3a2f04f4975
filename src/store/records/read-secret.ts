import { randomBytes } from 'node:crypto'
import type { Store } from '../store.ts'

/** 32 random bytes in hexadecimal that all replicas share, made when they are first asked for. */
export async function readSecret({ database: { read, write } }: Store, name: string): Promise<string> {
  await write(
    'INSERT INTO secrets (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    name,
    randomBytes(32).toString('hex'),
  )
  const [row] = await read('SELECT secret FROM secrets WHERE name = $1', name)
  return String(row?.secret)
}
