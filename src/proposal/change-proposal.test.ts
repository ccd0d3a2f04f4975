import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { open, paragraph, run, text } from '../../test/word-xml.ts'
import { answerQuestion } from './answer-question.ts'
import { becomeComponent, joinSections, splitSection } from './change-proposal.ts'
import { cutLine, joinLine } from './cut-lines.ts'
import { listLines, piecesOfLine } from './document-lines.ts'
import { createFates } from './find-fates.ts'
import { moveSection, moveWords } from './move-words.ts'
import { leaveOut, placeWords } from './place-words.ts'
import type { Proposal } from './proposal.ts'
import { proposePages } from './propose-page.ts'
import { takeVersion } from './take-version.ts'
import { tellProposal } from './tell-proposal.ts'
import { createWords, textOfGrain } from './words.ts'

const { manifest } = loadCatalogue('catalogue')
const heading = (words: string) => `<w:p><w:pPr><w:outlineLvl w:val="1"/></w:pPr>${run(words)}</w:p>`

function propose(...lines: string[]): Proposal {
  const [page] = proposePages(open(lines.join('')), manifest)
  if (!page) throw new Error('There is no proposal')
  return page
}

/** Each section as its component and its words by place. */
function told({ sections, paragraphs }: Proposal) {
  const words = createWords(paragraphs)
  return sections.map(({ holding: { code, placements } }) => [
    code,
    ...placements.map(
      ({ field, item, grains }) =>
        `${item === undefined ? '' : `${item} `}${field}: ${grains.map((grain) => textOfGrain(grain, words)).join(' ¶ ')}`,
    ),
  ])
}

/** The line that begins so. */
function line(proposal: Proposal, start: string) {
  const found = listLines(proposal).find((each) => {
    const [piece] = piecesOfLine(each)
    return piece && proposal.units[piece.unit]?.slice(piece.from).startsWith(start)
  })
  if (!found) throw new Error(`There is no line ${start}`)
  return piecesOfLine(found)
}

const deck = () =>
  propose(
    heading('Hero'),
    text('Headline: A card for you'),
    text('CTA: Apply now'),
    text('Angle: calm'),
    heading('Benefits'),
    text('Headline: What you get'),
    text('Body: Money back on all you buy, each month.'),
    text('Angle: proud'),
    heading('Notes'),
    text('Legal has seen it.'),
  )

test('a label is answered once for all its places, and what was changed before stays', () => {
  const changed = becomeComponent(deck(), 0, 'HBR002', manifest)
  const answered = answerQuestion(changed, 'angle', 'eyebrow', manifest)
  expect(answered.questions).toEqual([])
  expect(told(answered)[0]).toContain('tagline: calm')
  const notes = answerQuestion(deck(), 'angle', 'note', manifest)
  expect(tellProposal(notes).held.note).toEqual(expect.arrayContaining(['Angle: calm', 'Angle: proud']))
})

test('a note that was copy after all is placed, and copy that was a note is left out', () => {
  const before = deck()
  const [first] = before.sections
  const placed = placeWords(
    before,
    line(before, 'Legal has'),
    { section: first?.id ?? 0, role: 'body' },
    manifest,
  )
  expect(told(placed)[0]?.join()).toContain('Legal has seen it.')
  const left = leaveOut(placed, line(placed, 'Legal has'), manifest)
  expect(told(left)).toEqual(told(before))
  expect(tellProposal(left).held['left-out']).toEqual(['Legal has seen it.'])
})

