import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What this script started and has not ended yet. */
const running = new Set<ChildProcess>()
let isOver = false

/** A program whose words go to a file; `isReady` is asked until it says so. */
export async function start(
  [program, ...details]: readonly [string, ...string[]],
  {
    log,
    settings = {},
    isReady,
  }: { log: string; settings?: NodeJS.ProcessEnv; isReady: () => Promise<boolean> },
): Promise<ChildProcess> {
  if (isOver) throw new Error('Nothing is started any more')
  const words = createWriteStream(log, { flags: 'a' })
  const child = spawn(program, details, {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.pipe(words, { end: false })
  child.stderr.pipe(words, { end: false })
  running.add(child)
  child.once('exit', () => running.delete(child))
  while (!(await isReady())) {
    if (child.exitCode !== null || child.signalCode !== null) {
      const said = readFileSync(log, 'utf8').slice(-1000)
      throw new Error(`${program} ended with ${child.exitCode ?? child.signalCode}: ${said}`)
    }
    await pause(50)
  }
  return child
}

export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** Whatever still runs; what does not stop in ten seconds is killed. */
export async function endAll() {
  isOver = true
  const killing = setTimeout(() => {
    for (const child of running) child.kill('SIGKILL')
  }, 10_000)
  await Promise.all([...running].map((child) => end(child)))
  clearTimeout(killing)
}

export async function findFreePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(probes.map((probe) => once(probe, 'listening')))
  const ports = probes.map((probe) => (probe.address() as { port: number }).port)
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')))
  return ports
}

/** Whether anybody listens there. */
export function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const finish = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => finish(true))
    socket.once('error', () => finish(false))
  })
}
