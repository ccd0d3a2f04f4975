import { z } from 'zod'
import { create } from 'zustand'
import {
  type RecordEntry,
  recordConflictSchema,
  type savedKindSchema,
  type TeamRecord,
} from '#team/record.ts'
import type { TeamFailure } from '../api/call-team.ts'
import { currentToken } from '../session/current-token.ts'
import { newChangeId } from '../team/ids.ts'
import { type RecordCalls, recordCalls } from '../team/record-calls.ts'
import { type Changes, readShelves, writeShelves } from './kept-shelves.ts'

/** What is known of one kind of entries that the team keeps on shelves, each a record. */
export type ShelfKind<Entry, Shelf> = {
  kind: z.infer<typeof savedKindSchema>
  entry: z.ZodType<Entry>
  shelf: z.ZodType<Shelf>
  empty: Shelf
  entriesIn: (shelf: Shelf) => readonly Entry[]
  keyOf: (entry: Entry) => string
  shelfOf: (entry: Entry) => string
  /** Undefined where there is no room. */
  put: (shelf: Shelf, entry: Entry) => Shelf | undefined
  drop: (shelf: Shelf, entry: Entry) => Shelf
}

export type CollectionState<Entry> = {
  /** All that is known, what the team does not have yet too. */
  entries: readonly Entry[]
  status: 'unread' | 'read'
  /** Entries that the team does not have yet as they are here. */
  waiting: number
  /** Why they wait: nothing as long as nothing was tried in vain. */
  failure: TeamFailure | undefined
}

/** `on`: the shelf. */
type Edit<Entry> = { on: string } & ({ put: Entry } | { drop: Entry })
/** As the team last had it. `shelf`: nothing where a newer release wrote it, which is left alone. */
type Known<Shelf> = { revision: number; shelf: Shelf | undefined }

/** So often a shelf is read anew that others put something on meanwhile. */
const patience = 6
/** More than these are read as a list. */
const mostSingly = 8

/**
 * Entries of the team as this browser has them. Whatever is put or dropped counts here at once, is kept, and goes to the
 * team when it can be reached: a shelf on which somebody was faster is read anew, and the edit done to that.
 */
