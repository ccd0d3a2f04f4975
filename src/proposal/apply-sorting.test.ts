import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { balance } from '#word/blocks/ledger.ts'
import { textOfPiece } from '#word/blocks/piece.ts'
import { agencyDeck, arabicDeck, bilingualDeck } from '../../test/copy-decks.ts'
import { open, paragraph, run, text } from '../../test/word-xml.ts'
import { applySorting } from './apply-sorting.ts'
import { grainRoles } from './grain.ts'
import { makeDraft } from './make-draft.ts'
import { listAccounts } from './piece-tray.ts'
import type { Proposal } from './proposal.ts'
import { proposePages } from './propose-page.ts'
import { readAny } from './read-any.ts'
import { listSortable } from './sortable-lines.ts'
import { beginnings, readSorting, type SortedLine, sortedAs, sortingSchema } from './sorting.ts'

const { manifest } = loadCatalogue('catalogue')
const codes = manifest.components.map(({ code }) => code)
const decks = [agencyDeck(), arabicDeck(), bilingualDeck()].flatMap(
  (bytes) => readAny(bytes, { catalogue: manifest, filename: 'deck.docx' }).proposed?.pages ?? [],
)

const [agency] = decks

const heading = (words: string) => `<w:p><w:pPr><w:outlineLvl w:val="1"/></w:pPr>${run(words)}</w:p>`

function propose(...lines: string[]): Proposal {
  const [page] = proposePages(open(lines.join('')), manifest)
  if (!page) throw new Error('no page')
  return page
}

const asked = (page: Proposal) => ({ lines: listSortable(page).map(({ line }) => line), components: codes })

/** By what a line begins with. */
function sortBy(page: Proposal, wishes: Record<string, Partial<SortedLine>>): Proposal {
  const { lines } = asked(page)
  const sorted = Object.entries(wishes).map(([begin, wish]): SortedLine => {
    const line = lines.find(({ text }) => text.startsWith(begin))
    if (!line) throw new Error(`no line ${begin}`)
    return { is: 'same', begins: 'same', component: 'same', ...wish, id: line.id }
  })
  return applySorting(page, sorted, manifest)
}

function standing(page: Proposal, begin: string) {
  const line = listSortable(page).find(({ line: { text } }) => text.startsWith(begin))?.line
  return line && [line.stands, line.component, line.role, line.item].filter((each) => each !== undefined)
}

test('each line comes with its kind, its words on one line, and where it stands', () => {
  const page = propose(
    heading('Gold card'),
    text('Hello there, this is the card for you and yours.'),
    text(`A ${'very '.repeat(60)}long line.`),
  )
  const { lines } = asked(page)
  expect(lines[0]).toEqual({
    ...{ id: '0.0', kind: 'heading', text: 'Gold card', stands: 'placed' },
    ...{ section: 1, component: page.sections[0]?.holding.code, role: 'title' },
  })
  expect(agency && standing(agency, 'Mood: proud')).toEqual(['asked'])
  expect(agency && standing(agency, 'Status')).toEqual(['note'])
  expect(agency && standing(agency, 'Cash back each')).toEqual(['placed', 'KBS001', 'title', 1])
  expect(lines.at(-1)?.text).toHaveLength(120)
})

test('what is struck through, in the other language or of another version is nobody else’s to sort', () => {
  const page = propose(
    heading('Hero'),
    text('Headline option 1: Silver'),
    text('Headline option 2 (recommended): Gold'),
    paragraph(run('An old line of the page.', '<w:strike/>')),
    text('Body: A card for all.'),
  )
  const shown = asked(page).lines.map(({ text }) => text)
  expect(shown).toContain('Headline option 2 (recommended): Gold')
  expect(shown.filter((each) => /Silver|old line/.test(each))).toEqual([])
})

test('a line becomes a note, data or none of the page, and asks nothing any more', () => {
  const page = propose(heading('Gold card'), text('A card for all of you.'), paragraph(run('Xyz: what')))
  const next = sortBy(page, { 'A card': { is: 'note' }, Xyz: { is: 'data' } })
  expect(standing(next, 'A card')).toEqual(['note'])
  expect(standing(next, 'Xyz')).toEqual(['data'])
  expect(next.questions).toEqual([])
  expect(sortBy(page, { 'A card': { is: 'left-out' } }).held.map(({ kind }) => kind)).toContain('left-out')
})

test('a held line comes onto the page in the section that it stands in', () => {
  const page = propose(
    heading('Gold card'),
    text('A card for all of you.'),
    paragraph(run('Xyz: Words for all.')),
  )
  const next = sortBy(page, { Xyz: { is: 'body' } })
  expect(standing(next, 'Xyz')).toContain('body')
  expect(standing(next, 'Xyz')).toContain('placed')
})

test('lines become questions with their answers, in a component that asks', () => {
  const page = propose(
    heading('Gold card'),
    text('A card for all of you.'),
    heading('Good to know'),
    text('Who may have it'),
    text('Everybody who lives here.'),
    text('What it costs'),
    text('Nothing in the first year.'),
  )
  const next = sortBy(page, {
    'Good to know': { component: 'FAQ001' },
    'Who may': { is: 'question', begins: 'item' },
    Everybody: { is: 'answer' },
    'What it': { is: 'question', begins: 'item' },
    Nothing: { is: 'answer' },
  })
  expect(standing(next, 'Who may')).toEqual(['placed', 'FAQ001', 'question', 1])
  expect(standing(next, 'Everybody')).toEqual(['placed', 'FAQ001', 'answer', 1])
  expect(standing(next, 'Nothing')).toEqual(['placed', 'FAQ001', 'answer', 2])
  expect(next.tray).toEqual(page.tray)
})

