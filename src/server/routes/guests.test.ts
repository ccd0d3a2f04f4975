import { expect, test } from 'vitest'
import { bearer, fakeAccounts } from '#accounts/fake-accounts.ts'
import { createDraft } from '#content/draft/draft.ts'
import { createFakePictures } from '#pictures/fake-pictures.ts'
import { fakePng } from '#pictures/fake-png.ts'
import { reviewTokenHeader } from '#team/review-link.ts'
import { createApp } from '../app.ts'
import { createFakeAccounts, createFakeServices } from '../fake-services.ts'

const pageId = '0123456789abcdef'

/** A page with a link to it, and who has its token. */
async function appWithLink(changes: object = {}, pictures = createFakePictures(), drafted: object = {}) {
  const app = createApp(createFakeServices({ pictures, accounts: createFakeAccounts(fakeAccounts) }))
  const headers = bearer('brand')
  const draft = {
    ...createDraft('2026-11-21T12:00:00.000Z'),
    displayName: '<img src=x onerror=alert(1)>',
    ...drafted,
  }
  const payload = { changeId: 'change-000000001', baseRevision: 0, draft }
  await app.inject({ method: 'PUT', url: `/api/pages/${pageId}`, headers, payload })
  const made = await app.inject({
    method: 'POST',
    url: `/api/pages/${pageId}/links`,
    headers,
    payload: {
      linkId: 'link-000000000001',
      revision: 1,
      label: 'Legal',
      mayComment: true,
      showsComments: true,
      ...changes,
    },
  })
  const { token, expiresAt } = made.json()
  const open = (said: string = token, payload?: object) =>
    app.inject({
      method: payload ? 'POST' : 'GET',
      url: payload ? '/api/review/comments' : '/api/review',
      headers: { [reviewTokenHeader]: said },
      ...(payload && { payload }),
    })
  return { app, token, expiresAt, open }
}

test('a link opens without an account, is kept by nobody, and is found by no search', async () => {
  const { open, expiresAt, token } = await appWithLink()
  const response = await open()
  expect([response.statusCode, response.json()]).toMatchObject([200, { label: 'Legal', mayComment: true }])
  expect(expiresAt).toBe('2026-12-05T12:00:00.000Z')
  expect(response.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'content-type': expect.stringContaining('application/json'),
    'x-content-type-options': 'nosniff',
  })
  expect(response.body).not.toContain(token)
})

test.each([[0], [91], [1.5], ['14']])('a link for %j days is not made', async (days) => {
  const { token } = await appWithLink({ days })
  expect(token).toBeUndefined()
})

test('a token opens nothing else, and a sign-in opens no link', async () => {
  const { app, token } = await appWithLink()
  for (const headers of [{ authorization: `Bearer ${token}` }, { [reviewTokenHeader]: token }]) {
    expect((await app.inject({ url: `/api/pages/${pageId}`, headers })).statusCode).toBe(401)
  }
  expect((await app.inject({ url: '/api/review', headers: bearer('brand') })).statusCode).toBe(404)
})

test('all that is wrong with a token has one answer', async () => {
  const { app, token, open } = await appWithLink()
  const answers = [await open('x'.repeat(43)), await open('')]
  await app.inject({
    method: 'DELETE',
    url: `/api/pages/${pageId}/links/link-000000000001`,
    headers: bearer('digital'),
  })
  answers.push(await open(token))
  const [first] = answers.map(({ statusCode, body }) => [statusCode, body])
  expect(first?.[0]).toBe(404)
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([first, first, first])
})

test('comments and names that are markup come back as the text they are', async () => {
  const { app, open, token } = await appWithLink()
  const hostile = '<script>alert(1)</script>'
  const comment = { commentId: 'comment-00000001', name: hostile, text: `${hostile} @brand` }
  const said = await open(token, comment)
  expect([said.statusCode, said.json()]).toMatchObject([200, { author: hostile, isGuest: true }])
  const listed = await app.inject({ url: `/api/pages/${pageId}/comments`, headers: bearer('brand') })
  expect(listed.json().comments).toMatchObject([{ text: `${hostile} @brand`, mentions: ['brand'] }])
  expect(listed.headers['content-security-policy']).toContain("default-src 'none'")
})

test.each([
  ['nothing', ''],
  ['2,001 characters', 'x'.repeat(2001)],
  ['a sign that no database takes', 'a\u0000b'],
])('a comment of %s is refused', async (_, text) => {
  const { open, token } = await appWithLink()
  expect((await open(token, { commentId: 'comment-00000001', name: 'Mona', text })).statusCode).toBe(400)
})

test('a link takes twenty comments an hour, and an address may try sixty tokens a minute', async () => {
  const { open, token } = await appWithLink()
  const say = (count: number) =>
    open(token, { commentId: `comment-${String(count).padStart(8, '0')}`, name: 'Mona', text: 'x' })
  for (let count = 0; count < 20; count++) expect((await say(count)).statusCode).toBe(200)
  expect((await say(20)).statusCode).toBe(429)
  for (let count = 21; count < 60; count++) await open('guess')
  expect((await open('guess')).statusCode).toBe(429)
})

test('the pictures of its page open over a link, and no others of the team', async () => {
  const pictures = createFakePictures()
  const [shown, other] = await Promise.all(
    [900, 800].map(async (width) => {
      const added = await pictures.add(fakePng(width, 600), { name: 'card', user: 'brand' })
      if (!added.ok) throw new Error('It was not added')
      return added.value
    }),
  )
  if (!shown || !other) throw new Error('Two were added')
  const size = { height: 600, hasAlpha: false }
  const { app, open } = await appWithLink({}, pictures, {
    content: {
      'IMG-0001': {
        fields: {
          image_url: {
            value: `/media/${shown.hash}`,
            status: 'accepted',
            acceptedAt: '2026-11-21T12:00:00.000Z',
            retryCount: 0,
          },
        },
        items: [],
      },
    },
    images: { [shown.hash]: { width: 900, ...size }, [other.hash]: { width: 800, ...size } },
  })
  const { passes, draft } = (await open()).json()
  expect([Object.keys(passes), Object.keys(draft.images)]).toEqual([[shown.hash], [shown.hash]])
  const statusOf = async (hash: string, pass: string) =>
    (await app.inject({ url: `/media/${hash}/800.webp?${pass}` })).statusCode
  expect(await statusOf(shown.hash, passes[shown.hash])).toBe(200)
  expect(await statusOf(other.hash, passes[shown.hash])).toBe(404)
})
