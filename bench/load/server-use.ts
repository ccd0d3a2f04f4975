/** What a server process uses, by /proc. Linux only. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { childrenOf, cpuTimeOf, peakMemory } from '../server.ts'

/** Forgets the peak of a process's memory, so that the next one is of what comes now (proc(5), clear_refs). */
export function forgetPeak(pid: number) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

export type Use = {
  /** What it holds now, and the most since the peak was forgotten, in megabytes. */
  memory: number
  peak: number
  handles: number
  children: number
  /** CPU milliseconds since the start: the server's own, and those of all its children, ended ones too. */
  cpu: number
  childrenCpu: number
}

export function readUse(pid: number): Use {
  const children = childrenOf(pid)
  return {
    memory: residentMemory(pid),
    peak: peakMemory(pid),
    handles: readdirSync(`/proc/${pid}/fd`).length,
    children: children.length,
    cpu: cpuTimeOf(pid),
    childrenCpu: reapedCpuTimeOf(pid) + children.reduce((sum, child) => sum + cpuTimeWhileThere(child), 0),
  }
}

/** A child may have ended since it was listed: then its parent has been told what it used. */
function cpuTimeWhileThere(child: number): number {
  try {
    return cpuTimeOf(child)
  } catch {
    return 0
  }
}

function residentMemory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

/** proc(5): cutime and cstime are fields 16 and 17. */
function reapedCpuTimeOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) * 10
}
