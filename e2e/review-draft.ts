import { findComponent } from '#catalogue/lookup.ts'
import type { Draft } from '#content/draft/draft.ts'
import { setValue } from '#content/slots.ts'
import type { Candidate, FieldValue } from '#content/values/field-value.ts'
import type { Note } from '#content/values/note.ts'
import { manifest, writtenDraft } from './sample-draft.ts'

/** A page as the draft writer leaves it: every text is pending, and nobody has read any. */
export function unreadDraft(pageName: string, codes: readonly string[]): Draft {
  const draft = writtenDraft(pageName, codes)
  const content = Object.entries(draft.content).map(([instanceId, { fields, items }]) => [
    instanceId,
    { fields: unread(fields), items: items.map(({ id, values }) => ({ id, values: unread(values) })) },
  ])
  return { ...draft, content: Object.fromEntries(content) }
}

function unread(values: Record<string, FieldValue>): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(values).map(([name, { value }]) => [
      name,
      { value, origin: { by: 'writer', writer: 'draft' }, retryCount: 0, status: 'pending' } as const,
    ]),
  )
}

type Pending = {
  value: string | string[]
  earlier?: Candidate[]
  notes?: Note[]
  briefNotes?: Note[]
  retryCount?: number
}

/** The draft with another pending text of the draft writer at `title`, or at `items.0.title`. */
export function withText(
  draft: Draft,
  instanceId: string,
  path: string,
  { notes, briefNotes, ...pending }: Pending,
): Draft {
  return withValue(draft, instanceId, path, {
    origin: { by: 'writer', writer: 'draft', notes, briefNotes },
    retryCount: 0,
    ...pending,
    status: 'pending',
  })
}

/** The draft with a value that could not be written. */
export function withError(draft: Draft, instanceId: string, path: string): Draft {
  return withValue(draft, instanceId, path, {
    value: '',
    origin: { by: 'writer' },
    retryCount: 0,
    status: 'error',
    error: 'Failed to generate content',
    cause: 'timeout',
  })
}

export function withValue(draft: Draft, instanceId: string, path: string, value: FieldValue): Draft {
  const instance = draft.layout.components.find((each) => each.instanceId === instanceId)
  const component = instance && findComponent(manifest, instance.code)
  if (!component) throw new Error(`${instanceId} is not on the page`)
  const [, item, field] = /^items\.(\d+)\.(.+)$/.exec(path) ?? []
  const place = item === undefined ? { field: path } : { field: field ?? '', item: Number(item) }
  return setValue(draft, component, instanceId, place, value)
}
