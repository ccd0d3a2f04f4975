import type { PictureRecord, TeamPicture } from '#team/picture.ts'

/** What the team knows of its pictures, and which pages have them. */
export type PictureRecords = {
  list: () => Promise<{ hash: string; record: PictureRecord }[]>
  find: (hash: string) => Promise<PictureRecord | undefined>
  /** False: the team has no room left. */
  save: (hash: string, record: PictureRecord, user: string) => Promise<boolean>
  remove: (hash: string, user: string) => Promise<void>
  /** By digest; what nothing has is not there. */
  listUses: () => Promise<ReadonlyMap<string, TeamPicture['uses']>>
}
