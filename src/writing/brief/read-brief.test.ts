import { expect, test } from 'vitest'
import { describeNote } from '#texts/notes.ts'
import { type LeftOut, notesOfLeftOut } from './left-out.ts'
import { readBrief } from './read-brief.ts'

const read = (...keyMessages: string[]) => readBrief({ keyMessages })
const describeLeftOut = (leftOut: readonly LeftOut[]) =>
  notesOfLeftOut(leftOut).map((note) => describeNote(note))
const told = (...keyMessages: string[]) => read(...keyMessages).statements.map(({ text }) => text)
const named = (...keyMessages: string[]) =>
  read(...keyMessages).leftOut.map(({ line, reason }) => [line, reason])

test.each([
  [
    'a condition stays with what it follows',
    '5% back on fuel. Terms apply. Free delivery.',
    ['5% back on fuel (terms apply)', 'Free delivery'],
  ],
  [
    'a cap stays with its figure',
    '5% back on dining. Capped at AED 300 a month.',
    ['5% back on dining (capped at AED 300 a month)'],
  ],
  [
    'a list goes on behind its semicolon',
    'Discount: 8% online; 12% for cardholders',
    ['Discount: 8% online; 12% for cardholders'],
  ],
  ['lines are told one by one', '- No annual fee\n- 12 lounge visits', ['No annual fee', '12 lounge visits']],
])('%s', (_, message, statements) => {
  expect(told(message)).toEqual(statements)
})

test('a message that the additional context contradicts is told nowhere, unless a person has confirmed it', () => {
  const brief = {
    keyMessages: ['No minimum balance', 'Apply online'],
    additionalContext: 'the minimum balance is AED 500 since Sept??',
  }
  const { statements, leftOut } = readBrief(brief)
  expect(statements.map(({ text }) => text)).toEqual(['Apply online'])
  expect(leftOut).toEqual([
    { line: 'No minimum balance', reason: { contradicts: 'the minimum balance is AED 500 since Sept' } },
  ])
  const confirmed = ['No minimum balance']
  expect(readBrief({ ...brief, confirmed }).statements).toHaveLength(2)
})

test('a condition behind an abbreviation stays with what it narrows', () => {
  expect(told('No monthly fee for cos. under 12 months old')).toEqual([
    'No monthly fee for companies under 12 months old',
  ])
})

test.each([
  '✓ Apply online',
  'a. Apply online',
  '(2) Apply online',
  '> Apply online',
  '-- Apply online',
  'o Apply online',
])('what stands before “%s” is a bullet', (message) => {
  expect(readBrief({ keyMessages: [message] }).statements.map(({ text }) => text)).toEqual(['Apply online'])
})

test('an asterisk brings its footnote along, and one that leads nowhere leaves its line out by name', () => {
  expect(told('Cash in 24 hours*', '* after all documents are in')).toEqual([
    'Cash in 24 hours (after all documents are in)',
  ])
  expect(told('Cash in 24 hours*', 'No annual fee')).toEqual(['No annual fee'])
  expect(named('Cash in 24 hours*')).toEqual([['Cash in 24 hours*', 'no-footnote']])
})

test('a footnote may stand in the line itself, or be a condition that ends with the mark', () => {
  expect(told('5% back* (*at most AED 200 a month)')).toEqual(['5% back (at most AED 200 a month)'])
  expect(told('5% back*', 'Terms apply*')).toEqual(['5% back (terms apply)'])
  expect(told('Terms apply*')).toEqual(['Terms apply'])
})

test('an asterisk before a line is a bullet where no line bears one', () => {
  expect(told('* No annual fee', '* 12 lounge visits')).toEqual(['No annual fee', '12 lounge visits'])
})

test('a line that goes on with the one before it is told with it', () => {
  expect(told('Profit rate from 2.49% flat', '= 4.65% p.a. reducing')).toEqual([
    'Profit rate from 2.49% flat (= 4.65% p.a. reducing)',
  ])
})

