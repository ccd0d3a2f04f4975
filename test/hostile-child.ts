/** A child for the pool's tests that does what a document should never make a child do. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { devNull } from 'node:os'

const hoard: Buffer[] = []

const shapes: Record<string, (detail: string) => unknown> = {
  echo: (detail) => detail,
  loop: () => {
    for (;;);
  },
  work: (milliseconds) => {
    const before = process.cpuUsage()
    while (process.cpuUsage(before).user < Number(milliseconds) * 1000);
    return 'worked'
  },
  'slow pattern': () => /^(a+)+$/.test(`${'a'.repeat(60)}!`),
  'growing list': () => {
    for (const list: unknown[] = []; ; ) list.push({ list })
  },
  'growing text': () => {
    for (let text = 'ab'; ; ) text += text.slice(1) + text.length
  },
  'growing map': () => {
    for (const map = new Map(); ; ) map.set(map.size, [map.size])
  },
  buffers: () => {
    for (const buffers: Buffer[] = []; ; ) buffers.push(Buffer.alloc(16 * 1024 * 1024, 1))
  },
  hoard: () => {
    hoard.push(Buffer.alloc(150 * 1024 * 1024, 1))
    return 'hoarded'
  },
  'name yourself': () => process.pid,
  recursion: () => {
    const deeper = (depth: number): number => deeper(depth + 1) + 1
    return deeper(0)
  },
  exit: () => process.exit(0),
  kill: () => process.kill(process.pid, 'SIGKILL'),
  abort: () => process.abort(),
  throw: () => {
    throw new Error('thrown on purpose')
  },
  sleep: () => new Promise(() => setInterval(() => undefined, 1000)),
  wait: (detail) => new Promise((resolve) => setTimeout(() => resolve('waited'), Number(detail))),
  'read a file': (detail) => readFileSync(detail, 'utf8'),
  'write a file': () => writeFileSync(devNull, 'x'),
  'start a program': () => spawnSync(process.execPath, ['--version']).status,
  'make code of a text': () => new Function('return 1')(),
  'see the environment': () => Object.keys(process.env).length,
}

if (process.argv[2] === 'never ready') process.exit(1)

process.on('message', async ({ shape, detail = '' }: { shape: string; detail?: string }) => {
  try {
    process.send?.({ type: 'answer', answer: await shapes[shape]?.(detail) })
  } catch (error) {
    process.send?.({ type: 'threw', reason: String(error) })
  }
})

if (process.argv[2] !== 'silent') process.send?.({ type: 'ready' })
