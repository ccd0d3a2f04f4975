import { withoutNoncharacters } from '#base/noncharacters.ts'
import { isBlank } from '../content.ts'
import type { Candidate, FailureCause, FieldValue } from './field-value.ts'
import type { Note } from './note.ts'
import { isByMachine, type Origin } from './origin.ts'

/** What may happen to one value. */
export type Written = {
  value: string | string[]
  /** Digest of the text of the other face that it says in this one's language. */
  madeFrom?: string | undefined
  writer?: string | undefined
  notes: readonly Note[]
  briefNotes?: readonly Note[] | undefined
}

/** Candidates beyond these are forgotten, the oldest first. */
export const candidateLimit = 10

/** New text that nobody has read. What stood there can be brought back. */
export function written(
  before: FieldValue,
  { value, writer, notes, briefNotes, madeFrom }: Written,
): FieldValue {
  const isFirst = isBlank(before.value) && before.status !== 'error'
  return {
    value,
    origin: {
      by: 'writer',
      ...(writer !== undefined && { writer }),
      ...(notes.length > 0 && { notes: [...notes] }),
      ...(briefNotes && briefNotes.length > 0 && { briefNotes: [...briefNotes] }),
    },
    ...keepEarlier(before, value),
    ...(madeFrom !== undefined && { madeFrom }),
    retryCount: isFirst ? before.retryCount : before.retryCount + 1,
    status: 'pending',
  }
}

/** What stood there stays, but it is not what was asked for. */
export function failed(before: FieldValue, error: string, cause: FailureCause): FieldValue {
  const { earlier } = before
  const isTried = isBlank(before.value) && !isByMachine(before)
  return {
    ...candidateOf(before),
    ...(isTried && { origin: { by: 'writer' } satisfies Origin }),
    ...(earlier && { earlier }),
    retryCount: before.retryCount,
    status: 'error',
    error,
    cause,
  }
}

/** What failed cannot be accepted: it must be written anew or by hand. An acceptance is not renewed. */
export function accepted(before: FieldValue, at: string, by?: string): FieldValue {
  if (before.status !== 'pending') return before
  return { ...before, ...acceptance(at, by) }
}

/**
 * By hand, `at` that time. What a person writes where nothing stood is accepted, and what was accepted stays so: by whom
 * and when it was, or, where it is known who types, by them and now. A text that waits goes on waiting, and what failed
 * waits too, also when its text is left as it is.
 */
export function edited(before: FieldValue, typed: string | string[], at: string, by?: string): FieldValue {
  const value = Array.isArray(typed) ? typed.map(withoutNoncharacters) : withoutNoncharacters(typed)
  if (isSame(before.value, value) && before.status !== 'error') return before
  const kept = keepEarlier(before, value)
  const isNothing = isBlank(value) && !kept.earlier
  const base = {
    value,
    ...(!isNothing && { origin: { by: 'person' } satisfies Origin }),
    ...kept,
    retryCount: before.retryCount,
  }
  if (before.status === 'accepted') {
    return { ...base, ...(by === undefined ? acceptanceOf(before) : acceptance(at, by)) }
  }
  const isFirst = before.status === 'pending' && isBlank(before.value) && !isBlank(value)
  return isFirst ? { ...base, ...acceptance(at, by) } : { ...base, status: 'pending' }
}

/**
 * Some of its words give way to others, on this page as in many values: that decides nothing. What waits goes on waiting
 * and keeps its origin, what was accepted stays so and is a person's now; who accepted it has not seen these words.
 */
export function replaced(before: FieldValue, value: string | string[]): FieldValue {
  if (isSame(before.value, value)) return before
  if (before.status !== 'accepted') return { ...before, value, ...keepEarlier(before, value) }
  const { madeFrom, acceptedBy: _, ...decided } = before
  return { ...edited(decided, value, before.acceptedAt), ...(madeFrom !== undefined && { madeFrom }) }
}

/** An earlier value comes back, to be accepted anew; what stood there becomes an earlier one. */
export function restored(before: FieldValue, candidate: number): FieldValue {
  const chosen = before.earlier?.[candidate]
  if (!chosen) return before
  return {
    ...chosen,
    ...keepEarlier(before, chosen.value),
    retryCount: before.retryCount,
    status: 'pending',
  }
}

/** With these among what stood here before, the oldest first: two people have written in one place. */
export function remembering(value: FieldValue, candidates: readonly Candidate[]): FieldValue {
  const { earlier: _, ...rest } = value
  return { ...rest, ...withEarlier([...candidates, ...(value.earlier ?? [])], value.value) }
}

type Acceptance = Pick<Accepted, 'status' | 'acceptedAt' | 'acceptedBy'>
type Accepted = Extract<FieldValue, { status: 'accepted' }>

function acceptance(acceptedAt: string, acceptedBy: string | undefined): Acceptance {
  return { status: 'accepted', acceptedAt, ...(acceptedBy !== undefined && { acceptedBy }) }
}

function acceptanceOf({ acceptedAt, acceptedBy }: Accepted): Acceptance {
  return acceptance(acceptedAt, acceptedBy)
}

/** Each value stands once among the candidates, and the one in the field is none of them. */
function keepEarlier(before: FieldValue, value: string | string[]): { earlier?: Candidate[] } {
  return withEarlier([...(before.earlier ?? []), candidateOf(before)], value)
}

function withEarlier(all: readonly Candidate[], value: string | string[]): { earlier?: Candidate[] } {
  const candidates = all.filter((each) => !isBlank(each.value) && !isSame(each.value, value))
  const latest = candidates.filter(
    (each, index) => !candidates.slice(index + 1).some((later) => isSame(later.value, each.value)),
  )
  const earlier = latest.slice(-candidateLimit)
  return earlier.length > 0 ? { earlier } : {}
}

export function candidateOf({ value, origin, madeFrom }: FieldValue): Candidate {
  return { value, ...(origin && { origin }), ...(madeFrom !== undefined && { madeFrom }) }
}

function isSame(one: string | string[], other: string | string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
