import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

export type RunningPostgres = { url: string; stop: () => Promise<void>; kill: () => Promise<void> }

/** Where `initdb` and `postgres` are, if they are installed; the newest of Debian's. */
export function findPostgres(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const ofDebian = globSync('/usr/lib/postgresql/*/bin/initdb').sort().reverse().map(dirname)
  return [...ofDebian, ...folders].find((folder) => existsSync(join(folder, 'initdb')))
}

/** A server of its own, with nothing in it, that nobody else can reach. */
export async function startPostgres(folder: string): Promise<RunningPostgres> {
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'))
  const options = { ...userOf(directory), cwd: directory }
  const data = join(directory, 'data')
  execFileSync(
    join(folder, 'initdb'),
    ['-D', data, '-U', 'builder', '--auth=trust', '--no-sync', '-E', 'UTF8'],
    {
      ...options,
      stdio: 'ignore',
    },
  )
  const port = await findFreePort()
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${directory}`]
  const server = spawn(
    join(folder, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await isReady(server)
  const end = async (signal: NodeJS.Signals) => {
    const over = once(server, 'exit')
    server.kill(signal)
    await over
    rmSync(directory, { recursive: true, force: true })
  }
  const url = `postgresql://builder@127.0.0.1:${port}/postgres`
  return { url, stop: () => end('SIGINT'), kill: () => end('SIGQUIT') }
}

/** It refuses to run as root: then as the user that Debian's package brings, or as nobody. */
function userOf(directory: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const uid = Number(
    execFileSync('id', ['-u', hasUser('postgres') ? 'postgres' : 'nobody'], { encoding: 'utf8' }),
  )
  chownSync(directory, uid, uid)
  return { uid, gid: uid }
}

function hasUser(name: string): boolean {
  try {
    execFileSync('id', ['-u', name], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function isReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.once('exit', () => reject(new Error(`PostgreSQL ended: ${said}`)))
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('ready to accept connections')) resolve()
    })
  })
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}
