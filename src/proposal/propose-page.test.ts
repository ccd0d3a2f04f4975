import { expect, test } from 'vitest'
import { bold, heading, manifest, propose, told } from '../../test/told-page.ts'
import { cell, paragraph, row, run, table, text } from '../../test/word-xml.ts'
import { answerQuestion } from './answer-question.ts'
import { becomeComponent } from './change-proposal.ts'
import { tellProposal } from './tell-proposal.ts'

test('headings, paragraphs and what stands below them become sections in their order', () => {
  const [page] = propose(
    heading('A card for every day', 1),
    text('Money back on all you buy.'),
    text('Apply now'),
    heading('Why this card'),
    heading('No fee', 3),
    text('You pay nothing in the first year.'),
    heading('Money back', 3),
    text('Up to 5% on groceries each month.'),
    heading('Your questions'),
    bold('Who may apply?'),
    text('All who live in the UAE.'),
    bold('How long does it take?'),
    text('Five working days at most.'),
    bold('What does it cost?'),
    text('Nothing in the first year.'),
  )
  expect(told(page)).toEqual([
    [
      ...['HBR001', 'title: A card for every day', 'sub_title: Money back on all you buy.'],
      'cta_text: Apply now',
    ],
    [
      ...['CardList003', 'title: Why this card', '0 title: No fee'],
      '0 info: You pay nothing in the first year.',
      ...['1 title: Money back', '1 info: Up to 5% on groceries each month.'],
    ],
    [
      ...['FAQ001', 'title: Your questions'],
      ...['0 question: Who may apply?', '0 answer: All who live in the UAE.'],
      ...['1 question: How long does it take?', '1 answer: Five working days at most.'],
      ...['2 question: What does it cost?', '2 answer: Nothing in the first year.'],
    ],
  ])
})

test('labels say what words are for, and are none of the page', () => {
  const [page] = propose(
    bold('HERO'),
    text('Eyebrow: Personal loans'),
    text('Headline: Borrow for what matters'),
    text('CTA: Apply now'),
    bold('KEY NUMBERS'),
    text('Number: 48'),
    text('Label: months at most'),
    text('Number: 1.05%'),
    text('Label: processing fee'),
    text('Number: 5.49%'),
    text('Label: per annum, reducing'),
  )
  expect(told(page)).toEqual([
    ['HBR002', 'tagline: Personal loans', 'title: Borrow for what matters', 'cta_primary_text: Apply now'],
    [
      ...['HLNUM001', 'highlight_number: 48', 'highlight_title: months at most', '0 number: 1.05%'],
      ...['0 text: processing fee', '1 number: 5.49%', '1 text: per annum, reducing'],
    ],
  ])
})

test('a table of elements and copy is read row by row; its third column is for colleagues', () => {
  const element = (...texts: string[]) => row(...texts.map((words) => cell(text(words))))
  const [page] = propose(
    table(
      element('Element', 'Copy', 'Notes'),
      element('Hero headline', 'The keys to your home', 'max 70'),
      element('Hero CTA', 'Book a call', ''),
      element('FAQ 1 question', 'How long does it take?', ''),
      element('FAQ 1 answer', 'Three weeks from a complete file.', 'check with Sara'),
      element('FAQ 2 question', 'Is there a fee?', ''),
      element('FAQ 2 answer', 'One per cent of the amount.', ''),
      element('Meta title', 'Home loans', ''),
    ),
  )
  expect(told(page)).toEqual([
    ['HBR001', 'title: The keys to your home', 'cta_text: Book a call'],
    [
      ...['FAQ001', '0 question: How long does it take?', '0 answer: Three weeks from a complete file.'],
      ...['1 question: Is there a fee?', '1 answer: One per cent of the amount.'],
    ],
  ])
  expect(page && tellProposal(page).held).toMatchObject({
    data: ['Home loans'],
    note: expect.arrayContaining(['max 70', 'check with Sara']),
  })
})