export function createCollection<Entry, Shelf>(
  kind: ShelfKind<Entry, Shelf>,
  calls: RecordCalls = recordCalls,
) {
  const nothing: CollectionState<Entry> = { entries: [], status: 'unread', waiting: 0, failure: undefined }
  const useCollection = create<CollectionState<Entry>>(() => nothing)
  const knownSchema = z.object({ revision: z.int(), shelf: kind.shelf })
  const editSchema = z.union([
    z.object({ on: z.string(), put: kind.entry }),
    z.object({ on: z.string(), drop: kind.entry }),
  ])

  let user: string | undefined
  /** What this browser keeps was read. */
  let isRead = false
  /** What the team has was read. */
  let hasTeams = false
  let shelves = new Map<string, Known<Shelf>>()
  let edits = new Map<string, Edit<Entry>>()
  /** What stands on each shelf with what was done to it here. */
  let views = new Map<string, readonly Entry[]>()
  let loading: Promise<void> | undefined
  let sending: Promise<void> | undefined

  /** What this browser has of this user's, and then what the team has. Asked for again it asks the team again. */
  function load(of: string): Promise<void> {
    begin(of)
    loading ??= read(of)
    return loading
  }

  /** Once: what others do later is heard of. */
  async function ready(of: string): Promise<void> {
    begin(of)
    if (!hasTeams) await load(of)
  }

  async function read(of: string) {
    try {
      await readAll(of)
    } finally {
      if (user === of) loading = undefined
    }
  }

  /** What another user had is nobody's any more. */
  function begin(of: string) {
    if (user === of) return
    user = of
    isRead = false
    hasTeams = false
    loading = undefined
    shelves = new Map()
    edits = new Map()
    views = new Map()
    useCollection.setState(nothing, true)
  }

  async function readAll(of: string) {
    if (!isRead) {
      const kept = await readShelves({ user: of, kind: kind.kind }).catch(() => ({ shelves: [], edits: [] }))
      if (user !== of) return
      isRead = true
      for (const [id, each] of kept.shelves) {
        const { data } = knownSchema.safeParse(each)
        if (data && !shelves.has(id)) shelves.set(id, data)
      }
      for (const [key, each] of kept.edits) {
        const { data } = editSchema.safeParse(each)
        if (data && !edits.has(key)) edits.set(key, data)
      }
      show([...shelves.keys(), ...[...edits.values()].map(({ on }) => on)])
    }
    await readFromTeam(of)
    if (user === of) await send()
  }

  async function readFromTeam(of: string) {
    if (!currentToken()) return
    const list = await calls.fetchRecords(kind.kind)
    if (user !== of) return
    if (!list.ok) return useCollection.setState({ failure: list.refusal })
    const gone = [...shelves.keys()].filter(
      (id) => !list.value.records.some(({ recordId }) => recordId === id),
    )
    for (const id of gone) shelves.delete(id)
    const fresh = list.value.records.filter(
      ({ recordId, revision }) => shelves.get(recordId)?.revision !== revision,
    )
    for (const record of fresh) learn(record)
    const changed = [...gone, ...fresh.map(({ recordId }) => recordId)]
    hasTeams = true
    useCollection.setState({ failure: undefined })
    show(changed)
    keep({ shelves: changed.map(keptShelf) })
  }

  /** What a call says that stands on a shelf now. */
  function learn({
    recordId,
    revision,
    value,
    isDeleted,
  }: Pick<TeamRecord, 'recordId' | 'revision' | 'value' | 'isDeleted'>) {
    const shelf = isDeleted ? kind.empty : kind.shelf.safeParse(value).data
    shelves.set(recordId, { revision, shelf })
  }

  /** Records that others changed. */
  async function hear(records: readonly RecordEntry[]) {
    const news = records.filter(
      (record) =>
        record.kind === kind.kind && (shelves.get(record.recordId)?.revision ?? 0) < record.revision,
    )
    if (user === undefined || !isRead || news.length === 0) return
    if (news.length > mostSingly) return await readFromTeam(user)
    for (const { recordId } of news) {
      const read = await calls.fetchRecord({ kind: kind.kind, recordId })
      if (read.ok) learn(read.value)
    }
    const changed = news.map(({ recordId }) => recordId)
    show(changed)
    keep({ shelves: changed.map(keptShelf) })
  }

  /** False: a shelf has no room for one of them, and nothing is put. */
  function put(entries: readonly Entry[]): boolean {
    return edit(entries.map((entry) => [kind.keyOf(entry), { on: kind.shelfOf(entry), put: entry }]))
  }

  function drop(entries: readonly Entry[]) {
    edit(entries.map((entry) => [kind.keyOf(entry), { on: kind.shelfOf(entry), drop: entry }]))
  }

  function edit(named: readonly [key: string, Edit<Entry>][]): boolean {
    const before = edits
    edits = new Map([...edits, ...named])
    const touched = new Set(named.map(([, { on }]) => on))
    if (!show([...touched])) {
      edits = before
      show([...touched])
      return false
    }
    keep({ edits: [...new Map(named)] })
    void send()
    return true
  }

  /** One at a time; without a sign-in that the server knows, this browser alone has it. */
  function send(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }

  async function sendAll() {
    const of = user
    /** Shelves that the server does not take; the others go on. */
    const refused = new Set<string>()
    let failure: TeamFailure | undefined
    while (of !== undefined && of === user && currentToken()) {
      const next = [...edits.values()].find(({ on }) => !refused.has(on))
      if (!next) break
      const refusal = await sendShelf(of, next.on)
      if (user !== of) return
      failure = refusal ?? failure
      useCollection.setState({ failure })
      if (refusal?.reason === 'refused') refused.add(next.on)
      else if (refusal) return
    }
  }

  async function sendShelf(of: string, id: string): Promise<TeamFailure | undefined> {
    for (let attempt = 0; attempt < patience; attempt += 1) {
      const own = [...edits].filter(([, { on }]) => on === id)
      const value = applied(
        id,
        own.map(([, each]) => each),
      )
      if (value === undefined) return { reason: 'refused', code: 'too-large', body: undefined }
      const body = { changeId: newChangeId(), baseRevision: shelves.get(id)?.revision ?? 0, value }
      const saved = await calls.sendRecord({ kind: kind.kind, recordId: id, user: of }, body)
      if (user !== of) return undefined
      if (saved.ok) {
        shelves.set(id, { revision: saved.value.revision, shelf: value })
        // What was done to the same entry meanwhile is sent in its turn.
        const done = own.filter(([key, each]) => edits.get(key) === each).map(([key]) => key)
        for (const key of done) edits.delete(key)
        show([id])
        keep({ shelves: [keptShelf(id)], edits: done.map((key) => [key, undefined]) })
        return undefined
      }
      const { refusal } = saved
      if (refusal.reason === 'refused' && refusal.code === 'unknown') {
        // The server was taken back to before it had the shelf.
        shelves.delete(id)
        continue
      }
      if (refusal.reason !== 'refused' || refusal.code !== 'changed') return refusal
      const { data } = recordConflictSchema.safeParse(refusal.body)
      if (!data) return { reason: 'away' }
      learn(data)
    }
    return { reason: 'away' }
  }

  /** The shelf with what is to be done to it; nothing where that cannot be done. */
  function applied(id: string, own: readonly Edit<Entry>[]): Shelf | undefined {
    const known = shelves.get(id)
    return own.reduce<Shelf | undefined>(
      (shelf, each) => shelf && ('put' in each ? kind.put(shelf, each.put) : kind.drop(shelf, each.drop)),
      known ? known.shelf : kind.empty,
    )
  }

  /** After something was done to these shelves. False: some of it cannot be done. */
  function show(ids: readonly string[]): boolean {
    const byShelf = Map.groupBy(edits.values(), ({ on }) => on)
    let isDone = true
    let isOther = false
    for (const id of new Set(ids)) {
      const shelf = applied(id, byShelf.get(id) ?? [])
      isDone &&= shelf !== undefined
      const shown = shelf ?? shelves.get(id)?.shelf
      const next = shown ? kind.entriesIn(shown) : []
      if (isSame(views.get(id) ?? [], next)) continue
      views.set(id, next)
      isOther = true
    }
    // What was only sent is no news to whoever shows it.
    useCollection.setState({
      ...(isOther && { entries: [...views.values()].flat() }),
      status: 'read',
      waiting: edits.size,
    })
    return isDone
  }

  function keptShelf(id: string): [string, unknown] {
    const known = shelves.get(id)
    return [id, known?.shelf === undefined ? undefined : known]
  }

  /** Where nothing may be kept, it lasts as long as this tab. */
  function keep(changes: Changes) {
    if (user !== undefined) writeShelves({ user, kind: kind.kind }, changes).catch(() => undefined)
  }

  return { useCollection, begin, load, ready, put, drop, send, hear }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index])
}
