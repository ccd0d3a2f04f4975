import type { Draft } from '#content/draft/draft.ts'
import { exportContent } from '#content/draft/draft-content.ts'
import { namedImagesOf } from '#content/pictures/images-of.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { emptyBrief } from '#content/writing/brief.ts'

/** What the page shows, and nothing of how it came to be: no brief, no earlier words, no notes, no origins, no waivers. */
export function draftForGuests({ waivers: _, ...draft }: Draft): Draft {
  const { other } = draft
  return {
    ...draft,
    ...(draft.images && {
      images: {
        ...namedImagesOf({ images: draft.images, content: exportContent(other?.content ?? {}) }),
        ...namedImagesOf({ images: draft.images, content: exportContent(draft.content) }),
      },
    }),
    content: contentForGuests(draft.content),
    ...(other && { other: { ...other, content: contentForGuests(other.content) } }),
    brief: emptyBrief,
    itemConfigs: {},
  }
}

function contentForGuests(content: Draft['content']): Draft['content'] {
  const bared = Object.entries(content).map(([instanceId, { fields, items }]) => [
    instanceId,
    { fields: shown(fields), items: items.map(({ id, values }) => ({ id, values: shown(values) })) },
  ])
  return Object.fromEntries(bared)
}

function shown(values: Record<string, FieldValue>): Record<string, FieldValue> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, bare(value)]))
}

function bare(field: FieldValue): FieldValue {
  const { value } = field
  if (field.status !== 'accepted') return { value, retryCount: 0, status: 'pending' }
  return { value, retryCount: 0, status: 'accepted', acceptedAt: field.acceptedAt }
}