test('English beside Arabic is two pages', () => {
  const both = (english: string, arabic: string) => row(cell(text(english)), cell(text(arabic)))
  const pages = propose(
    table(
      both('English', 'العربية'),
      both('A card for every day', 'بطاقة لكل يوم'),
      both('Money back on all you buy.', 'استرداد نقدي على كل مشترياتك.'),
    ),
  )
  expect(pages.map((page) => [page.locale, ...told(page)])).toEqual([
    ['en-AE', ['HBR001', 'title: A card for every day', 'sub_title: Money back on all you buy.']],
    ['ar-AE', ['HBR001', 'title: بطاقة لكل يوم', 'sub_title: استرداد نقدي على كل مشترياتك.']],
  ])
})

test('of several versions the recommended one stands on the page, the others wait', () => {
  const [page] = propose(
    heading('Hero'),
    text('Headline option 1: A card for you'),
    text('Headline option 2 (recommended): The card that gives back'),
    text('CTA: Apply now'),
    heading('Notes'),
    text('Legal has seen it.'),
  )
  expect(told(page)).toEqual([['HBR001', 'title: The card that gives back', 'cta_text: Apply now']])
  expect(page && tellProposal(page).held).toMatchObject({
    version: ['Headline option 1: A card for you'],
    note: ['Notes', 'Legal has seen it.'],
  })
})

test('a label that nobody knows is asked for once, and its words are on no page before', () => {
  const deck = [
    heading('Hero'),
    text('Headline: A card for you'),
    text('CTA: Apply now'),
    text('Angle: calm'),
    heading('Benefits'),
    text('Headline: What you get'),
    text('Body: Money back on all you buy, each month.'),
    text('Angle: proud'),
  ]
  const [page] = propose(...deck)
  expect(page && tellProposal(page).questions).toMatchObject([{ label: 'angle', count: 2 }])
  expect(JSON.stringify(told(page))).not.toContain('calm')
  const answered = page && answerQuestion(page, 'angle', 'eyebrow', manifest)
  expect(answered?.questions).toEqual([])
  const hero = answered?.sections[0]?.id ?? -1
  expect(told(answered && becomeComponent(answered, hero, 'HBR002', manifest))[0]).toContain('tagline: calm')
})

test('struck words, words in brackets and a letter round the copy stay off the page', () => {
  const [page] = propose(
    text('From: Huda'),
    text('Subject: copy'),
    text('Hi team,'),
    heading('A card for every day', 1),
    paragraph(run('Money back '), run('next year ', '<w:strike/>'), run('each month.')),
    text('[Designer: use the villa]'),
    text('Best regards,'),
    text('Huda'),
  )
  expect(told(page)).toEqual([['HBR001', 'title: A card for every day', 'sub_title: Money back each month.']])
  expect(page?.tray).toEqual([])
})

test('the bank that a document speaks of has its header and footer', () => {
  expect(propose(heading('A card of Emirates Islamic', 1), text('Words'))[0]?.brand).toBe('EI')
})

test('a section has no more items than a page could show, and what is over them waits in the tray', () => {
  const asked = Array.from({ length: 300 }, (_, at) => text(`Q: Is it ${at}?`) + text(`A: It is ${at}.`))
  const [page] = propose(heading('Your questions'), ...asked)
  expect(page?.sections[0]?.holding.placements.filter(({ field }) => field === 'question')).toHaveLength(200)
  expect(page && tellProposal(page).tray.slice(0, 2)).toEqual(['Q: Is it 200?', 'A: It is 200.'])
})

test('a known label in brackets is no question, and what stands at it is what it says', () => {
  const [page] = propose(
    ...[heading('Hero'), text('Headline: A card for you'), text('Subline: Money back on all you buy.')],
    ...[text('[Button] Get the card'), text('[Text button] Compare all cards')],
  )
  expect(page?.questions).toEqual([])
  expect(told(page)[0]?.join()).toMatch(/Get the card.*Compare all cards/)
})
