import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  linkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'

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

/** Readers see the old text or the new one, never a part, and whoever could read the one can read the other. */
export function replaceFile(path: string, text: string) {
  const draft = writeDraft(path, text, {})
  try {
    keepRights(path, draft)
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
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

function keepRights(path: string, draft: string) {
  const { mode, uid, gid } = statSync(path)
  const made = statSync(draft)
  chmodSync(draft, mode)
  if (made.uid !== uid || made.gid !== gid) chownSync(draft, uid, gid)
}

/** Named by chance: servers in two containers may have one process id. */
function writeDraft(path: string, text: string, { mode = 0o666 }: Options): string {
  const draft = `${path}.${randomBytes(8).toString('hex')}.new`
  writeFileSync(draft, text, { flag: 'wx', mode })
  return draft
}
