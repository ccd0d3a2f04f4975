import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { applicationDirectory } from '#base/application-directory.node.ts'
import { tinyDocx } from '../../test/tiny-docx.ts'
import { text } from '../../test/word-xml.ts'
import { createParsing } from './parsing.ts'

const directory = join(applicationDirectory, 'catalogue')
const troubles: string[] = []
const parsing = createParsing({
  catalogue: { directory, broken: [{ folder: 'FAQ001', file: 'template.html', reason: 'for the test' }] },
  workers: 1,
  onTrouble: (reason) => troubles.push(reason),
})

afterAll(() => parsing.close())

const json = (value: unknown) => Buffer.from(JSON.stringify(value))
const result = (code: string, title: string) => ({
  metadata: { pageName: 'cashback', components: [{ code, instanceId: 'ONE-0001' }] },
  data: { 'ONE-0001': { title } },
})
const render = (code: string, title: string) =>
  parsing.render(json(result(code, title)), { of: 'parse-result', usePlaceholderImages: false })

test('a document becomes a page in a child process', async () => {
  const page = {
    name: 'cashback',
    html: expect.stringContaining('Cashback on every purchase</h1>'),
    files: [],
  }
  const { metadata, data: content } = result('HBR001', 'Cashback on every purchase')
  expect(await render('HBR001', 'Cashback on every purchase')).toEqual({ ok: true, value: page })
  expect(await parsing.render(json({ metadata, content }), { of: 'request' })).toEqual({
    ok: true,
    value: page,
  })
})

test('a page has the action address of its request, and no section in which nothing stands', async () => {
  const components = ['HBR001', 'HBR002'].map((code) => ({ code, instanceId: code }))
  const metadata = { pageName: 'cashback', actionUrl: '/apply', components }
  const content = { HBR001: { title: 'Cashback', cta_text: 'Apply' } }
  const made = await parsing.render(json({ metadata, content }), { of: 'request' })
  if (!made.ok) throw new Error('No page was made')
  expect(made.value.html).toContain('<a class="button" href="/apply">Apply</a>')
  expect(made.value.html).not.toContain('id="hbr002"')
})

test('what is no Word document is named, not thrown', async () => {
  const parsed = await parsing.parse([new TextEncoder().encode('%PDF-1.7')], 'offer.docx')
  expect(parsed).toMatchObject({ ok: true, value: { filename: 'offer.docx' } })
  expect(troubles).toEqual([])
})

test('a document without component tables says what page it could become', async () => {
  const copy = ['A card for every day', 'Money back on all you buy.'].map(text).join('')
  const parsed = await parsing.parse([tinyDocx(copy)], 'copy.docx')
  expect(parsed).toMatchObject({
    value: {
      success: false,
      errors: [{ type: 'NO_COMPONENTS' }],
      proposal: {
        pages: [
          {
            locale: 'en-AE',
            components: ['HBR001'],
            placedWords: 11,
            keptWords: 0,
            unplacedWords: 0,
            questions: 0,
          },
        ],
      },
    },
  })
  const empty = await parsing.parse([tinyDocx(text(''))], 'empty.docx')
  expect(empty).toMatchObject({ value: { errors: [{ type: 'NO_COMPONENTS' }] } })
  expect(empty).not.toHaveProperty('value.proposal')
})

test('a document gets its comments in a child process, whatever pieces it came in', async () => {
  const document = tinyDocx(text('No component here'))
  const commented = await parsing.comment([document.subarray(0, 100), document.subarray(100)], 'offer.docx')
  if (!commented.ok) throw new Error('It got none')
  const parsed = await parsing.parse(commented.value.pieces, 'offer.docx')
  expect(parsed).toMatchObject({ value: { errors: [{ type: 'NO_COMPONENTS' }], ownComments: { count: 1 } } })
  expect(await parsing.comment([new TextEncoder().encode('%PDF-1.7')], 'offer.docx')).toMatchObject({
    refusal: { type: 'NOT_A_WORD_DOCUMENT' },
  })
})

test('a page without any component that is known is refused, and so is what was left out', async () => {
  for (const code of ['NOPE001', 'FAQ001']) {
    expect(await render(code, 'A title')).toEqual({ ok: false, refusal: { problem: 'no-component' } })
  }
})

test('one value in many places makes no page of many megabytes', async () => {
  const ids = Array.from({ length: 400 }, (_, index) => `ONE-${index}`)
  const values = { ...result('HBR001', '').data['ONE-0001'], title: 'x'.repeat(30_000) }
  const ask = (instanceIds: string[]) =>
    parsing.render(
      json({
        metadata: {
          pageName: 'x',
          components: instanceIds.map((instanceId) => ({ code: 'HBR001', instanceId })),
        },
        data: Object.fromEntries(instanceIds.map((id) => [id, values])),
      }),
      { of: 'parse-result', usePlaceholderImages: false },
    )
  expect(await ask(['ONE-1', 'ONE-1'])).toEqual({
    ok: false,
    refusal: { problem: 'no-parse-result', message: 'metadata/components has ONE-1 twice' },
  })
  expect(await ask(ids)).toEqual({ ok: false, refusal: { problem: 'too-large', code: undefined } })
})

test('a value of many megabytes is refused with its component', async () => {
  expect(await render('HBR001', 'x'.repeat(66_000_000))).toEqual({
    ok: false,
    refusal: { problem: 'too-large', code: 'HBR001' },
  })
  expect(troubles).toEqual([])
})