test('words become an item behind those that are there, or a section of their own at their place', () => {
  const page = propose(
    heading('A card for every day'),
    text('Money back on all you buy.'),
    heading('Your questions'),
    paragraph(run('Who may apply?', '<w:b/>')),
    text('All who live in the UAE.'),
    paragraph(run('What does it cost?', '<w:b/>')),
    text('Nothing in the first year.'),
  )
  const [, questions] = page.sections
  const asked = placeWords(
    page,
    line(page, 'Money back'),
    { section: questions?.id ?? 0, role: 'question', item: 'new' },
    manifest,
  )
  expect(told(asked)[1]).toContain('2 question: Money back on all you buy.')
  const own = placeWords(page, line(page, 'Money back'), { section: 'own', role: 'title' }, manifest)
  expect(own.sections).toHaveLength(page.sections.length + 1)
  expect(told(own)[1]?.join()).toContain('Money back on all you buy.')
  const moved = placeWords(page, line(page, 'Who may'), { section: page.sections[0]?.id ?? 0 }, manifest)
  expect(told(moved)[1]?.join()).not.toContain('Who may apply?')
})

test('a section is split at a line and joined again', () => {
  const before = deck()
  const split = splitSection(
    before,
    before.sections[1]?.id ?? 0,
    line(before, 'Body')[0] ?? never(),
    manifest,
  )
  expect(split.sections).toHaveLength(before.sections.length + 1)
  const back = joinSections(split, split.sections[1]?.id ?? 0, manifest)
  expect(told(back)).toEqual(told(before))
})

test('a section, and words within one, stand higher or lower on the page', () => {
  const before = deck()
  const id = before.sections[1]?.id ?? 0
  const up = moveSection(before, id, -1)
  expect(told(up)).toEqual(told(before).toReversed())
  expect(moveSection(up, id, -1)).toBe(up)
  expect(told(moveSection(up, id, 1))).toEqual(told(before))

  const page = propose(heading('What it is'), text('It is a card.'), text('It gives money back.'))
  const moved = moveWords(page, line(page, 'It gives'), -1, manifest)
  expect(told(moved)[0]?.join()).toContain('It gives money back. ¶ It is a card.')
  expect(told(placeWords(moved, line(page, 'It is a'), { section: 0 }, manifest))).toEqual(told(page))
})

test('a line is cut in two, each with a place of its own, and lines become one text', () => {
  const page = propose(
    heading('Hero'),
    text('Headline: A card for you'),
    heading('What it is'),
    text('It is a card. It gives money back.'),
    text('Each month.'),
  )
  const [whole] = line(page, 'It is')
  const cut = cutLine(page, { unit: whole?.unit ?? 0, at: 14 }, manifest)
  expect(told(cut)[1]?.join()).toContain('It is a card. ¶ It gives money back. ¶ Each month.')
  const left = leaveOut(cut, line(cut, 'It gives'), manifest)
  expect(told(left)[1]?.join()).toContain('It is a card. ¶ Each month.')
  const joined = joinLine(cut, line(cut, 'Each'), line(cut, 'It gives'), manifest)
  expect(told(joined)[1]?.join()).toContain('It is a card. ¶ It gives money back. Each month.')
})

test('another wording takes the place of the one that was taken', () => {
  const page = propose(
    heading('Hero'),
    text('Headline option 1: A card for you'),
    text('Headline option 2 (recommended): The card that gives back'),
    text('CTA: Apply now'),
  )
  const other = takeVersion(page, 0, 0, manifest)
  expect(told(other)[0]).toEqual(['HBR001', 'title: A card for you', 'cta_text: Apply now'])
  expect(tellProposal(other).held.version).toEqual([
    'Headline option 2 (recommended): The card that gives back',
  ])
  expect(told(takeVersion(other, 0, 1, manifest))).toEqual(told(page))
})

test('of every line it is told what becomes of it', () => {
  const page = becomeComponent(deck(), 0, 'CNTSEPERATOR001', manifest)
  const findFates = createFates(page)
  const fates = (start: string) =>
    findFates(line(page, start)).map(({ fate }) => (fate.is === 'held' ? fate.kind : fate.is))
  expect(fates('CTA')).toEqual(['label', 'left-over'])
  expect(fates('Angle')).toEqual(['asked', 'asked'])
  expect(fates('Legal')).toEqual(['note'])
})

function never(): never {
  throw new Error('There is no such line')
}
