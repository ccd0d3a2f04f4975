import { expect, test } from 'vitest'
import type { Locale } from '#base/locale.ts'
import { readFact } from '#facts/read-fact.ts'
import { describeNote } from '#texts/notes.ts'
import { fieldTask, itemTask } from './fake-tasks.node.ts'
import { isInOtherLanguage } from './language.ts'
import { type Excess, findExcess, keepBetter } from './limits.ts'
import { notesOfExcess } from './notes.ts'
import { excessPrompt } from './prompt/mending.ts'
import { figuresFromNowhere } from './said-figures.ts'

const excessNotes = (excess: readonly Excess[]) =>
  excess.flatMap(notesOfExcess).map((note) => describeNote(note))

const english = {
  locale: 'en-AE' as Locale,
  knownText: 'A card with up to 80 points a month',
  notes: '',
  islamic: false,
  facts: [],
}
const title = fieldTask('HBR001', 'title').field
const percentage = fieldTask('HBR003', 'percentage').field
const bullets = fieldTask('ProdList001', 'bullets').field
const answer = fieldTask('FAQ001', 'answer').field

test.each([
  [
    title,
    'x'.repeat(84),
    'title has 84 characters, 14 over the limit of 70',
    'Title: 14 over the limit of 70',
  ],
  [title, 'Short', 'title has 5 characters, 5 under the least of 10', 'Title: 5 under the least of 10'],
  [title, '', 'title is empty', 'Title: nothing was written'],
  [percentage, '0', 'percentage is no number from 1 to 100', 'Percentage: not a number from 1 to 100'],
  [bullets, 'One\nTwo', 'bullets has 2 entries, 1 under the least of 3', 'Bullets: 2 entries, at least 3'],
  [
    answer,
    `<p>${'x'.repeat(2010)}</p>`,
    'answer has 2010 characters, 10 over',
    'Answer: 10 over the limit of 2000',
  ],
])('%o: the exact excess is said', (field, value, demand, note) => {
  const excess = findExcess([field], { [field.name]: value }, english)
  expect(excessPrompt(excess)).toContain(demand)
  expect(excessNotes(excess)).toEqual([note])
})

test('what holds has no excess, and a number may be missing', () => {
  expect(
    findExcess([title, percentage], { title: 'A title that is long enough', percentage: '' }, english),
  ).toEqual([])
})

test('what need not be there may be empty', () => {
  expect(findExcess([fieldTask('FAQ001', 'title').field], { title: '' }, english)).toEqual([])
})

test('each column keeps the better of its two values', () => {
  const { columns } = itemTask('FAQ001')
  const fine = { question: 'How do I apply for it?', answer: 'In the app, within a few minutes.' }
  const first = { question: 'x'.repeat(210), answer: fine.answer }
  const second = { question: fine.question, answer: 'Too short' }
  expect(keepBetter(columns, first, second, english)).toEqual(fine)
  expect(keepBetter(columns, first, { question: 'x'.repeat(220), answer: '' }, english)).toEqual(first)
  const optional = fieldTask('FAQ001', 'title').field
  const long = { title: 'x'.repeat(90) }
  expect(keepBetter([optional], long, { title: '' }, english)).toEqual(long)
})

test.each([
  ['Up to 5% back on AED 1,500', 'Cashback of 5% up to AED 1500', []],
  ['Up to 7.5% back', 'Cashback of 5%', ['Up to 7.5%']],
  ['15 of 20 per cent', 'From 15% to 20 percent', ['15 of 20']],
  ['استرداد ١٥٪', '15% back', []],
  ['7% and 5 %', '5 offers', ['7%', '5 %']],
  ['5% or 3', '5 % in 3 months', []],
  ['3 easy steps', '', []],
  ['In 2027 and again in 2027', '', ['2027']],
])('%s: figures that the brief lacks', (text, brief, figures) => {
  expect(figuresFromNowhere(text, brief)).toEqual(figures)
})

test('a number column says the figure, its label the unit', () => {
  const known = { ...english, knownText: '15% back and 4.50% a year' }
  expect(findExcess([percentage], { percentage: '15' }, known)).toEqual([])
  expect(findExcess([percentage], { percentage: '16' }, known)).toMatchObject([
    { problem: { figures: ['16'] } },
  ])
})

test.each([
  ['ar-AE', 'Cashback that follows you home', true],
  ['ar-AE', 'استرداد نقدي مع Visa Signature', false],
  ['ar-AE', 'Visa Infinite', false],
  ['ar-AE', '<strong>استرداد نقدي</strong> على كل ما تشتريه', false],
  ['en-AE', 'استرداد نقدي مع كل مشترياتك', true],
  ['en-AE', 'Cashback, or استرداد as we say', false],
  ['en-AE', '100', false],
] as const)('%s: "%s" is in another language: %s', (locale, text, isOther) => {
  expect(isInOtherLanguage(text, locale)).toBe(isOther)
})

test('a value in another language is asked for again, and noted', () => {
  const excess = findExcess(
    [title],
    { title: 'Cashback that follows you home' },
    { ...english, locale: 'ar-AE' },
  )
  expect(excessPrompt(excess)).toContain('title is not in Arabic.')
  expect(excessNotes(excess)).toEqual(['Title: not in Arabic'])
})

test('a figure of nobody’s and a claim are asked to be taken out, and noted', () => {
  const values = { title: 'Guaranteed: 12% back and 80 points' }
  const excess = findExcess([title], values, english)
  expect(excessPrompt(excess)).toContain('title says 12%, which the brief does not hold.')
  expect(excessPrompt(excess)).toContain('title says “Guaranteed”, which a bank does not publish.')
  expect(excessNotes(excess)).toEqual([
    'Title: 12% is not in the brief',
    'Title: “Guaranteed” may not be published',
  ])
})

test('a figure without its condition is asked for with it, and noted; another column may say it', () => {
  const line = '5% cashback if you spend AED 3,000 a month'
  const frame = { ...english, knownText: line, facts: [readFact(line)] }
  const excess = findExcess([title], { title: '5% cashback' }, frame)
  expect(excessPrompt(excess)).toContain(`title says “5%” without all that belongs to it: “${line}”`)
  expect(excessNotes(excess)).toEqual([`Title: 5% stands without what belongs to it: “${line}”`])
  const beside = 'When you spend AED 3,000 each month.'
  expect(findExcess([title], { title: '5% cashback', text: beside }, frame)).toEqual([])
})

test('the words of Islamic banking are held on its pages alone', () => {
  const values = { title: 'A loan for your first home' }
  expect(findExcess([title], values, english)).toEqual([])
  const islamic = { ...english, islamic: true }
  expect(excessNotes(findExcess([title], values, islamic))).toEqual(['Title: “loan” may not be published'])
})

test('isolates round the Latin names of an Arabic title count for nothing', () => {
  const text = `${'ا'.repeat(61)} \u2066AppleX\u2069`
  const frame = { ...english, locale: 'ar-AE' as Locale }
  expect(findExcess([title], { title: text }, frame)).toEqual([])
  expect(findExcess([title], { title: `${text}اااا` }, frame)).toMatchObject([{ distance: 2 }])
})
