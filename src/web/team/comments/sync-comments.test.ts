import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { accept, refuse } from '#base/result.ts'
import type { Comment } from '#team/comment.ts'
import type { CommentCalls } from './comment-calls.ts'
import { listQueued, loadComments, putQueued } from './outbox.ts'
import { syncComments } from './sync-comments.ts'
import { withQueued } from './with-queued.ts'

const at = '2026-11-20T08:00:00.000Z'
const one = '0000000000000001'
const two = '0000000000000002'

test('what was written while the server was away arrives in its order, each thing once', async () => {
  const key = { user: 'sara', pageId: '00000000000000a1' }
  const server = createServer()
  server.isAway = true
  await add(key, '1', one, 'First')
  await add(key, '2', two, 'Second')
  await putQueued(key, {
    queuedId: '3',
    at,
    deed: { kind: 'change', commentId: one, body: { resolved: true } },
  })
  expect(await syncComments(key, server.calls)).toBe(false)
  const shown = withQueued(await loadComments(key), await listQueued(key), 'sara')
  expect(shown).toMatchObject([
    { text: 'First', isWaiting: true, resolved: { by: 'sara' } },
    { text: 'Second', isWaiting: true },
  ])

  server.isAway = false
  expect(await syncComments(key, server.calls)).toBe(true)
  expect(server.said).toEqual(['First', 'Second', `resolved ${one}`])
  expect(await listQueued(key)).toEqual([])
  expect((await loadComments(key)).map(({ text }) => text)).toEqual(['First', 'Second'])
})

test('a comment that the server refuses stays with its author, and lets the others through', async () => {
  const key = { user: 'sara', pageId: '00000000000000a2' }
  const server = createServer()
  server.refuses = 'First'
  await add(key, '1', one, 'First')
  await add(key, '2', two, 'Second')
  expect(await syncComments(key, server.calls)).toBe(true)
  expect(server.said).toEqual(['Second'])
  const shown = withQueued(await loadComments(key), await listQueued(key), 'sara')
  expect(shown).toMatchObject([
    { text: 'Second' },
    { text: 'First', refused: { code: 'full', queuedId: '1' } },
  ])
})

test('a text that its author changed stands there at once, marked, and is sent after what came before it', async () => {
  const key = { user: 'sara', pageId: '00000000000000a3' }
  const server = createServer()
  await add(key, '1', one, 'Frist')
  await putQueued(key, {
    queuedId: '2',
    at,
    deed: { kind: 'change', commentId: one, body: { text: 'First' } },
  })
  const shown = withQueued(await loadComments(key), await listQueued(key), 'sara')
  expect(shown).toMatchObject([{ text: 'First', editedAt: at, isWaiting: true }])
  expect(await syncComments(key, server.calls)).toBe(true)
  expect(server.said).toEqual(['Frist', `${one}: First`])
})

function add(key: { user: string; pageId: string }, queuedId: string, commentId: string, text: string) {
  return putQueued(key, { queuedId, at, deed: { kind: 'add', body: { commentId, text } } })
}

function createServer() {
  const server = {
    isAway: false,
    refuses: '',
    said: [] as string[],
    comments: [] as Comment[],
    calls: {} as CommentCalls,
  }
  const away = refuse({ reason: 'away' } as const)
  const comment = (commentId: string, text: string): Comment => {
    return { commentId, text, author: 'sara', isGuest: false, at, mentions: [] }
  }
  server.calls = {
    fetchComments: async () => (server.isAway ? away : accept({ comments: server.comments })),
    sendComment: async (_, { commentId, text }) => {
      if (server.isAway) return away
      if (text === server.refuses) return refuse({ reason: 'refused', code: 'full', body: {} })
      server.said.push(text)
      server.comments.push(comment(commentId, text))
      return accept(comment(commentId, text))
    },
    sendChange: async (_, commentId, { text }) => {
      if (server.isAway) return away
      server.said.push(text === undefined ? `resolved ${commentId}` : `${commentId}: ${text}`)
      return accept(comment(commentId, ''))
    },
    sendDeletion: async (_, commentId) => accept(comment(commentId, '')),
  }
  return server
}
