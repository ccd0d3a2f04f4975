import { expect, test } from 'vitest'
import { bold, grid, heading, propose, told } from '../../test/told-page.ts'
import { cell, paragraph, row, run, table, text } from '../../test/word-xml.ts'
import { tellProposal } from './tell-proposal.ts'

test('a document in one language and then in the other is two pages', () => {
  const english = [
    heading('A card for every day', 1),
    text('Money back on all you buy.'),
    heading('FAQ'),
    bold('Who may apply?'),
    text('All who live in the UAE.'),
    text('Apply now'),
  ]
  const arabic = [
    heading('بطاقة لكل يوم', 1),
    text('استرداد نقدي على كل مشترياتك.'),
    heading('الأسئلة'),
    bold('من يمكنه التقديم؟'),
    text('كل من يقيم في الدولة.'),
    text('قدّم الآن'),
  ]
  const orders = [
    [text('English version'), ...english, text('النسخة العربية'), ...arabic],
    [...arabic, text('---'), ...english],
    english.flatMap((line, index) => [line, arabic[index] ?? '']),
  ]
  for (const lines of orders) {
    const pages = propose(...lines)
    expect(pages.map(({ locale }) => locale)).toEqual(['en-AE', 'ar-AE'])
    const [first, second] = pages.map((page) => JSON.stringify(told(page)))
    expect(first).toContain('All who live in the UAE.')
    expect(first).not.toMatch(/\p{Script=Arabic}|version/u)
    expect(second).toContain('كل من يقيم في الدولة.')
    expect(second).not.toContain('card')
  }
})

test('a line in the other language is held back, a name in it is not', () => {
  const [page, ...others] = propose(
    heading('بطاقة لكل يوم', 1),
    text('استرداد نقدي على كل مشترياتك في المتاجر وعبر الإنترنت.'),
    text('please check the wording with the cards team'),
    bold('Visa Infinite'),
    text('بطاقة لمن يسافر كثيراً.'),
  )
  expect(others).toEqual([])
  expect(page && tellProposal(page).held.language).toEqual(['please check the wording with the cards team'])
  expect(JSON.stringify(told(page))).toContain('Visa Infinite')
})

test.each([
  ['Page 1: Cards', 'Page 2: Loans'],
  ['Cards page', 'Loans page'],
  ['الصفحة ١: البطاقات', 'الصفحة ٢: القروض'],
])('of several pages in a document the first is proposed: %s', (first, second) => {
  const [page] = propose(
    text('Copy for two pages'),
    heading(first, 1),
    heading('A card for you', 2),
    text('Money back on all you buy.'),
    text('Apply now'),
    heading(second, 1),
    heading('A loan for you', 2),
    text('Borrow for what matters.'),
    text('Ask for an offer'),
  )
  const words = JSON.stringify(told(page))
  expect(words).toContain('A card for you')
  expect(words).not.toMatch(/loan|Borrow|two pages|Page 1|الصفحة/)
  expect(page?.tray).toHaveLength(4)
})

test.each([
  ['Money back each month. (Sara to confirm)', '(Sara to confirm)'],
  ['Money back each month. (max 60 characters)', '(max 60 characters)'],
  ['Money back each month. [38/45]', '[38/45]'],
  ['Money back each month. [2]', '[2]'],
  ['Money back each month. – max. 90 characters', '– max. 90 characters'],
  ['Money back each month. ??? check with ops', '??? check with ops'],
  ['استرداد نقدي كل شهر. (يرجى التأكد من العمليات)', '(يرجى التأكد من العمليات)'],
  ['استرداد نقدي كل شهر. (٤٠ حرفاً كحد أقصى)', '(٤٠ حرفاً كحد أقصى)'],
])('a remark behind the copy stays off the page: %s', (line, remark) => {
  const [page] = propose(heading('A card', 1), text(line), text('Apply now'))
  expect(JSON.stringify(told(page))).not.toContain(remark)
  expect(page && tellProposal(page).held.note).toContain(remark)
})

test.each([
  'A fee of AED 49 applies (min. AED 25).',
  'Two tickets for the price of one (four times a month).',
  'Open at 30 centres – from Jumeirah to Al Majaz',
])('what is said to customers in brackets or behind a dash stays: %s', (line) => {
  const [page] = propose(heading('A card', 1), text(line), text('Apply now'))
  expect(JSON.stringify(told(page))).toContain(line)
})

test.each([
  ['Notes for the team', '1. Check the fee with Sami.'],
  ['Comments to designer:', 'No people in the pictures.'],
  ['ملاحظات للفريق', 'الصورة من مكتبة العلامة.'],
])('all below %s is for colleagues', (name, note) => {
  const [page] = propose(
    heading('A card', 1),
    text('Money back each month.'),
    heading(name, 2),
    text(note),
    text('Ask Huda.'),
  )
  expect(told(page)).toHaveLength(1)
  expect(page && tellProposal(page).held.note).toEqual([name, note, 'Ask Huda.'])
})

