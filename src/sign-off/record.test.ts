import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { findBlocking } from '#checks/check-draft.ts'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { renamePage } from '#content/draft/draft-operations.ts'
import { addWaivers } from '#content/draft/waiver.ts'
import { createRecord } from './create-record.ts'
import { digestPage } from './digest-page.ts'
import { recordSchema } from './record.ts'
import { findMismatches } from './verify-record.ts'
import { writeRecord } from './write-record.ts'

const { manifest } = loadCatalogue('catalogue')
const at = '2026-11-20T08:00:00.000Z'

function page(title: string): Draft {
  const draft = addNew(renamePage(createDraft(at), 'savings'), 'HBR001', at)
  const accepted = (value: string) =>
    ({
      value,
      origin: { by: 'person' },
      retryCount: 0,
      status: 'accepted',
      acceptedAt: at,
      acceptedBy: 'Sara',
    }) as const
  const pending = { value: 'AED 7,777', origin: { by: 'writer' }, retryCount: 0, status: 'pending' } as const
  return {
    ...draft,
    product: 'personal-finance',
    brief: {
      ...draft.brief,
      keyMessages: ['AED 5,000 in a day', 'No annual fee'],
      confirmed: ['No annual fee'],
      sources: [
        {
          line: 'No annual fee',
          taken: { from: 'document', of: 'fees.docx', at },
          confirmed: { by: 'Omar', at },
        },
        { line: 'AED 5,000 in a day', confirmed: { by: 'Omar', at } },
      ],
    },
    content: { 'HBR-0001': { fields: { title: accepted(title), sub_title: pending }, items: [] } },
  }
}

const record = (draft: Draft, bytes: Uint8Array = strToU8('<html></html>')) =>
  createRecord({
    ...{ draft, manifest, exportedAt: at, exportedBy: 'marketing' },
    file: { name: 'savings.html', bytes },
    say: ({ fault, place }) => ({ message: fault.rule, place: place?.instanceId ?? 'The page' }),
  })

test('a record tells each claim with its source, what was accepted, and what stands on the page by itself', () => {
  const made = record(page('AED 5,000 today, AED 9,999 tomorrow'))
  expect(recordSchema.parse(JSON.parse(JSON.stringify(made)))).toEqual(made)
  expect(made.claims.map(({ words, source, lines }) => [words, source, lines])).toEqual([
    ['AED 5,000', 'brief', ['AED 5,000 in a day']],
    ['AED 9,999', 'nowhere', []],
  ])
  expect(
    made.facts.map(({ line, state, places }) => [line, state, places.map(({ place }) => place)]),
  ).toEqual([
    ['AED 5,000 in a day', 'proposed', ['Hero banner, Title']],
    ['No annual fee', 'confirmed', []],
  ])
  expect(made.accepted).toEqual([
    { instanceId: 'HBR-0001', place: 'Hero banner, Title', at, acceptedBy: 'Sara', writtenBy: 'person' },
  ])
  expect(made.facts.map(({ source, confirmed }) => [source, confirmed])).toEqual([
    [{ from: 'brief', of: '', at: '' }, undefined],
    [
      { from: 'document', of: 'fees.docx', at },
      { by: 'Omar', at },
    ],
  ])
  expect(made.notices.map(({ id }) => id)).toEqual(['early-settlement', 'arrears'])
  expect(made.rules.version).toMatch(/^[0-9a-f]{16}$/)
})

test('a record from before it was kept who accepted and confirmed is read, and says that it is not known', async () => {
  const { facts, accepted, ...rest } = record(page('A loan'))
  const old = {
    ...rest,
    facts: facts.map(({ source: _, confirmed: __, ...fact }) => fact),
    accepted: accepted.map(({ acceptedBy: _, ...value }) => value),
  }
  const read = recordSchema.parse(old)
  expect(read.accepted.map(({ acceptedBy }) => acceptedBy)).toEqual(['unknown'])
  const xml = new TextDecoder().decode(unzipSync(await writeRecord(read))['word/document.xml'])
  expect(xml).toContain('Confirmed; by whom is not known')
})

test('only waivers that hold are on record', () => {
  const improper = page('Guaranteed approval for everyone')
  const waivers = findBlocking(improper, manifest).map(({ finding: _, isLaw: __, ...waived }, index) => ({
    ...{ ...waived, id: `w${index}`, by: 'Omar', isVerified: true, second: 'Sara', reason: 'Agreed', at },
  }))
  expect(record(addWaivers(improper, waivers)).waivers).toEqual(
    waivers.map((waiver) => ({ ...waiver, message: 'improper-words', place: 'HBR-0001' })),
  )
  expect(record({ ...page('Another title'), waivers }).waivers).toEqual([])
})

test('a page and its record belong together until one byte is another', () => {
  const made = record(page('A loan'))
  const digests = (text: string) => digestPage({ bytes: strToU8(text) }) ?? { sha256: '', pictures: [] }
  expect(findMismatches(made, digests('<html></html>'))).toEqual([])
  expect(findMismatches(made, digests('<html> </html>'))).toEqual([{ kind: 'page' }])
})

test('the pictures beside a page are on record', () => {
  const zip = (picture: string, more = {}) =>
    zipSync({ 'savings.html': strToU8('<html></html>'), 'images/a.jpg': strToU8(picture), ...more })
  const made = record(page('A loan'), zip('one'))
  const found = (bytes: Uint8Array) => digestPage({ bytes }) ?? { sha256: '', pictures: [] }
  expect(made.file.pictures.map(({ path }) => path)).toEqual(['images/a.jpg'])
  expect(findMismatches(made, found(zip('one')))).toEqual([])
  expect(findMismatches(made, found(zip('two', { 'images/b.jpg': strToU8('b') })))).toEqual([
    { kind: 'picture', path: 'images/a.jpg', why: 'other' },
    { kind: 'picture', path: 'images/b.jpg', why: 'added' },
  ])
  expect(findMismatches(made, { ...found(zip('one')), pictures: [] })).toEqual([
    { kind: 'picture', path: 'images/a.jpg', why: 'missing' },
  ])
  expect(digestPage({ bytes: zipSync({ 'a/b.html': strToU8('x') }) })).toBeUndefined()
})

test('of several pages it is the one of the name, with the pictures that it names', () => {
  const bytes = zipSync({
    'a.en.html': strToU8('<img src="images/one.jpg">'),
    'a.ar.html': strToU8('<img src="images/two.jpg">'),
    'a.ar-sign-off.json': strToU8('{}'),
    'images/one.jpg': strToU8('1'),
    'images/two.jpg': strToU8('2'),
  })
  const found = digestPage({ bytes }, 'a.ar.html')
  expect(found?.sha256).toBe(digestPage({ bytes: strToU8('<img src="images/two.jpg">') })?.sha256)
  expect(found?.pictures.map(({ path }) => path)).toEqual(['images/two.jpg'])
})

test('the document says all of it, and the same record makes the same bytes', async () => {
  const made = record(page('AED 5,000 & "more" today'))
  const bytes = await writeRecord(made)
  expect(await writeRecord(made)).toEqual(bytes)
  const text = new TextDecoder().decode(unzipSync(bytes)['word/document.xml']).replace(/<[^>]*>/g, ' ')
  for (const words of [
    'Sign-off record: savings',
    made.file.sha256,
    'AED 5,000 in a day',
    'Nothing is waived.',
    'Document: fees.docx, 2026-11-20 08:00 UTC',
    'Confirmed by Omar, 2026-11-20 08:00 UTC',
    'Sara',
  ])
    expect(text).toContain(words)
})
