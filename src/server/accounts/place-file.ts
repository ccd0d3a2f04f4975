import { randomBytes } from 'node:crypto'
import { constants, copyFileSync, linkSync, renameSync, rmSync, writeFileSync } from 'node:fs'

type Options = { mode?: number }

/** Writes a file whole, and never over one that is there. False: there is one, and it stays as it is. */
export function placeFile(path: string, text: string, options: Options = {}): boolean {
  const draft = writeDraft(path, text, options)
  try {
    link(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft)
  }
}

/** Readers see the old text or the new one, never a part. */
export function replaceFile(path: string, text: string) {
  renameSync(writeDraft(path, text, {}), path)
}

export function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code
}

function link(draft: string, path: string) {
  try {
    linkSync(draft, path)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error
    // Not every file system has links.
    copyFileSync(draft, path, constants.COPYFILE_EXCL)
  }
}

/** Named by chance: servers in two containers may have one process id. */
function writeDraft(path: string, text: string, { mode = 0o666 }: Options): string {
  const draft = `${path}.${randomBytes(8).toString('hex')}.new`
  writeFileSync(draft, text, { flag: 'wx', mode })
  return draft
}