test('what colleagues say in brackets or behind a dash is taken out, asked and named', () => {
  const brief = read('No annual fee (pls keep this on top)', '5% back on fuel - ask Mona')
  expect(brief.statements.map(({ text }) => text)).toEqual(['No annual fee', '5% back on fuel'])
  expect(brief.asked).toEqual(['pls keep this on top', 'ask Mona'])
  expect(brief.leftOut.map(({ reason }) => reason)).toEqual(['note', 'note'])
})

test('what is not confirmed is left out as a whole', () => {
  expect(named('Two cars a month (TBC!!)')).toEqual([['Two cars a month (TBC!!)', 'unconfirmed']])
})

test('heads of a chat are no part of its lines, and who said what is left out is named with it', () => {
  const chat =
    '[14:02, 03/09] Lina: Tenor up to 48 months\n[14:03, 03/09] Omar: legal said dont promise approval'
  expect(told(chat)).toEqual(['Tenor up to 48 months'])
  expect(named(chat)).toContainEqual(['[14:02, 03/09] Lina:', 'note'])
  expect(named(chat)).toContainEqual(['[14:03, 03/09] Omar: legal said dont promise approval', 'note'])
})

test.each([
  ['Email from Priya: cap is AED 400', 'cap is AED 400', 'Email from Priya:'],
  ['[Teams 10:15] Nadia: cap is AED 400', 'cap is AED 400', '[Teams 10:15] Nadia:'],
  ['Sara (WhatsApp): cap is AED 400', 'cap is AED 400', 'Sara (WhatsApp):'],
  ['Rashid - cards team: cap is AED 400', 'cap is AED 400', 'Rashid - cards team:'],
  ['Huda wrote: cap is AED 400', 'cap is AED 400', 'Huda wrote:'],
  ['As per Karim on the call, cap is AED 400', 'cap is AED 400', 'As per Karim on the call,'],
  ['حسب كلام فهد السقف 400 درهم', 'السقف 400 درهم', 'حسب كلام فهد'],
  ['ايميل من خالد: السقف 400 درهم', 'السقف 400 درهم', 'ايميل من خالد:'],
  ['Cap is AED 400 (numbers from treasury)', 'Cap is AED 400', 'numbers from treasury'],
  ['Cap is AED 400 (acc to Tariq)', 'Cap is AED 400', 'acc to Tariq'],
  ['Cap is AED 400, say so twice', 'Cap is AED 400', 'say so twice'],
  ['السقف 400 درهم (أرقام الشركة)', 'السقف 400 درهم', 'أرقام الشركة'],
  ['السقف 400 درهم حسب الفريق', 'السقف 400 درهم', 'حسب الفريق'],
])('%s: what it came by is told nowhere', (line, text, note) => {
  expect(told(line)).toEqual([text])
  expect(named(line)).toEqual([[note, 'note']])
})

test.each(['Use "finance" not loan', 'NOT loan!!', "no 'loan' anywhere"])(
  'what colleagues say of a word, “%s”, contradicts no line',
  (additionalContext) => {
    const { leftOut } = readBrief({ keyMessages: ['Loan up to AED 4m'], additionalContext })
    expect(leftOut).toEqual([])
  },
)

test('who says otherwise in a chat within a line is a line of its own', () => {
  const line = 'FX fee 2.1% - WhatsApp from Mina: FX fee is 2.6% since Jan'
  expect(told(line)).toEqual([])
  expect(named(line)).toContainEqual([
    'FX fee 2.1%',
    { contradicts: 'WhatsApp from Mina: FX fee is 2.6% since Jan' },
  ])
})

test.each(['Fee AED 10 (per card)', 'Cashback for all (rates from 2%)', 'رسوم 1% (حسب الفئة)'])(
  '%s: what a bracket says of the figure stays with it',
  (line) => expect(told(line)).toEqual([line]),
)

