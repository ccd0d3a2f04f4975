import { readFileSync } from 'node:fs'

/** What a process has used up to now. */
export type ProcessUsage = { cpuMilliseconds: number; residentBytes: number }

/** Linux counts processor time for other programs in hundredths of a second, whatever the kernel's own clock. */
const millisecondsPerTick = 10

/** Reads from /proc what a process uses; nothing where there is no /proc, or no such process any more. */
export function readProcessUsage(pid: number): ProcessUsage | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return {
      cpuMilliseconds: cpuTicksOf(stat) * millisecondsPerTick,
      residentBytes: residentKilobytesOf(status) * 1024,
    }
  } catch {
    return undefined
  }
}

/** proc(5): utime and stime are fields 14 and 15; the second field is a name in brackets that may hold spaces. */
function cpuTicksOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}

function residentKilobytesOf(status: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0)
}
