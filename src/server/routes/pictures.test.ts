import { expect, test } from 'vitest'
import { bearer, fakeAccounts } from '#accounts/fake-accounts.ts'
import { createFakeMaker, createFakePictures } from '#pictures/fake-pictures.ts'
import { fakePng } from '#pictures/fake-png.ts'
import { createFakeRecords } from '#pictures/fake-records.ts'
import type { TeamPicture } from '#team/picture.ts'
import { createApp } from '../app.ts'
import { createFakeAccounts, createFakeServices, formOf } from '../fake-services.ts'

const signedIn = bearer('brand')

function start(pictures = createFakePictures()) {
  const app = createApp(createFakeServices({ pictures, accounts: createFakeAccounts(fakeAccounts) }))
  async function add(files: Parameters<typeof formOf>[1], headers: Record<string, string> = signedIn) {
    const form = await formOf('picture', files)
    return await app.inject({
      method: 'POST',
      url: '/api/pictures',
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    })
  }
  return { app, add }
}

test('a picture that is added is in the list, and its files open by its pass', async () => {
  const { app, add } = start()
  const added = await add({ 'Skyline card.png': fakePng(900, 600) })
  const picture: TeamPicture = added.json()
  expect([added.statusCode, picture]).toMatchObject([
    200,
    { name: 'Skyline card', addedBy: 'brand', width: 900 },
  ])
  const listed = await app.inject({ url: '/api/pictures', headers: signedIn })
  expect(listed.json()).toEqual({ pictures: [picture] })

  const file = await app.inject({ url: `/media/${picture.hash}/800.webp?${picture.pass}` })
  expect(file.statusCode).toBe(200)
  expect(file.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=259200, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
})

test.each([
  ['no pass', ''],
  ['a guessed one', '?until=99999&sig=AAAA'],
  ['one of a text', '?until=soon&sig=AAAA'],
])('with %s no file is given', async (_, query) => {
  const { app, add } = start()
  const { hash } = (await add({ 'a.png': fakePng(900, 600) })).json()
  const { statusCode } = await app.inject({ url: `/media/${hash}/800.webp${query}` })
  expect([400, 404]).toContain(statusCode)
})

test.each([
  ['GET', '/api/pictures'],
  ['POST', '/api/pictures'],
  ['PATCH', `/api/pictures/${'ab'.repeat(32)}`],
  ['DELETE', `/api/pictures/${'ab'.repeat(32)}`],
] as const)('%s %s needs a sign-in, and not a forged one', async (method, url) => {
  const { app } = start()
  const forged = bearer('stranger')
  for (const headers of [{}, forged]) {
    expect((await app.inject({ method, url, headers })).statusCode).toBe(401)
  }
})

test('what is no picture is refused by name, and nothing is kept', async () => {
  const { app, add } = start()
  const svg = await add({ 'logo.png': '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>' })
  expect([svg.statusCode, svg.json()]).toMatchObject([
    415,
    { code: 'kind', error: expect.stringContaining('SVG') },
  ])
  const bomb = await add({ 'a.png': fakePng(16_000, 16_000) })
  expect([bomb.statusCode, bomb.json().code]).toEqual([413, 'too-many-pixels'])
  expect((await add({})).json().code).toBe('no-file')
  expect((await app.inject({ url: '/api/pictures', headers: signedIn })).json()).toEqual({ pictures: [] })
})

test('a busy child is told of before the picture comes', async () => {
  const maker = { ...createFakeMaker(), findRefusal: () => 'busy' as const }
  const { statusCode, headers } = await start(createFakePictures({ maker })).add({ 'a.png': fakePng(9, 9) })
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
})

test('a picture is named and told anew, and deleted unless a page has it', async () => {
  const uses = new Map<string, TeamPicture['uses']>()
  const { app, add } = start(createFakePictures({ records: createFakeRecords(uses) }))
  const { hash } = (await add({ 'a.png': fakePng(9, 9) })).json()
  const url = `/api/pictures/${hash}`
  const told = await app.inject({ method: 'PATCH', url, headers: signedIn, payload: { alt: 'A card' } })
  expect(told.json()).toMatchObject({ name: 'a', alt: 'A card' })

  uses.set(hash, [{ pageId: '0123456789abcdef', pageName: 'card' }])
  const refused = await app.inject({ method: 'DELETE', url, headers: signedIn })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'used', error: expect.stringContaining('1 page') },
  ])
  uses.clear()
  expect((await app.inject({ method: 'DELETE', url, headers: signedIn })).statusCode).toBe(204)
  expect((await app.inject({ method: 'DELETE', url, headers: signedIn })).statusCode).toBe(404)
})
