import { expect, test } from 'vitest'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft } from '#content/draft/draft.ts'
import type { Comment } from './comment.ts'
import { placeOfComment, threadsOf } from './threads.ts'

const at = '2026-11-20T08:00:00.000Z'
const page = addNew(createDraft(at), 'FAQ001', at)

test('answers stand behind their comment, and what was deleted stays where somebody answered', () => {
  const threads = threadsOf([
    comment('first', { deletedAt: at }),
    comment('second'),
    comment('gone', { deletedAt: at }),
    comment('answer', { answers: 'first' }),
  ])
  expect(threads.map(({ root, answers }) => [root.text, ...answers.map(({ text }) => text)])).toEqual([
    ['first', 'answer'],
    ['second'],
  ])
})

test('a section that came under the number of another one does not take its comments', () => {
  const anchor = { instanceId: 'FAQ-0001', createdAt: at }
  expect(placeOfComment(page, anchor)).toEqual({ instanceId: 'FAQ-0001' })
  expect(placeOfComment(page, { ...anchor, createdAt: '2026-11-19T08:00:00.000Z' })).toBe('gone')
  expect(placeOfComment(page, { ...anchor, itemId: 'nowhere' })).toBe('gone')
  expect(placeOfComment(page, undefined)).toBe('page')
})

function comment(text: string, more: Partial<Comment> = {}): Comment {
  return { commentId: text, author: 'sara', isGuest: false, text, at, mentions: [], ...more }
}