test.each([
  ['Open it in the app in', 'unfinished'],
  ['الدفعة الأولى حسب', 'unfinished'],
  ['3.75/4.10/4.35', 'bare-figure'],
  ['No salary transfer? no it is needed', 'question'],
])('%s is left out by name', (line, reason) => {
  expect(named(line)).toEqual([[line, reason]])
  expect(describeLeftOut(read(line).leftOut)).toEqual([expect.stringContaining(`“${line}”`)])
})

test('two messages that say different figures of one thing are both left out, and named together', () => {
  expect(told('Tenor up to 25 years', 'No annual fee', 'Tenor up to 20 years')).toEqual(['No annual fee'])
  expect(describeLeftOut(read('Tenor up to 25 years', 'Tenor up to 20 years').leftOut)).toEqual([
    'Left out both until one is chosen, they say different figures of one thing: “Tenor up to 25 years” and “Tenor up to 20 years”',
  ])
})

test('nothing is cut at an abbreviation', () => {
  expect(
    told('Fee AED 26.25 a month incl. VAT', 'Rates from 4% p.a. reducing approx. for new clients'),
  ).toEqual(['Fee AED 26.25 a month incl. VAT', 'Rates from 4% p.a. reducing approx. for new clients'])
})

test('a figure that cannot be read for certain leaves its line out by name', () => {
  expect(named('Loan up to 3m', 'No annual fee')).toEqual([['Loan up to 3m', 'unread-figure']])
})

test('what stands in a line with a question to colleagues is left out with it, by name', () => {
  expect(told('Omar - is fuel still in? last time we lost money. 5% on fuel')).toEqual([])
  expect(named('Lounges: 25 or 1,000? counted last week')).toEqual([
    ['Lounges: 25 or 1,000?', 'question'],
    ['counted last week', 'beside-question'],
  ])
  expect(told('شو رايكم نضيف صورة؟ ولا لا')).toEqual([])
})

test('a question to customers takes nothing with it', () => {
  expect(told('Need cash fast? Finance up to AED 50,000')).toEqual(['Finance up to AED 50,000'])
  expect(told('Do you travel often? 12 lounge visits a year')).toEqual(['12 lounge visits a year'])
  expect(told('تبحث عن سيارة؟ تمويل حتى 500 ألف درهم')).toEqual(['تمويل حتى 500 ألف درهم'])
})

test('a bracket that keeps its line inside leaves the whole line out', () => {
  expect(named('Last year 11,000 parents joined (internal only)')).toEqual([
    ['Last year 11,000 parents joined (internal only)', 'note'],
  ])
  expect(named('Cheaper than the other bank - NOT on page')).toEqual([
    ['Cheaper than the other bank - NOT on page', 'note'],
  ])
  expect(named('Rated 4.8 in the app store (check!)')).toEqual([
    ['Rated 4.8 in the app store (check!)', 'unconfirmed'],
  ])
})

test('a bracket that names where a rule comes from is left out of its line', () => {
  expect(told('min. 20% down payment (CB rule)')).toEqual(['min. 20% down payment'])
  expect(told('فترة سماح 60 يوم (نفس العرض السابق)')).toEqual(['فترة سماح 60 يوم'])
})

test('a word that stands behind its sentence stays with it', () => {
  expect(told('No annual fee. Ever.')).toEqual(['No annual fee. Ever'])
  expect(told('Up to 4 supp. cards free')).toEqual(['Up to 4 supp. cards free'])
})

test.each([
  ['loan amt AED 2m max', 'loan amount AED 2 million max'],
  ['AED 500k min – AED 35 million max', 'AED 500,000 min – AED 35 million max'],
  ['deposit min AED 100,000/-', 'deposit min AED 100,000'],
])('%s is whole', (line, text) => {
  expect(told(line)).toEqual([text])
})