test('picture signs and dashes stand for headings, and figures are written in many ways', () => {
  const [page] = propose(
    text('⭐ HERO ⭐'),
    text('Travel card'),
    bold('Pay as you do at home'),
    text('One card for twelve currencies.'),
    text('👉 Order the card'),
    text('🔢 NUMBERS'),
    text('24/7'),
    text('chat with our team'),
    text('60 / 40'),
    text('shares and bonds'),
    text('Two minutes'),
    text('to order'),
    text('faqs –'),
    text('q- Does it run out?'),
    text('a- After five years.'),
    text('q- Is there a fee?'),
    text('a- None.'),
  )
  expect(told(page)).toEqual([
    [
      ...['HBR002', 'tagline: Travel card', 'title: Pay as you do at home'],
      ...['description: One card for twelve currencies.', 'cta_primary_text: Order the card'],
    ],
    [
      ...['HLNUM001', 'highlight_number: 24/7', 'highlight_title: chat with our team'],
      ...['0 number: 60 / 40', '0 text: shares and bonds', '1 number: Two minutes', '1 text: to order'],
    ],
    [
      ...['FAQ001', '0 question: Does it run out?', '0 answer: After five years.'],
      ...['1 question: Is there a fee?', '1 answer: None.'],
    ],
  ])
})

test('labels may stand in any column, and things side by side', () => {
  const element = (...texts: string[]) => row(...texts.map((words) => cell(text(words))))
  const [deck] = propose(
    table(
      element('#', 'Section', 'Element', 'English copy', 'Char limit'),
      element('1', 'Hero', 'Headline', 'A school card', '40'),
      element('2', '', 'Button', 'Apply now', '20'),
      element('3', 'Stats', 'Stat 1', '3 months without interest', ''),
      element('4', '', 'Stat 2', '300 schools', ''),
    ),
  )
  expect(told(deck)).toEqual([
    ['HBR001', 'title: A school card', 'cta_text: Apply now'],
    [
      ...['HLNUM001', 'highlight_number: 3 months', 'highlight_title: without interest'],
      ...['0 number: 300', '0 text: schools'],
    ],
  ])
  const [things] = propose(
    heading('Which account is yours?', 1),
    text('Two accounts, one app.'),
    heading('Side by side'),
    table(
      element('', 'A', 'B'),
      element('Name', 'Basic', 'Plus'),
      element('Text', 'For the first salary.', 'For families.'),
      element('Button', 'Open Basic', 'Open Plus'),
    ),
  )
  expect(told(things)[1]).toEqual(
    expect.arrayContaining(['0 title: Basic', '1 title: Plus', '1 description: For families.']),
  )
})

test('the hero above named parts is copy; where the same parts come again another page begins', () => {
  const [page] = propose(
    heading('Personal loan', 1),
    text('Borrow from AED 20,000 to AED 2 million.'),
    text('Apply now'),
    heading('Benefits'),
    bold('Fast'),
    text('Answer in a day.'),
    bold('Flexible'),
    text('Over 12 to 48 months.'),
    heading('FAQ'),
    bold('Who can apply?'),
    text('Residents with a salary.'),
    heading('Car loan', 1),
    text('Drive home this week.'),
    heading('Benefits'),
    text('Sixty months to pay back.'),
    heading('FAQ'),
    bold('Which dealers?'),
    text('All of them.'),
  )
  expect(told(page)[0]).toEqual([
    ...['HBR001', 'title: Personal loan', 'sub_title: Borrow from AED 20,000 to AED 2 million.'],
    'cta_text: Apply now',
  ])
  expect(JSON.stringify(told(page))).not.toContain('Drive home')
  expect(page?.tray).toHaveLength(7)
})

test('a label in bold or before a tab needs no colon', () => {
  const [page] = propose(
    paragraph(run('Headline ', '<w:b/>'), run('Own gold by the gram')),
    text('Subline\tBuy at any hour.'),
    paragraph(run('CTA ', '<w:b/>'), run('Start now')),
  )
  expect(told(page)).toEqual([
    ['HBR001', 'title: Own gold by the gram', 'sub_title: Buy at any hour.', 'cta_text: Start now'],
  ])
})

test('labels on lines of their own say what the next line is', () => {
  const [page] = propose(
    bold('Hero title'),
    text('Cash back that adds up'),
    bold('Hero copy'),
    text('Up to 5% on groceries and schools.'),
    bold('Question 1'),
    text('Who can apply?'),
    bold('Answer 1'),
    text('Residents aged 21 or more.'),
    bold('Question 2'),
    text('How long does it take?'),
    bold('Answer 2'),
    text('Two days.'),
  )
  expect(told(page)).toEqual([
    ['HBR001', 'title: Cash back that adds up', 'sub_title: Up to 5% on groceries and schools.'],
    [
      ...['FAQ001', '0 question: Who can apply?', '0 answer: Residents aged 21 or more.'],
      ...['1 question: How long does it take?', '1 answer: Two days.'],
    ],
  ])
})

test('round a table of both languages each page has the lines in its own', () => {
  const pages = propose(
    grid(
      ['English', 'العربية'],
      ['A garden for you', 'حديقة لك'],
      ['It grows while you are away from home.', 'تنمو وأنت بعيد عن البيت.'],
      ['CTA: Order now', 'زر: اطلب الآن'],
    ),
    heading('Related / روابط'),
    text('Pots and soil – أصص وتربة'),
    text('Seeds for spring – بذور الربيع'),
  )
  const [english, arabic] = pages.map((page) => JSON.stringify(told(page)))
  expect(english).toContain('Pots and soil')
  expect(english).not.toMatch(/\p{Script=Arabic}/u)
  expect(arabic).toContain('أصص وتربة')
  expect(arabic).not.toMatch(/Pots|Seeds/)
})
