import { readdirSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Behind it stands the process that made it, so that what a killed one has left can be told. */
const prefix = 'webpage-builder-scan-'

const inUse = new Set<string>()

// Whatever ends this process but a kill.
process.on('exit', () => inUse.forEach(removeNow))

/** A folder of its own for the copy of a document that a scanner looks at. */
export async function makeCopyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
  inUse.add(folder)
  return folder
}

export async function removeCopyFolder(folder: string) {
  await rm(folder, { recursive: true, force: true })
  inUse.delete(folder)
}

/** What servers that were killed have left: of processes that are no more, and of this one before it began. */
export function removeLeftCopies() {
  for (const name of readdirSync(tmpdir())) {
    const [, owner] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? []
    const folder = join(tmpdir(), name)
    if (owner !== undefined && !inUse.has(folder) && isOver(Number(owner))) removeNow(folder)
  }
}

function isOver(id: number): boolean {
  if (id === process.pid) return true
  try {
    process.kill(id, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

function removeNow(folder: string) {
  rmSync(folder, { recursive: true, force: true })
}