test('a long row of end marks is read as a short one', () => {
  expect(named(`NEVER write loan${'!'.repeat(2000)}`)).toEqual([['NEVER write loan!!!', 'note']])
})

test('what an arrow points back with is a note', () => {
  const read = readBrief({ keyMessages: ['3yr fixed from 4.14% a year  <- hero message'] })
  expect(read.statements.map(({ text }) => text)).toEqual(['3yr fixed from 4.14% a year'])
  expect(read.leftOut).toEqual([{ line: 'hero message', reason: 'note' }])
})

test('of a line whose day is over nothing is told', () => {
  const keyMessages = ['Win a trip to London! Draw on 25 November 2026', 'Open in the app']
  const { statements, leftOut } = readBrief({ keyMessages }, '2026-12-03')
  expect(statements.map(({ text }) => text)).toEqual(['Open in the app'])
  expect(leftOut.map(({ reason }) => reason)).toEqual(['over', 'over'])
})

test('a message that the audience contradicts is left out, and so is what an offer that is over contradicts', () => {
  const { statements } = readBrief({
    audience: 'min. salary AED 10,000',
    keyMessages: ['Salary from AED 7,000'],
  })
  expect(statements).toEqual([])
  const keyMessages = ['Issuance waived until 30 November 2026', 'Issuance free till 15 January 2027']
  expect(readBrief({ keyMessages }, '2026-12-03').statements).toEqual([])
})

test('what a rate equals stays with it', () => {
  const line = 'Profit rate as low as 1.89% p.a. (flat), eq. 3.51% reducing'
  expect(readBrief({ keyMessages: [line] }).statements.map(({ text }) => text)).toEqual([line])
})

test('who said a thing is no part of it', () => {
  expect(told("From Dina's deck: welcome bonus 50,000 miles")).toEqual(['welcome bonus 50,000 miles'])
  expect(told('annual fee 1,500 per the excel of fees team')).toEqual([])
  expect(told('Annual fee AED 1,500 as per the fees team excel')).toEqual(['Annual fee AED 1,500'])
  expect(told('From AED 99 a month', 'Up to 3 cards per family')).toHaveLength(2)
})

test('what is in doubt, the topic and notes may say otherwise than what is told', () => {
  expect(told('No transfer fee whatsoever', '[10:51] Hala: fee is AED 10.50 for UK pls check')).toEqual([])
  const { statements } = readBrief({
    topic: 'Auto loan, tenor up to 48 months',
    keyMessages: ['Tenor up to 5 years'],
  })
  expect(statements).toEqual([])
  const salaried = readBrief({ audience: 'salary 30k+, expats', keyMessages: ['min sal AED 25,000'] })
  expect(salaried.statements).toEqual([])
  expect(told('Tenor up to 5 years', 'note: other banks have up to 4 years')).toEqual(['Tenor up to 5 years'])
})

test.each([
  'Annual fee AED 300 [a]',
  '[SD1] Annual fee AED 300',
  '- [ ] Annual fee AED 300',
  '☐ Annual fee AED 300',
  '>> Annual fee AED 300',
  'Key message 1: Annual fee AED 300',
  '**Annual fee** AED 300',
  '<b>Annual fee</b> AED 300',
  'Annual fee ~~AED 500~~ AED 300',
  'Annual fee AED 300 (old: 500)',
  'Annual fee AED 300 (source: pricing deck p.4)',
  'Annual fee AED 300 [approved 12/11]',
  'Annual fee AED 300 <<ask Omar>>',
  '(legal ok) Annual fee AED 300',
  'Omar: Annual fee AED 300',
  'Omar Haddad 10:42 AM\nAnnual fee AED 300',
])('what editors and chats put round a line is no part of it: %s', (message) => {
  expect(told(message)).toEqual(['Annual fee AED 300'])
})

