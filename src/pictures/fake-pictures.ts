import { createHash } from 'node:crypto'
import { accept, refuse } from '#base/result.ts'
import { filesOf } from '#content/pictures/picture-files.ts'
import { readPictureHead } from '#content/pictures/picture-kind.ts'
import type { PoolFailure } from '#conversion/processes/pool.ts'
import { createFakeRecords } from './fake-records.ts'
import type { PictureStore } from './keeping/picture-store.ts'
import type { PictureMaker } from './making/picture-maker.ts'
import { createPictures, type Pictures, type PicturesOptions } from './pictures.ts'

/** Pictures in memory, of which nothing is made anew: each file holds a digest of what came. For tests. */
export function createFakePictures(changes: Partial<PicturesOptions> = {}): Pictures {
  return createPictures({
    maker: createFakeMaker(),
    store: createFakeStore(),
    records: createFakeRecords(),
    key: new Uint8Array(32).fill(7),
    now: Date.now,
    ...changes,
  })
}

export function createFakeMaker(failure?: PoolFailure): PictureMaker {
  return {
    async make(bytes) {
      if (failure) return refuse(failure)
      const head = readPictureHead(bytes)
      if (!head.ok) return head
      const { width, height } = head.value
      const picture = { width, height, hasAlpha: false }
      const digest = new Uint8Array(createHash('sha256').update(bytes).digest())
      return accept({ ...picture, files: filesOf(picture).map(({ name }) => ({ name, bytes: digest })) })
    },
    findRefusal: () => undefined,
    close: async () => undefined,
  }
}

export function createFakeStore(): PictureStore {
  const kept = new Map<string, Uint8Array>()
  return {
    async write(hash, files) {
      for (const { name, bytes } of files) kept.set(`${hash}/${name}`, bytes)
    },
    read: async (hash, name) => kept.get(`${hash}/${name}`),
    async remove(hash, names) {
      for (const name of names) kept.delete(`${hash}/${name}`)
    },
  }
}
