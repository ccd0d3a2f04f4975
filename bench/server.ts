import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type RunningServer = { url: string; process: ChildProcess; stop: () => void }

/** Starts the real server on a free port with a data folder of its own; `directory` is where it is installed. */
export async function startServer(directory = '.', settings: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--optimize-for-size', 'src/server/main.ts'], {
    cwd: directory,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: 'out/compiled',
      PORT: '0',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-')),
      RATE_LIMIT_PARSE: '100000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    child.stdout.on('data', (text: Buffer) => {
      const found = /http:\/\/\S+/.exec(String(text))
      if (found) resolve(found[0])
    })
  })
  return { url, process: child, stop: () => child.kill() }
}

/** Ids of the processes that `parent` started. Linux only. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number)
}

/** The most memory that a process ever held, in megabytes. Linux only. */
export function peakMemory(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

/** CPU milliseconds, user and system, that a process has used so far. Linux only, in steps of ten. */
export function cpuTimeOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function parentOf(pid: string): number {
  try {
    return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}
