import { cpus, loadavg, totalmem } from 'node:os'

/** What the figures were measured on, and what else it had to do when they began. */
export function describeMachine(): string {
  const [load = 0] = loadavg()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${memory} GB, Node ${process.version}, load average at the start ${load.toFixed(1)}`
}
