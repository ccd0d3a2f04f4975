import { randomBytes } from 'node:crypto'
import { listPictureUses } from '#store/pictures/picture-uses.ts'
import { deleteRecord, listRecords, readRecord, saveRecord } from '#store/records/save-record.ts'
import type { Store } from '#store/store.ts'
import { type PictureRecord, pictureRecordSchema } from '#team/picture.ts'
import type { PictureRecords } from './picture-records.ts'

const kind = 'picture'

/** Among the records of the team, in its database. */
export function createTeamRecords(store: Store, now: () => number): PictureRecords {
  const deedOf = (user: string) => ({ by: user, at: new Date(now()).toISOString() })

  async function list() {
    const { records } = await listRecords(store, { kind })
    return records.map(({ recordId, value }) => ({
      hash: recordId,
      record: pictureRecordSchema.parse(value),
    }))
  }

  async function find(hash: string) {
    const read = await readRecord(store, { kind, recordId: hash })
    return read.ok ? pictureRecordSchema.parse(read.value.value) : undefined
  }

  /** Whoever comes later says what counts: a name or what it shows, which nobody fights about. */
  async function save(hash: string, record: PictureRecord, user: string, known?: number): Promise<boolean> {
    const before = known === undefined ? await readRecord(store, { kind, recordId: hash }) : undefined
    const baseRevision = known ?? (before?.ok ? before.value.revision : 0)
    const changeId = randomBytes(12).toString('hex')
    const saving = { kind, recordId: hash, changeId, baseRevision, value: record } as const
    const saved = await saveRecord(store, deedOf(user), saving)
    if (saved.ok) return true
    // It was deleted before, or changed a moment ago.
    if (saved.refusal.code === 'changed') {
      return await save(hash, record, user, Number(saved.refusal.current.revision))
    }
    return false
  }

  async function remove(hash: string, user: string) {
    const read = await readRecord(store, { kind, recordId: hash })
    if (read.ok) {
      await deleteRecord(store, deedOf(user), { kind, recordId: hash, baseRevision: read.value.revision })
    }
  }

  return { list, find, save, remove, listUses: () => listPictureUses(store) }
}
