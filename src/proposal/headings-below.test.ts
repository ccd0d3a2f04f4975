import { expect, test } from 'vitest'
import { bold, grid, heading, propose, told } from '../../test/told-page.ts'
import { text } from '../../test/word-xml.ts'

test('a heading of hours over a table of them is said to readers, in a deck as well', () => {
  const [page] = propose(
    text('Headline: Our new counter'),
    text('Button: Find us'),
    text('Intro: It is by the lake.'),
    bold('Timings'),
    grid(['', 'Counter', 'Machine'], ['Monday', '9 to 5', 'always'], ['Tuesday', '9 to 1', 'always']),
    text('Closed on holidays.'),
  )
  const words = JSON.stringify(told(page))
  for (const said of ['Timings', '9 to 1', 'Closed on holidays.']) expect(words).toContain(said)
})

test('questions stand behind a column of numbers too', () => {
  const [page] = propose(
    heading('Section 2 – FAQ table'),
    grid(['#', 'Question', 'Answer'], ['1', 'Is it free?', 'Yes.'], ['2', 'Is it safe?', 'It is.']),
    bold('Ready?'),
    text('It takes a minute.'),
    text('CTA: Begin now'),
  )
  const [questions, band] = told(page)
  expect(questions).toEqual([
    'FAQ001',
    '0 question: Is it free?',
    '0 answer: Yes.',
    '1 question: Is it safe?',
    '1 answer: It is.',
  ])
  expect(JSON.stringify(band)).toContain('Ready?')
})

test('counted questions with their answers behind them are questions', () => {
  const [page] = propose(
    heading('People ask us'),
    text('1. Can I bring my dog? Yes, small ones.'),
    text('2. Where can I park the car? Behind the house.'),
  )
  expect(JSON.stringify(told(page))).toContain('question: Can I bring my dog?')
})

test('a heading below figures that is over none begins another section', () => {
  const [page] = propose(
    heading('Key numbers'),
    text('5% – on fuel'),
    text('AED 50 – welcome gift'),
    bold('Good to have'),
    text('It works in every shop of the town.'),
  )
  const [figures, below] = told(page)
  expect(JSON.stringify(figures)).not.toContain('Good to have')
  expect(JSON.stringify(below)).toContain('Good to have')
})

test('a bold line that ends with a colon is a heading', () => {
  const [page] = propose(
    bold('The house'),
    text('It stands by the lake and is open all year.'),
    bold('What you find inside:'),
    text('- A cafe'),
    text('- A shop'),
  )
  expect(JSON.stringify(told(page).at(-1))).toContain('title: What you find inside')
})

test.each([
  [
    ['A garden on your balcony', 'It grows while you are away.', 'How do I plant it?'],
    ['Fill the pot with soil', 'Put the seed in it', 'Water it each day'],
    ['I think the last line is too long, Legal asked me.', 'Where we are', 'You find us by the lake.'],
  ],
  [
    ['حديقة على شرفتك', 'تكبر حتى وأنت بعيد عن البيت.', 'كيف تزرعها؟'],
    ['املأ الأصيص بالتراب', 'ضع البذرة فيه برفق', 'اسقها كل يوم'],
    ['لا أعرف إن كانت الجملة الثالثة نهائية.', 'أين نحن', 'نحن بجانب البحيرة كل أيام السنة.'],
  ],
])('counted lines below one question stay below it, above a remark: %s', (top, steps, below) => {
  const [title = '', lead = '', question = ''] = top
  const [remark = '', next = '', last = ''] = below
  const [page] = propose(
    heading(title, 1),
    text(lead),
    heading(question, 2),
    ...steps.map((step, index) => text(`${index + 1}. ${step}`)),
    text(remark),
    heading(next, 2),
    text(last),
  )
  const own = told(page).find((section) => section.includes(`title: ${question}`))
  for (const step of steps) expect(JSON.stringify(own)).toContain(step)
  expect(JSON.stringify(told(page))).not.toContain(remark)
})