test('a section begins where it is said to, and two become one', () => {
  const page = propose(
    heading('Gold card'),
    text('A card for all of you.'),
    heading('Cash back'),
    text('Money comes back to you each month.'),
    text('And a word on travel, with all that you need.'),
  )
  const parted = sortBy(page, { 'And a word': { begins: 'section' } })
  expect(parted.sections).toHaveLength(page.sections.length + 1)
  const [first] = listSortable(parted).filter(({ line }) => line.text.startsWith('And a word'))
  const joined = applySorting(
    parted,
    [{ id: first?.line.id ?? '', is: 'same', begins: 'above', component: 'same' }],
    manifest,
  )
  expect(joined.sections).toHaveLength(page.sections.length)
})

test.each([
  ['a role that its section has no place for', { 'A card': { is: 'person' } }],
  ['a hero in the middle of a page', { Cash: { component: 'HBR001' } }],
  ['a header', { Cash: { component: 'HDR001-ENBD' } }],
  ['a figure without digits', { Money: { is: 'figure' } }],
  ['an address that is none', { Money: { is: 'address' } }],
  ['a component that nobody has', { Cash: { component: 'NOPE001' } }],
] as const)('%s changes nothing', (_, wishes) => {
  const page = propose(
    heading('Gold card'),
    text('A card for all of you.'),
    heading('Cash back'),
    text('Money comes back to you each month.'),
  )
  expect(sortBy(page, wishes)).toBe(page)
})

test('an answer is read by its lists: unknown ids are dropped, of repeated ones the first counts', () => {
  const request = {
    lines: asked(propose(heading('Gold card'), text('A card for all.'))).lines,
    components: ['FAQ001'],
  }
  const answer = {
    lines: [
      { id: '1.0', is: 'note', begins: 'never', component: 'HBR001', words: 'Buy now' },
      { id: '1.0', is: 'title', begins: 'section', component: 'FAQ001' },
      { id: '7.0', is: 'title', begins: 'section', component: 'FAQ001' },
      { id: '0.0', is: 'Buy now' },
      'A line',
      null,
    ],
  }
  expect(readSorting(answer, request)).toEqual([
    { id: '1.0', is: 'note', begins: 'same', component: 'same' },
    { id: '0.0', is: 'same', begins: 'same', component: 'same' },
  ])
  expect(readSorting({}, request)).toBeUndefined()
  expect(readSorting({ lines: 'none' }, request)).toBeUndefined()
})

test('the schema of an answer has no place for words', () => {
  const { properties } = sortingSchema(asked(propose(heading('Gold card'), text('A card for all.'))))
  expect(properties.lines.items.additionalProperties).toBe(false)
  for (const each of Object.values(properties.lines.items.properties))
    expect(each.enum.length).toBeGreaterThan(0)
})

const byChance = fc.record({
  line: fc.nat(60),
  is: fc.constantFrom(...sortedAs),
  begins: fc.constantFrom(...beginnings),
  component: fc.constantFrom('same', ...codes),
})
const hostile = fc.oneof(
  fc.anything(),
  fc.record({
    line: fc.nat(60),
    is: fc.oneof(fc.constantFrom(...sortedAs), fc.string(), fc.constant('__proto__')),
    begins: fc.anything(),
    component: fc.oneof(fc.constantFrom(...codes), fc.constantFrom('constructor', '__proto__', '')),
  }),
)

test('whatever is answered, each character of a document keeps one place, none is new, and all of it waits', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...decks),
      fc.array(fc.oneof({ weight: 4, arbitrary: byChance }, hostile), { maxLength: 40 }),
      (page, answers) => {
        const request = asked(page)
        const idOf = (each: unknown) =>
          typeof each === 'object' && each !== null && 'line' in each
            ? { ...each, id: request.lines[Number(each.line)]?.id ?? 'b7' }
            : each
        const sorted = readSorting({ lines: answers.map(idOf) }, request) ?? []
        const next = applySorting(page, sorted, manifest)
        checkLedger(next)
        expect(next.units).toBe(page.units)
        const { content } = makeDraft(next, manifest, '2026-11-22T08:00:00.000Z')
        const values = Object.values(content).flatMap(({ fields, items }) => [
          ...Object.values(fields),
          ...items.flatMap((item) => Object.values(item.values)),
        ])
        expect(values.every(({ status }) => status === 'pending')).toBe(true)
        const [first, ...others] = next.sections.map(({ holding: { code } }) => familyOf(code))
        expect(first).not.toBe('Global')
        expect(others.filter((family) => family === 'Hero' || family === 'Global')).toEqual([])
      },
    ),
    { numRuns: 150 },
  )
})

function familyOf(code: string) {
  return manifest.components.find((each) => each.code === code)?.family
}

/** Nothing but white space is lost, and no character is in two places. */
function checkLedger(proposal: Proposal) {
  const { units, tray } = proposal
  const { missing, doubled } = balance([...listAccounts(proposal), ...tray], units)
  const seen = (pieces: typeof missing) =>
    pieces.map((piece) => textOfPiece(piece, units).trim()).filter(Boolean)
  expect({ missing: seen(missing), doubled: seen(doubled) }).toEqual({ missing: [], doubled: [] })
}

test('roles of grains are all there is to be said of copy', () => {
  expect(sortedAs).toEqual(['same', ...grainRoles, 'note', 'data', 'left-out'])
})
