import { z } from 'zod'
import { create } from 'zustand'
import type { RecordEntry, savedKindSchema, TeamRecord } from '#team/record.ts'
import type { TeamFailure } from '../api/call-team.ts'
import { currentToken } from '../session/current-token.ts'
import { changeRecord, type Kept, keptOf } from '../team/change-record.ts'
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
  const nowhere: Kept<Shelf> = { revision: 0, value: kind.empty }
  const useCollection = create<CollectionState<Entry>>(() => nothing)
  const record = { schema: kind.shelf, empty: kind.empty }
  const knownSchema = z.object({ revision: z.int(), value: kind.shelf })
  const editSchema = z.union([
    z.object({ on: z.string(), put: kind.entry }),
    z.object({ on: z.string(), drop: kind.entry }),
  ])

  let user: string | undefined
  /** What this browser keeps was read. */
  let isRead = false
  /** What the team has was read. */
  let hasTeams = false
  let shelves = new Map<string, Kept<Shelf>>()
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

  /** The team is asked once: what others do later is heard of. */
  async function ready(of: string): Promise<void> {
    begin(of)
    await (hasTeams ? send() : load(of))
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
    sending = undefined
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
    const before = new Map(shelves)
    const list = await calls.fetchRecords(kind.kind)
    if (user !== of) return
    if (!list.ok) return useCollection.setState({ failure: list.refusal })
    const { records } = list.value
    const ids = new Set(records.map(({ recordId }) => recordId))
    const gone = [...before.keys()].filter((id) => !ids.has(id) && shelves.get(id) === before.get(id))
    for (const id of gone) shelves.delete(id)
    hasTeams = true
    useCollection.setState({ failure: undefined })
    learn(records, before, gone)
  }

  /** What was read; `gone`: those that went. */
  function learn(
    records: readonly TeamRecord[],
    before: ReadonlyMap<string, Kept<Shelf>>,
    gone: readonly string[] = [],
  ) {
    const fresh = records.filter(({ recordId, revision }) => isNews(recordId, before.get(recordId), revision))
    for (const each of fresh) shelves.set(each.recordId, keptOf(each, record))
    const changed = [...gone, ...fresh.map(({ recordId }) => recordId)]
    show(changed)
    keep({ shelves: changed.map(keptShelf) })
  }

  /** Whether a call that began at `before` tells what nothing told since; a server that was taken back counts less. */
  function isNews(id: string, before: Kept<Shelf> | undefined, revision: number): boolean {
    const known = shelves.get(id)
    return known === before ? known?.revision !== revision : (known?.revision ?? 0) < revision
  }

  /** Records that others changed. */
  async function hear(entries: readonly RecordEntry[]) {
    const of = user
    const news = entries.filter(
      (entry) => entry.kind === kind.kind && (shelves.get(entry.recordId)?.revision ?? 0) < entry.revision,
    )
    if (of === undefined || !isRead || news.length === 0) return
    if (news.length > mostSingly) return await readFromTeam(of)
    const before = new Map(shelves)
    const read = await Promise.all(
      news.map(({ recordId }) => calls.fetchRecord({ kind: kind.kind, recordId })),
    )
    if (user === of)
      learn(
        read.flatMap((each) => (each.ok ? [each.value] : [])),
        before,
      )
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
    if (sending) return sending
    const own = sendAll().finally(() => {
      if (sending === own) sending = undefined
    })
    sending = own
    return own
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
    let own: [key: string, edit: Edit<Entry>][] = []
    const change = (shelf: Shelf) => {
      own = [...edits].filter(([, { on }]) => on === id)
      const done = own.map(([, each]) => each)
      return user === of ? applied(shelf, done) : undefined
    }
    const before = shelves.get(id)
    const saved = await changeRecord(before ?? nowhere, {
      ...{ ...record, change },
      send: (body) => calls.sendRecord({ kind: kind.kind, recordId: id, user: of }, body),
    })
    if (user !== of) return undefined
    if (!saved.ok) return saved.refusal
    if (isNews(id, before, saved.value.revision)) shelves.set(id, saved.value)
    // What was done to the same entry meanwhile is sent in its turn.
    const done = own.filter(([key, each]) => edits.get(key) === each).map(([key]) => key)
    for (const key of done) edits.delete(key)
    show([id])
    keep({ shelves: [keptShelf(id)], edits: done.map((key) => [key, undefined]) })
    return undefined
  }

  /** The shelf with what is to be done to it; nothing where that cannot be done. */
  function applied(shelf: Shelf | undefined, own: readonly Edit<Entry>[]): Shelf | undefined {
    return own.reduce(
      (now, each) => now && ('put' in each ? kind.put(now, each.put) : kind.drop(now, each.drop)),
      shelf,
    )
  }

  /** After something was done to these shelves. False: some of it cannot be done. */
  function show(ids: readonly string[]): boolean {
    const byShelf = Map.groupBy(edits.values(), ({ on }) => on)
    let isDone = true
    let isOther = false
    for (const id of new Set(ids)) {
      const { value } = shelves.get(id) ?? nowhere
      const shelf = applied(value, byShelf.get(id) ?? [])
      isDone &&= shelf !== undefined
      const shown = shelf ?? value
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
    return [id, known?.value === undefined ? undefined : known]
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
