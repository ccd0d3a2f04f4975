import { expect, test } from 'vitest'
import { bold, heading, manifest, propose, told } from '../../test/told-page.ts'
import { cell, row, table, text } from '../../test/word-xml.ts'
import type { Change } from './apply-change.ts'
import { changePages } from './change-pages.ts'
import { listLines, piecesOfLine } from './document-lines.ts'
import { makeDrafts } from './join-languages.ts'
import type { Proposal } from './proposal.ts'
import { tellProposal } from './tell-proposal.ts'

const below = () =>
  propose(
    heading('A card for every day', 1),
    text('Money back on all you buy.'),
    heading('Your questions'),
    bold('Who may apply?'),
    text('All who live in the UAE.'),
    bold('What does it cost?'),
    text('Nothing in the first year.'),
    text('النسخة العربية'),
    heading('بطاقة لكل يوم', 1),
    text('استرداد نقدي على كل مشترياتك.'),
    heading('أسئلتكم'),
    bold('من يمكنه التقديم؟'),
    text('كل المقيمين في الإمارات.'),
    bold('كم تكلف؟'),
    text('لا شيء في السنة الأولى.'),
  )

const both = (...cells: string[]) => row(...cells.map((words) => cell(text(words))))
const beside = () =>
  propose(
    table(
      both('Element', 'English', 'العربية'),
      both('Headline', 'A card for every day', 'بطاقة لكل يوم'),
      both('Body', 'Money back on all you buy.', 'استرداد نقدي على كل مشترياتك.'),
      both('Button', 'Apply now', 'قدّم الآن'),
      both('Angle:', 'calm', 'هادئ'),
      both('Note', 'Legal has seen it.', 'اطلعت عليه الشؤون القانونية.'),
    ),
  )

function wordsAt(page: Proposal | undefined, start: string) {
  const all = page ? listLines(page).flatMap(piecesOfLine) : []
  const found = all.find(({ unit, from }) => page?.units[unit]?.slice(from).startsWith(start))
  if (!found) throw new Error(`There are no words ${start}`)
  return [found]
}

const sectionOf = (page: Proposal | undefined, index: number) => page?.sections[index]?.id ?? -1
const countPages = (pages: readonly Proposal[]) =>
  makeDrafts(pages, manifest, '2026-11-02T08:00:00.000Z').length
const change = (pages: readonly Proposal[], each: Change, lead = 0) =>
  changePages(pages, lead, each, manifest)

test('a section that is cut, moved, joined or another component is so in both languages, which stay one page', () => {
  const pages = below()
  const [page] = pages
  const section = sectionOf(page, 1)
  const changed = change(pages, { is: 'component', section, code: 'FWDRTE001' })
  expect(changed.map((each) => each.sections[1]?.holding.code)).toEqual(['FWDRTE001', 'FWDRTE001'])

  const [at] = wordsAt(page, 'What does')
  if (!at) throw new Error('no words')
  const cut = change(pages, { is: 'split-section', section, at })
  expect(told(cut[1])[2]?.join()).toContain('كم تكلف؟')
  expect(countPages(cut)).toBe(1)

  const moved = change(cut, { is: 'move-section', section: sectionOf(cut[1], 2), by: -1 }, 1)
  expect(told(moved[0])[1]?.join()).toContain('What does it cost?')
  expect(countPages(moved)).toBe(1)

  const joined = change(cut, { is: 'join-sections', section })
  expect(joined.map(told)).toEqual(pages.map(told))
})

test('items change places in both languages', () => {
  const pages = below()
  const words = wordsAt(pages[0], 'Nothing in')
  const moved = change(pages, { is: 'move', words, by: -1 })
  expect(told(moved[0])[1]).toContain('0 answer: Nothing in the first year.')
  expect(told(moved[1])[1]).toContain('0 question: كم تكلف؟')
  expect(change(moved, { is: 'move', words, by: -1 })).toBe(moved)
  expect(change(moved, { is: 'move', words, by: 1 }).map(told)).toEqual(pages.map(told))
})

test('what is left out or placed of a row is so in the columns of both languages', () => {
  const pages = beside()
  expect(pages).toHaveLength(2)
  const left = change(pages, { is: 'leave-out', words: wordsAt(pages[0], 'Money back') })
  expect(left.map((page) => tellProposal(page).held['left-out'])).toEqual([
    ['Money back on all you buy.'],
    ['استرداد نقدي على كل مشترياتك.'],
  ])
  const placed = change(pages, {
    ...{ is: 'place', words: wordsAt(pages[0], 'Legal has') },
    to: { section: sectionOf(pages[0], 0), role: 'body' },
  })
  expect(told(placed[0])[0]?.join()).toContain('Legal has seen it.')
  expect(told(placed[1])[0]?.join()).toContain('اطلعت عليه الشؤون القانونية.')
  expect(countPages(placed)).toBe(1)
})

test('a label is answered once for both languages', () => {
  const pages = beside()
  expect(pages.map(({ questions }) => questions.length)).toEqual([1, 1])
  const answered = change(pages, { is: 'answer', label: 'angle', answer: 'body' }, 1)
  expect(answered.map(({ questions }) => questions.length)).toEqual([0, 0])
  expect(told(answered[0])[0]?.join()).toContain('calm')
  expect(told(answered[0])[0]?.join()).not.toContain('Angle')
  expect(told(answered[1])[0]?.join()).toContain('هادئ')
})
