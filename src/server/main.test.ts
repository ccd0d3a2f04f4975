import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

function start(settings: Record<string, string>) {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(tmpdir(), 'webpage-builder-test'), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { server, errors: text(server.stderr) }
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  for await (const chunk of stdout ?? []) return String(chunk)
  return ''
}

/** Processes whose parent this is, by /proc. */
function childrenOf(parent: number | undefined): string[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(parent)
      } catch {
        return false
      }
    })
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'it says where it is, and %s ends it and its children',
  async (signal) => {
    const { server } = start({})
    const line = await firstLine(server)
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' })

    const children = process.platform === 'linux' ? childrenOf(server.pid) : []
    if (process.platform === 'linux') expect(children).toHaveLength(2)
    server.kill(signal)
    expect(await once(server, 'exit')).toEqual([0, null])
    for (const child of children) expect(readdirSync('/proc')).not.toContain(child)
  },
)

test('a port in use is one line on stderr, and exit 1', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const { server, errors } = start({ PORT: String(port) })
  expect(await once(server, 'exit')).toEqual([1, null])
  expect(await errors).toBe(`PORT: ${port} is in use on 127.0.0.1. Please choose another with PORT=…\n`)
  other.close()
})

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http"\n'],
  [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR: /dev/null/data cannot be made (ENOTDIR)\n'],
  [{ DATA_DIR: '/proc/x/y' }, 'DATA_DIR: /proc/x/y cannot be made (ENOENT)\n'],
  [{ TRUST_PROXY: 'zzz' }, expect.stringMatching(/^TRUST_PROXY must be .+, not "zzz"\n$/)],
  [{ CATALOGUE_DIR: '/nowhere' }, expect.stringMatching(/^CATALOGUE_DIR: \/nowhere is no catalogue: .+\n$/)],
])('a bad setting %o is one line on stderr, and exit 1', async (settings, line) => {
  const { server, errors } = start(settings as Record<string, string>)
  expect(await once(server, 'exit')).toEqual([1, null])
  expect(await errors).toEqual(line)
})
