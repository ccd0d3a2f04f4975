import { expect, test } from 'vitest'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { draftForGuests } from './draft-for-guests.ts'

const at = '2026-11-20T08:00:00.000Z'
const secret = 'not for guests'
const title: FieldValue = {
  value: 'Gold',
  origin: { by: 'writer', notes: [{ kind: 'text', text: secret }] },
  earlier: [{ value: secret }],
  madeFrom: secret,
  retryCount: 3,
  status: 'pending',
}
const content = { 'FAQ-0001': { fields: { title }, items: [{ id: 'a', values: { question: title } }] } }
const page: Draft = {
  ...addNew(createDraft(at), 'FAQ001', at),
  content,
  brief: { ...createDraft(at).brief, topic: secret },
  waivers: [
    {
      ...{
        id: 'w',
        rule: 'guarantee',
        version: 'v1',
        instanceId: '',
        field: '',
        digest: '',
        locale: 'en-AE',
      },
      ...{ product: '', words: secret, by: secret, isVerified: true, reason: secret, at },
    },
  ],
}

test.each([
  ['one language', page],
  ['two', { ...page, other: { locale: 'ar-AE' as const, pageName: 'gold', content } }],
])('guests of a page in %s see what it shows, and nothing of how it came to be', (_, draft) => {
  const shown = draftForGuests(draft)
  expect(JSON.stringify(shown)).not.toContain(secret)
  const bare = { value: 'Gold', retryCount: 0, status: 'pending' }
  for (const face of [shown, shown.other ?? shown]) {
    expect(face.content['FAQ-0001']).toEqual({
      fields: { title: bare },
      items: [{ id: 'a', values: { question: bare } }],
    })
  }
})
