import { accept, type Result, refuse } from '#base/result.ts'
import { filesOf, isPictureFile } from '#content/pictures/picture-files.ts'
import type { PictureProblem } from '#content/pictures/picture-kind.ts'
import type { PoolFailure } from '#conversion/processes/pool.ts'
import type { Scan, ScanFailure } from '#conversion/scanning/scan.ts'
import type { PictureRecord, TeamPicture } from '#team/picture.ts'
import { digestOfFiles } from './digest-of-files.ts'
import type { PictureStore } from './keeping/picture-store.ts'
import { isSigned, type MediaPass, signMedia } from './keeping/sign-media.ts'
import type { MadePicture } from './making/make-picture.ts'
import type { PictureMaker } from './making/picture-maker.ts'
import type { PictureRecords } from './picture-records.ts'

export type AddProblem = PictureProblem | { problem: PoolFailure | ScanFailure | 'full' }

export type RemoveProblem = { problem: 'unknown' } | { problem: 'used'; uses: TeamPicture['uses'] }

/** The pictures that the team keeps. */
export type Pictures = {
  /** Made anew, and kept by nobody. */
  make: (bytes: Uint8Array, signal?: AbortSignal) => Promise<Result<MadePicture, AddProblem>>
  add: (bytes: Uint8Array, by: Adding) => Promise<Result<TeamPicture, AddProblem>>
  list: () => Promise<TeamPicture[]>
  find: (hash: string) => Promise<TeamPicture | undefined>
  describe: (
    hash: string,
    changes: Partial<Pick<PictureRecord, 'name' | 'alt'>>,
    user: string,
  ) => Promise<TeamPicture | undefined>
  /** Only what no page has. */
  remove: (hash: string, user: string) => Promise<Result<undefined, RemoveProblem>>
  /** One file, for whoever has a pass; nothing for all others. */
  read: (hash: string, name: string, pass: MediaPass) => Promise<Uint8Array | undefined>
  /** The same for a page that is made for somebody of the team. */
  readForTeam: PictureStore['read']
  /** What opens a picture for whoever looks at a page over a review link: until the end of tomorrow, revoked or not. */
  passForGuest: (hash: string) => string
  findRefusal: PictureMaker['findRefusal']
  close: () => Promise<void>
}

type Adding = { name: string; user: string; signal?: AbortSignal }

export type PicturesOptions = {
  maker: PictureMaker
  store: PictureStore
  records: PictureRecords
  /** What addresses are signed with. */
  key: Uint8Array
  /** Milliseconds. */
  now: () => number
  /** Run on each upload before anything opens it. */
  scan?: Scan | undefined
  mostBytes?: number
}

/** Some ten thousand photos. */
const usualMostBytes = 8 * 1024 ** 3

export function createPictures(options: PicturesOptions): Pictures {
  const { maker, store, records, key, now, scan, mostBytes = usualMostBytes } = options

  async function make(bytes: Uint8Array, signal?: AbortSignal): ReturnType<Pictures['make']> {
    const scanned = scan ? await scan([bytes], signal) : accept(undefined)
    if (!scanned.ok) return refuse({ problem: scanned.refusal })
    const made = await maker.make(bytes, signal && { signal })
    if (made.ok) return made
    return refuse(typeof made.refusal === 'string' ? { problem: made.refusal } : made.refusal)
  }

  async function add(bytes: Uint8Array, { name, user, signal }: Adding): ReturnType<Pictures['add']> {
    const made = await make(bytes, signal)
    if (!made.ok) return made
    const { files, ...size } = made.value
    const hash = digestOfFiles(files)
    const known = await records.find(hash)
    if (known) return accept(await toTeam(hash, known))

    const weight = files.reduce((sum, file) => sum + file.bytes.length, 0)
    if ((await countBytes()) + weight > mostBytes) return refuse({ problem: 'full' })
    await store.write(hash, files)
    const sizes = Object.fromEntries(files.map((file) => [file.name, file.bytes.length]))
    const added = { addedBy: user, addedAt: new Date(now()).toISOString() }
    const record = { name, ...size, bytes: weight, files: sizes, ...added }
    if (!(await records.save(hash, record, user))) return refuse({ problem: 'full' })
    return accept(await toTeam(hash, record))
  }

  async function list() {
    const [kept, uses] = await Promise.all([records.list(), records.listUses()])
    return kept
      .map(({ hash, record }) => present(hash, record, uses))
      .sort((one, other) => other.addedAt.localeCompare(one.addedAt))
  }

  async function find(hash: string) {
    const record = await records.find(hash)
    return record && (await toTeam(hash, record))
  }

  async function describe(hash: string, changes: Parameters<Pictures['describe']>[1], user: string) {
    const record = await records.find(hash)
    if (!record) return undefined
    const next = { ...record, ...changes }
    await records.save(hash, next, user)
    return await toTeam(hash, next)
  }

  async function remove(hash: string, user: string): ReturnType<Pictures['remove']> {
    const record = await records.find(hash)
    if (!record) return refuse({ problem: 'unknown' })
    const uses = (await records.listUses()).get(hash) ?? []
    if (uses.length > 0) return refuse({ problem: 'used', uses })
    await records.remove(hash, user)
    await store.remove(
      hash,
      filesOf(record).map(({ name }) => name),
    )
    return accept(undefined)
  }

  async function read(hash: string, name: string, pass: MediaPass) {
    if (!isPictureFile(name) || !isSigned(key, hash, pass, now())) return undefined
    return await store.read(hash, name)
  }

  async function countBytes() {
    return (await records.list()).reduce((sum, { record }) => sum + record.bytes, 0)
  }

  async function toTeam(hash: string, record: PictureRecord) {
    return present(hash, record, await records.listUses())
  }

  function present(hash: string, record: PictureRecord, uses: ReadonlyMap<string, TeamPicture['uses']>) {
    return { ...record, hash, pass: passOf(signMedia(key, hash, now())), uses: uses.get(hash) ?? [] }
  }

  return {
    ...{ make, add, list, find, describe, remove, read },
    readForTeam: store.read,
    passForGuest: (hash) => passOf(signMedia(key, hash, now(), 1)),
    findRefusal: maker.findRefusal,
    close: maker.close,
  }
}

function passOf({ until, sig }: MediaPass): string {
  return `until=${until}&sig=${sig}`
}
