import type { PictureRecord, TeamPicture } from '#team/picture.ts'
import type { PictureRecords } from './picture-records.ts'

/** In memory, for tests. `uses` may be changed while it is in use. */
export function createFakeRecords(uses = new Map<string, TeamPicture['uses']>()): PictureRecords {
  const records = new Map<string, PictureRecord>()
  return {
    list: async () => [...records].map(([hash, record]) => ({ hash, record })),
    find: async (hash) => records.get(hash),
    async save(hash, record) {
      records.set(hash, record)
      return true
    },
    remove: async (hash) => void records.delete(hash),
    listUses: async () => uses,
  }
}
