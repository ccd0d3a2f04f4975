import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureStore } from './picture-store.ts'

/** In a folder, a folder for each picture. Whoever reads finds a picture whole or not at all. */
export function createDiskStore(directory: string): PictureStore {
  const shelfOf = (hash: string) => join(directory, hash.slice(0, 2))
  const folderOf = (hash: string) => join(shelfOf(hash), hash)

  return {
    async write(hash, files) {
      await mkdir(shelfOf(hash), { recursive: true, mode: 0o700 })
      const draft = join(shelfOf(hash), `.${hash}-${randomBytes(6).toString('hex')}`)
      await mkdir(draft, { mode: 0o700 })
      try {
        for (const { name, bytes } of files) await writeSynced(join(draft, name), bytes)
        await rename(draft, folderOf(hash))
        await syncFolder(shelfOf(hash))
      } catch (error) {
        await rm(draft, { recursive: true, force: true })
        if (!isThere(error)) throw error
      }
    },
    async read(hash, name) {
      try {
        return await readFile(join(folderOf(hash), name))
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      }
    },
    async remove(hash) {
      await rm(folderOf(hash), { recursive: true, force: true })
    },
  }
}

async function writeSynced(path: string, bytes: Uint8Array) {
  await using file = await open(path, 'wx', 0o600)
  await file.writeFile(bytes)
  await file.sync()
}

/** So that the name outlasts a cut of the power as well; some file systems know no such thing. */
async function syncFolder(path: string) {
  try {
    await using folder = await open(path)
    await folder.sync()
  } catch (error) {
    if (!['EISDIR', 'EPERM', 'EINVAL'].includes(codeOf(error) ?? '')) throw error
  }
}

/** The digest says what is in it, so that what is there already is the same. */
function isThere(error: unknown): boolean {
  return ['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