test.each([
  'Fee AED [x]',
  'Gold: annual fee AED 300',
  'Annual fee AED 300 [first year]',
  '5% back (source of joy)',
])('what is no such mark stays: %s', (message) => {
  const { statements, leftOut } = read(message)
  expect([...statements.map(({ text }) => text), ...leftOut.map(({ line }) => line)]).toEqual([message])
})

test('what a note beside it takes back is told nowhere', () => {
  expect(told('lowest rates in town <-- compliance killed this', 'Open online')).toEqual(['Open online'])
  expect(told('Free watch for all - take this out', 'ساعة مجانية للجميع (احذفوها)')).toEqual([])
  expect(told('Free for life (no cancellation fee)', 'قرض بدون غرامة (بدون رسوم الغاء)')).toHaveLength(2)
})

test('a period below an offer is that of the offer', () => {
  const keyMessages = [
    'Bonus of AED 200 on the first deposit\n5 May 2026 to 20 May 2026, new customers',
    'Open online',
  ]
  const { statements, leftOut } = readBrief({ keyMessages }, '2026-06-01')
  expect(statements.map(({ text }) => text)).toEqual(['Open online'])
  expect(leftOut.map(({ reason }) => reason)).toEqual(['over', 'over'])
  expect(readBrief({ keyMessages }, '2026-05-10').statements).toHaveLength(3)
})

test('of two offers in one message only that of the period is over', () => {
  const message = 'Bonus of AED 200\nuntil 20 May 2026\nFree card\nuntil 20 June 2026'
  const { statements } = readBrief({ keyMessages: [message] }, '2026-06-01')
  expect(statements.map(({ text }) => text)).toEqual(['Free card', 'until 20 June 2026'])
})

test('a footnote is left out with its line, and named', () => {
  const keyMessages = [
    'Bonus of AED 200 until 20 May 2026**',
    '** app only',
    'Free card^',
    '^ for salaries above AED 9,000',
  ]
  const { statements, leftOut } = readBrief({ keyMessages }, '2026-06-01')
  expect(statements.map(({ text }) => text)).toEqual(['Free card (for salaries above AED 9,000)'])
  expect(leftOut.map(({ line }) => line)).toEqual(['Bonus of AED 200 until 20 May 2026**', 'app only'])
})

test('a plus before another message adds nothing to the one before it', () => {
  expect(told('No annual fee', '+ a watch every 3 months')).toEqual([
    'No annual fee',
    'a watch every 3 months',
  ])
})

test('what is left of a line without its note may be no more than the name of a thing', () => {
  expect(told('annual fee - Rana says ask the actuary', 'No annual fee - Rana says lead with it')).toEqual([
    'No annual fee',
  ])
})

test('which words are not to be used says nothing of a rate', () => {
  const brief = {
    keyMessages: ['Profit rate 3.1% a year'],
    additionalContext: 'يا جماعة لا قرض ولا فائدة، هذي مرابحة',
  }
  expect(readBrief(brief).statements).toHaveLength(1)
})

test('a line with a question at its end may say otherwise than one that is told', () => {
  const lines = ['Offer valid till 28 February 2027', 'last day to open = 14 March 2027, ok w/ you?']
  expect(told(...lines)).toEqual([])
})

test('whether quoted words will do is asked of colleagues', () => {
  expect(named('العنوان «فلوسك بتكبر»؟ نبي رايكم')).toHaveLength(2)
  expect(told('العنوان «فلوسك بتكبر»؟ وبعدين الصورة')).toEqual([])
})

test('what only goes on with a line that is contradicted is left out with it', () => {
  const message = 'Rates from 5.49% a year\nfor the first two years'
  expect(told(message, 'Rates from 6.25% a year', 'Open online\nfor the whole family')).toEqual([
    'Open online',
    'for the whole family',
  ])
  expect(named(message, 'Rates from 6.25% a year')).toEqual([
    ['Rates from 5.49% a year', { contradicts: 'Rates from 6.25% a year' }],
    ['for the first two years', { contradicts: 'Rates from 6.25% a year' }],
  ])
})
