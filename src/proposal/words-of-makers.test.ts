import { expect, test } from 'vitest'
import { bold, grid, heading, propose, told } from '../../test/told-page.ts'
import { paragraph, run, text } from '../../test/word-xml.ts'

const codes = (lines: string[]) => told(propose(...lines)[0]).map(([code]) => code)
const words = (lines: string[]) => JSON.stringify(told(propose(...lines)[0]))
const isAny = (code: string | undefined, known: readonly string[]) => known.includes(code ?? '')

test('parts are known by the words of those who lay out pages, whatever they are joined to', () => {
  const page = [
    heading('Top banner'),
    text('Headline: A loan with one rate'),
    text('CTA: Apply now'),
    heading('USP tiles (3 icons)'),
    bold('One rate'),
    text('It stays the same until the end.'),
    bold('No fees'),
    text('You pay for nothing else.'),
    heading('Numbers strip'),
    text('48 months at most'),
    text('AED 0 processing fee'),
    heading('Footer form'),
    text('Field 1: Full name'),
    text('Error if it is empty: Please enter your name'),
    heading('Bottom banner'),
    text('Headline: Ready when you are'),
    text('CTA: Apply now'),
  ]
  const said = words(page)
  expect(said).toContain('48')
  for (const left of ['tiles', 'strip', 'Full name', 'Please enter', 'Bottom banner'])
    expect(said).not.toContain(left)
  expect(codes(page)).toHaveLength(4)
})

test('a table of sections has a small page in each cell, and the old words where nothing changes', () => {
  const page = [
    grid(
      ['No.', 'Section', 'Current copy', 'New copy', 'Comments'],
      [
        '1',
        'Hero',
        'Old title',
        'A card for each day\nIt gives back on all you buy.\n[Apply now]',
        'shorter',
      ],
      [
        '2',
        'Benefits (icons)',
        '-',
        'Back on fuel\nFive percent at each pump.\nNo fee\nFree in year one.',
        '',
      ],
      ['3', 'Disclaimer', 'Terms apply to this card.', 'No change', 'leave it'],
    ),
  ]
  const said = words(page)
  expect(said).toContain('title: A card for each day')
  expect(said).toContain('0 title: Back on fuel')
  expect(said).toContain('Terms apply to this card.')
  for (const left of ['Old title', 'No change', 'leave it']) expect(said).not.toContain(left)
})

test('tiles beside each other, figures over labels and rows that are counted are items', () => {
  const page = [
    heading('Loans for all'),
    text('Pick the one that fits.'),
    heading('Three ways'),
    grid(
      ['Car', 'Home', 'Study'],
      ['Drive it this week.', 'Move in this year.', 'Pay it back later on.'],
      ['Apply for a car', '', 'Apply to study'],
    ),
    heading('So far'),
    grid(['48 hours', '65,000+', '20 currencies'], ['to open', 'firms bank here', 'to hold and send']),
    heading('Getting there'),
    grid(['Step', 'What to do'], ['1', 'Open the app'], ['2', 'Choose a loan'], ['3', 'Sign in the app']),
  ]
  const said = words(page)
  expect(said).toContain('1 title: Home')
  expect(said).toContain('Apply to study')
  expect(said).toContain('20 currencies')
  expect(said).toContain('Sign in the app')
  expect(said).not.toContain('What to do')
})

test('what asks as no customer does, below the questions, closes the page', () => {
  const page = [
    heading('A card for each day', 1),
    text('It gives back on all you buy.'),
    heading('Good to know'),
    bold('Is there a fee?'),
    text('No, not in the first year.'),
    bold('Can I have two?'),
    text('Yes, one for each of you.'),
    bold('Not a customer yet?'),
    text('Open an account in the app.'),
    text('[Open an account]'),
  ]
  expect(words(page)).not.toMatch(/question: Not a customer/)
  expect(words(page)).toMatch(/title: Not a customer yet\?/)
})

