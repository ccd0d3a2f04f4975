import { createDraft, type Draft } from '#content/draft/draft.ts'
import type { Deed } from '#store/store.ts'

/** A page with one text. */
export function draftOf(text: string, changes: Partial<Draft> = {}): Draft {
  return {
    ...createDraft('2026-11-23T08:00:00.000Z'),
    layout: {
      components: [
        { instanceId: 'HBR-0001', code: 'HBR001', position: 0, createdAt: '2026-11-23T08:00:00.000Z' },
      ],
      pageName: 'skyline',
      locale: 'en-AE',
    },
    content: {
      'HBR-0001': {
        fields: {
          title: { value: text, retryCount: 0, status: 'accepted', acceptedAt: '2026-11-23T08:00:00.000Z' },
        },
        items: [],
      },
    },
    ...changes,
  }
}

/** The same in both languages, English in front. */
export function draftInBoth(english: string, arabic: string, changes: Partial<Draft> = {}): Draft {
  const { content } = draftOf(arabic)
  return draftOf(english, { other: { locale: 'ar-AE', content, pageName: 'skyline' }, ...changes })
}

export const pageId = '0123456789abcdef'

/** By Sara, so many minutes after eight. */
export function deed(minute = 0, by = 'sara'): Deed {
  return { by, at: new Date(Date.UTC(2026, 10, 23, 8, minute)).toISOString() }
}

let count = 0
export function changeId(): string {
  return `change-${String(count++).padStart(12, '0')}`
}
