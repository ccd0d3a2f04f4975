import { expect, test } from 'vitest'
import { accept, refuse } from '#base/result.ts'
import type { Draft } from '#content/draft/draft.ts'
import { askChanges } from '#store/changes/ask-changes.ts'
import { addComment, type NewComment } from '#store/comments/add-comment.ts'
import { changeComment, deleteComment, listComments } from '#store/comments/change-comment.ts'
import { listLinks, makeLink, revokeLink } from '#store/links/make-link.ts'
import { commentAsGuest, openLink } from '#store/links/open-link.ts'
import { deletePage } from '#store/pages/delete-page.ts'
import { listPages, readPage } from '#store/pages/read-pages.ts'
import { savePage } from '#store/pages/save-page.ts'
import { listReviews } from '#store/reviews/read-reviews.ts'
import { takeStep } from '#store/reviews/take-step.ts'
import type { Deed, Store } from '#store/store.ts'
import { readVersion } from '#store/versions/read-versions.ts'
import { type Engine, openStore } from './engine.ts'
import { changeId, deed, draftOf, pageId } from './page.ts'

const users = ['sara', 'omar', 'lina']
const otherPage = 'fedcba9876543210'

/** Reviews, comments and links. */
export function talkContract(engine: Engine) {
  async function save(store: Store, by: Deed, baseRevision: number, draft: Draft, id = pageId) {
    const saved = await savePage(store, by, { pageId: id, changeId: changeId(), baseRevision, draft })
    expect(saved.ok).toBe(true)
  }

  async function openWithPage(): Promise<Store> {
    const store = await openStore(engine)
    await save(store, deed(0), 0, draftOf('one'))
    return store
  }

  async function entryOf(store: Store, user = 'sara') {
    const { pages } = await listPages(store, { user, deleted: 'no' })
    return pages.find((page) => page.pageId === pageId)
  }

  const say = (store: Store, by: Deed, text: string, changes: Partial<NewComment> = {}) =>
    addComment(store, by, { pageId, commentId: changeId(), text, users, ...changes })

  test('a step is kept with the version it is about, and what changes afterwards says so and by whom', async () => {
    const store = await openWithPage()
    const step = { pageId, changeId: changeId(), revision: 1, step: 'ready', note: 'Please look' } as const
    const ready = await takeStep(store, deed(1), step)
    expect(ready).toMatchObject(accept({ step: 'ready', version: 1, ...deed(1), isOwn: false }))
    expect(await takeStep(store, deed(2), step)).toEqual(ready)
    await takeStep(store, deed(3, 'omar'), { pageId, changeId: changeId(), revision: 1, step: 'approved' })
    expect((await entryOf(store))?.state).toEqual({
      step: 'approved',
      face: 'en-AE',
      version: 1,
      ...deed(3, 'omar'),
      isOwn: false,
    })

    const { brief } = draftOf('one')
    await save(store, deed(4), 1, draftOf('one', { brief: { ...brief, topic: 'Planes' } }))
    expect((await entryOf(store))?.state).not.toHaveProperty('changed')
    await save(store, deed(5, 'lina'), 2, draftOf('two'))
    expect((await entryOf(store))?.state).toMatchObject({ step: 'approved', changed: deed(5, 'lina') })
    await save(store, deed(6), 3, draftOf('one'))
    expect((await entryOf(store))?.state).not.toHaveProperty('changed')
    expect(await readVersion(store, { pageId, number: 1 })).toMatchObject({
      value: { draft: draftOf('one') },
    })
    expect(await listReviews(store, { pageId })).toMatchObject({
      value: { reviews: [{ step: 'approved' }, { step: 'ready', note: 'Please look' }] },
    })
  })

  test('a step is about the state that was looked at', async () => {
    const store = await openWithPage()
    await save(store, deed(1), 1, draftOf('two'))
    const late = { pageId, changeId: changeId(), revision: 1, step: 'approved' } as const
    expect(await takeStep(store, deed(2, 'omar'), late)).toEqual(
      refuse({ code: 'changed', current: { revision: 2, ...deed(1) } }),
    )
    expect((await entryOf(store))?.state).toEqual({ step: 'draft' })
  })

  test.each([
    ['who wrote last', 'sara', true],
    ['who wrote before', 'lina', true],
    ['who only asked', 'omar', true],
    ['somebody else', 'mona', false],
  ])('%s approves: their own page, %s: %s', async (_, approver, isOwn) => {
    const store = await openStore(engine)
    await save(store, deed(0, 'lina'), 0, draftOf('of Lina'))
    await save(store, deed(1, 'sara'), 1, draftOf('of Sara'))
    await takeStep(store, deed(2, 'omar'), { pageId, changeId: changeId(), revision: 2, step: 'ready' })
    const approved = { pageId, changeId: changeId(), revision: 2, step: 'approved' } as const
    expect(await takeStep(store, deed(3, approver), approved)).toMatchObject({ value: { isOwn } })
  })

  test('comments are counted, answered, resolved and opened again, and everybody hears of it', async () => {
    const store = await openWithPage()
    const { cursor } = await askChanges(store, deed(), {})
    const anchor = { instanceId: 'HBR-0001', createdAt: 'x', field: 'title', quote: 'one' }
    const commentId = changeId()
    const comment = await say(store, deed(1, 'omar'), 'Too long?', { commentId, anchor })
    expect(comment).toMatchObject(accept({ commentId, author: 'omar', anchor, isGuest: false, mentions: [] }))
    expect(await say(store, deed(9), 'Another', { commentId })).toEqual(comment)
    const answer = await say(store, deed(2), 'No', { answers: commentId })
    const nested = await say(store, deed(3), 'Really', {
      answers: answer.ok ? answer.value.commentId : '',
    })
    expect(nested).toMatchObject({ value: { answers: commentId } })
    expect((await entryOf(store))?.commented).toEqual({ ...deed(3), isGuest: false })
    expect((await askChanges(store, deed(), { since: cursor })).pages).toMatchObject([
      { pageId, openComments: 1 },
    ])

    const resolve = (resolved: boolean) =>
      changeComment(store, deed(4), { pageId, commentId, resolved, users })
    expect(await resolve(true)).toMatchObject({ value: { resolved: deed(4) } })
    expect((await entryOf(store))?.openComments).toBe(0)
    await resolve(false)
    expect((await entryOf(store))?.openComments).toBe(1)
    expect((await listComments(store, { pageId })).ok).toBe(true)
  })

  test('a text is its author’s to change and to delete', async () => {
    const store = await openWithPage()
    const commentId = changeId()
    await say(store, deed(1, 'omar'), 'secret', { commentId })
    const change = { pageId, commentId, text: 'changed', users }
    expect(await changeComment(store, deed(2), change)).toEqual(refuse({ code: 'not-yours' }))
    expect(await deleteComment(store, deed(2), { pageId, commentId })).toEqual(refuse({ code: 'not-yours' }))
    expect(await changeComment(store, deed(3, 'omar'), change)).toMatchObject({
      value: { text: 'changed', editedAt: deed(3).at },
    })
    const deleted = await deleteComment(store, deed(4, 'omar'), { pageId, commentId })
    expect(deleted).toMatchObject({ value: { text: '', deletedAt: deed(4).at } })
    expect(await deleteComment(store, deed(5, 'omar'), { pageId, commentId })).toEqual(deleted)
    expect((await entryOf(store))?.openComments).toBe(0)
    expect(await entryOf(store)).not.toHaveProperty('commented')
    expect(await store.database.read('SELECT text FROM comments')).toEqual([{ text: '' }])
  })

  test('who is named waits until they answer, or it is settled', async () => {
    const store = await openWithPage()
    const waiting = async (user: string) => (await entryOf(store, user))?.mentions
    const first = changeId()
    await say(store, deed(1), '@Omar and @lina and @sara, look', { commentId: first })
    expect([await waiting('omar'), await waiting('lina'), await waiting('sara')]).toEqual([1, 1, 0])
    await say(store, deed(2, 'omar'), 'Looked', { answers: first })
    expect([await waiting('omar'), await waiting('lina')]).toEqual([0, 1])
    await changeComment(store, deed(3), { pageId, commentId: first, resolved: true, users })
    expect(await waiting('lina')).toBe(0)
    await changeComment(store, deed(4), { pageId, commentId: first, resolved: false, users })
    await changeComment(store, deed(5), { pageId, commentId: first, text: '@omar alone', users })
    expect([await waiting('omar'), await waiting('lina')]).toEqual([1, 0])
  })

  test('of another page nothing is told, changed or answered', async () => {
    const store = await openWithPage()
    await save(store, deed(0), 0, draftOf('other'), otherPage)
    const commentId = changeId()
    await say(store, deed(1), 'mine', { commentId })
    const unknown = refuse({ code: 'unknown' })
    const foreign = { pageId: otherPage, commentId }
    expect(await say(store, deed(2), 'x', foreign)).toEqual(unknown)
    expect(await changeComment(store, deed(2), { ...foreign, resolved: true, users })).toEqual(unknown)
    expect(await deleteComment(store, deed(2), foreign)).toEqual(unknown)
    expect(await say(store, deed(2), 'x', { pageId: otherPage, answers: commentId })).toEqual(
      refuse({ code: 'bad-request', what: 'answer' }),
    )
    const linkId = changeId()
    const link = { linkId, revision: 1, label: 'Legal', days: 14, showsComments: false, mayComment: false }
    await makeLink(store, deed(3), { pageId, ...link })
    expect(await revokeLink(store, deed(4), { pageId: otherPage, linkId })).toEqual(unknown)
    expect(await makeLink(store, deed(4), { pageId: otherPage, ...link })).toEqual(unknown)
  })

  test('a page takes five hundred comments', async () => {
    const store = await openWithPage()
    await store.database.transact(async (sql) => {
      for (let count = 0; count < 500; count++)
        await sql(
          'INSERT INTO comments (comment_id, page_id, author, text, at) VALUES ($1, $2, $3, $4, $5)',
          `full-${count}`,
          pageId,
          'sara',
          'x',
          deed().at,
        )
    })
    expect(await say(store, deed(1), 'one more')).toEqual(refuse({ code: 'full', of: 'comments' }))
  })

  test('comments take room of the team, which those that are deleted give back', async () => {
    const { database } = await openWithPage()
    const taken = async () => Number((await database.read('SELECT bytes FROM team'))[0]?.bytes)
    const before = await taken()
    const store = { database, mostBytes: before + 100 }
    const commentId = changeId()
    expect(await say(store, deed(1), 'ب'.repeat(51))).toEqual(refuse({ code: 'full', of: 'room' }))
    expect(await say(store, deed(1), 'ب'.repeat(40), { commentId })).toMatchObject({ ok: true })
    const longer = { pageId, commentId, text: 'ب'.repeat(60), users }
    expect(await changeComment(store, deed(2), longer)).toEqual(refuse({ code: 'full', of: 'room' }))
    await changeComment(store, deed(2), { ...longer, text: 'shorter' })
    expect(await taken()).toBe(before + 7)
    await deleteComment(store, deed(3), { pageId, commentId })
    await deleteComment(store, deed(4), { pageId, commentId })
    expect(await taken()).toBe(before)
  })

  const made = { revision: 1, label: 'Legal', days: 14, showsComments: true, mayComment: true }

  test('a page takes fifty links that hold, and one more once one was revoked', async () => {
    const store = await openWithPage()
    const ids = Array.from({ length: 50 }, changeId)
    for (const linkId of ids) {
      expect((await makeLink(store, deed(1), { ...made, pageId, linkId })).ok).toBe(true)
    }
    const another = () => makeLink(store, deed(2), { ...made, pageId, linkId: changeId() })
    expect(await another()).toEqual(refuse({ code: 'full', of: 'links' }))
    await revokeLink(store, deed(3), { pageId, linkId: ids[0] ?? '' })
    expect((await another()).ok).toBe(true)
  })

  test('a guest answers what is on their page alone', async () => {
    const store = await openWithPage()
    await save(store, deed(0), 0, draftOf('other'), otherPage)
    const commentId = changeId()
    await say(store, deed(1), 'secret', { commentId, pageId: otherPage })
    const link = await makeLink(store, deed(2), { ...made, pageId, linkId: changeId() })
    const knock = { token: link.ok ? link.value.token : '', at: deed(3).at }
    const said = { name: 'Mona', text: 'x', users }
    expect(await commentAsGuest(store, knock, { ...said, commentId })).toEqual(refuse({ code: 'unknown' }))
    expect(
      await commentAsGuest(store, knock, { ...said, commentId: changeId(), answers: commentId }),
    ).toEqual(refuse({ code: 'bad-request', what: 'answer' }))
  })

  test('a link shows the frozen version and nothing of how it was made, and counts', async () => {
    const store = await openWithPage()
    const field = draftOf('one').content['HBR-0001']?.fields.title
    const draft = draftOf('one', {
      brief: { ...draftOf('').brief, topic: 'confidential' },
      content: {
        'HBR-0001': {
          fields: {
            title: {
              value: 'shown',
              retryCount: 3,
              status: 'pending',
              earlier: [{ value: 'confidential' }],
              origin: { by: 'writer', writer: 'confidential' },
            },
            ...(field && { more: field }),
          },
          items: [],
        },
      },
    })
    await save(store, deed(1), 1, draft)
    const link = await makeLink(store, deed(2), { ...made, pageId, linkId: changeId(), revision: 2 })
    const token = link.ok ? link.value.token : ''
    expect(token).toMatch(/^[\w-]{43}$/)
    await save(store, deed(3), 2, draftOf('later'))
    await say(store, deed(4), 'Seen?')

    const page = await openLink(store, { token, at: deed(5).at })
    expect(page).toMatchObject({
      value: { label: 'Legal', pageName: 'skyline', comments: [{ text: 'Seen?' }] },
    })
    expect(JSON.stringify(page)).toContain('shown')
    expect(JSON.stringify(page)).not.toContain('confidential')
    expect(JSON.stringify(page)).not.toContain('later')
    expect(await listLinks(store, { pageId })).toMatchObject({
      value: { links: [{ label: 'Legal', opened: 1, lastOpenedAt: deed(5).at, version: 1 }] },
    })
    expect(JSON.stringify(await listLinks(store, { pageId }))).not.toContain(token)
    expect(JSON.stringify(await store.database.read('SELECT * FROM links'))).not.toContain(token)
  })

  test('a token that is wrong, expired, revoked, replaced, or of a deleted page is answered alike', async () => {
    const store = await openWithPage()
    const linkId = changeId()
    const tokenOf = async (id: string) => {
      const link = await makeLink(store, deed(1), { ...made, pageId, linkId: id })
      return link.ok ? link.value.token : ''
    }
    const open = (token: string, at = deed(2).at) => openLink(store, { token, at })
    const unknown = refuse({ code: 'unknown' })
    const replaced = await tokenOf(linkId)
    const token = await tokenOf(linkId)
    expect(await open(token)).toMatchObject({ ok: true })
    expect(await open(replaced)).toEqual(unknown)
    expect(await open('guess')).toEqual(unknown)
    expect(await open('')).toEqual(unknown)
    expect(await open(token, deed(14 * 24 * 60 + 1).at)).toEqual(unknown)
    const other = await tokenOf(changeId())
    await revokeLink(store, deed(3), { pageId, linkId })
    expect(await open(token)).toEqual(unknown)
    expect(
      await commentAsGuest(
        store,
        { token, at: deed(4).at },
        { commentId: changeId(), name: 'X', text: 'x', users },
      ),
    ).toEqual(unknown)
    await deletePage(store, deed(4), { pageId, baseRevision: 1 })
    expect(await open(other)).toEqual(unknown)
  })

  test('a guest comments under a name of their own, which never passes for an account', async () => {
    const store = await openWithPage()
    const link = await makeLink(store, deed(1), { ...made, pageId, linkId: changeId() })
    const knock = { token: link.ok ? link.value.token : '', at: deed(2).at }
    const commentId = changeId()
    const guest = { commentId, name: 'sara', text: '@omar see 3.2', users }
    expect(await commentAsGuest(store, knock, guest)).toMatchObject({
      value: { author: 'sara', isGuest: true, mentions: ['omar'] },
    })
    expect((await entryOf(store, 'omar'))?.mentions).toBe(1)
    const change = { pageId, commentId, text: 'I agree', users }
    expect(await changeComment(store, deed(3), change)).toEqual(refuse({ code: 'not-yours' }))
    expect(await deleteComment(store, deed(4), { pageId, commentId })).toMatchObject({ ok: true })

    const silent = await makeLink(store, deed(5), { ...made, pageId, linkId: changeId(), mayComment: false })
    const token = silent.ok ? silent.value.token : ''
    expect(await commentAsGuest(store, { ...knock, token }, { ...guest, commentId: changeId() })).toEqual(
      refuse({ code: 'not-yours' }),
    )
  })

  test('a page of the list is read with all of it', async () => {
    const store = await openWithPage()
    await takeStep(store, deed(1), {
      pageId,
      changeId: changeId(),
      revision: 1,
      step: 'published',
      address: 'https://bank.example/skyline',
      publishedAt: deed(0).at,
    })
    expect(await readPage(store, { user: 'sara', pageId })).toMatchObject({
      value: {
        state: { step: 'published', address: 'https://bank.example/skyline', publishedAt: deed(0).at },
      },
    })
  })
}