test('who asks and who answers may have names of their own', () => {
  const ask = (question: string, answer: string) => [
    text(`Customer asks: ${question}`),
    text(`Agent says: ${answer}`),
  ]
  const page = [
    heading('Hero'),
    text('Headline: A card for each day'),
    text('CTA: Apply now'),
    heading('FAQ'),
    ...ask('Is there a fee?', 'No, not in the first year.'),
    ...ask('Can I have two?', 'Yes, one for each of you.'),
  ]
  expect(words(page)).toContain('1 question: Can I have two?')
  expect(words(page)).toContain('1 answer: Yes, one for each of you.')
})

test('of what was and what is to be only the latter is on the page', () => {
  const page = [
    heading('Hero'),
    text('OLD headline: Cards for all'),
    text('NEW headline: The card that pays you back'),
    text('OLD: Click here'),
    text('NEW: Compare cards'),
  ]
  expect(told(propose(...page)[0])).toEqual([
    ['HBR001', 'title: The card that pays you back', 'cta_text: Compare cards'],
  ])
})

test('letters, shop talk and the furniture of files are on no page', () => {
  const asides = [
    'Section 6 is the same block as on the old page, only the image is new.',
    'Note for the design team: four icons with the new colours.',
    'Rates change each Monday. Who will update them? TBC',
    'Page 2 of 2',
    'Thanks all, Hamad – call me if more is needed',
  ]
  const page = [
    text('Hi team,'),
    text('below the words for the card.'),
    heading('A card for each day', 1),
    text('It gives back on all you buy, each month of the year.'),
    ...asides.map((each) => text(each)),
    text('Br,'),
    text('Jomana'),
  ]
  const said = words(page)
  for (const each of [...asides, 'Jomana', 'Hi team']) expect(said).not.toContain(each)
  expect(said).toContain('It gives back on all you buy')
})

test('below a banner that stays, the first section is no hero', () => {
  const page = [
    text('This goes under the existing banner of the cards page.'),
    heading('What you get'),
    text('Money back on groceries and fuel, paid each month.'),
  ]
  expect(isAny(codes(page)[0], ['HBR001', 'HBR002', 'HBR003'])).toBe(false)
  expect(isAny(codes(page.slice(1))[0], ['HBR001', 'HBR002', 'HBR003'])).toBe(true)
})

test('numbered headings are names of parts where their titles stand below them', () => {
  const page = [
    text('Title tag: A loan with one rate'),
    text('Description: Borrow for your firm.'),
    bold('1. Intro text'),
    text('A loan with one rate'),
    text('Borrow what your firm needs, at a rate that stays the same.'),
    bold('2. What is in it (with ticks)'),
    text('Part of each loan'),
    paragraph(run('- One rate until the end')),
    paragraph(run('- No fee for early payment')),
    bold('3. FAQ (from the call centre)'),
    text('Q: Who may apply?'),
    text('A: Any firm that is a year old.'),
    text('Q: How long does it take?'),
    text('A: Two days.'),
  ]
  const said = words(page)
  for (const left of ['Intro text', 'ticks', 'call centre', 'Borrow for your firm'])
    expect(said).not.toContain(left)
  expect(said).toContain('title: Part of each loan')
})

test('in Arabic too, figures in words, notes with their readers and names below a greeting are known', () => {
  const page = [
    bold('البانر'),
    bold('سيارتك أقرب مما تظن'),
    text('تمويل بنسبة ربح ثابتة طوال المدة.'),
    text('زر: قدّم طلبك'),
    bold('أرقام'),
    text('80% – من قيمة السيارة'),
    text('ساعة واحدة – للموافقة المبدئية'),
    text('ملاحظة لفريق التصميم: نحتاج أربع صور جديدة هنا.'),
    text('مع خالص التحية'),
    text('سارة'),
  ]
  const said = words(page)
  expect(said).toContain('ساعة واحدة')
  for (const left of ['لفريق', 'سارة', 'أرقام']) expect(said).not.toContain(left)
})
