import { expect, test } from 'vitest'
import { bold, grid, heading, propose, told } from '../../test/told-page.ts'
import { run, text } from '../../test/word-xml.ts'

const words = (...lines: string[]) => JSON.stringify(told(propose(...lines)[0]))

test('clauses, letters and small Roman numbers count the lines of a list', () => {
  const said = words(
    bold('1. TOP BANNER'),
    text('1.1 Headline: Bees for your roof'),
    text('1.2 Sub-headline: A hive that looks after itself. [Legal: no promise of honey.]'),
    text('1.3 Button: Order a hive'),
    bold('2. WHAT COMES WITH IT'),
    text('(a) A hive of two rooms'),
    text('(b) A queen [Legal: one only.]'),
    text('(c) Smoke, gloves and a hat'),
    bold('3. BEFORE YOU ORDER'),
    text('(i) Your roof is flat'),
    text('(ii) Your neighbours agree'),
  )
  expect(said).toContain('title: Bees for your roof')
  expect(said).toContain('A hive that looks after itself.')
  for (const title of ['WHAT COMES WITH IT', 'BEFORE YOU ORDER']) expect(said).toContain(`: ${title}`)
  for (const left of ['1.2', 'no promise', 'one only', 'TOP BANNER']) expect(said).not.toContain(left)
})

test('the first few words of counted entries are what steps are called', () => {
  const steps = [
    'You ask. Tell us how large your roof is.',
    'We look. One of us comes by.',
    'You wait. It takes a month.',
  ]
  const letters = steps.map((step, index) => text(`4.${index + 1}\t${step}`))
  const ordinals = steps.map((step, index) => text(`${['First', 'Second', 'Third'][index]}: ${step}`))
  for (const lines of [letters, ordinals])
    expect(
      words(
        bold('Bees for your roof'),
        text('A hive that looks after itself.'),
        bold('How it goes'),
        ...lines,
      ),
    ).toMatch(/title: [^"]*You ask.*Tell us how large.*title: [^"]*We look/)
})

test('signs of plain text are headings and bold lines', () => {
  const said = words(
    text('# Bees for your roof'),
    text('A hive that looks after itself.'),
    text('## What you get'),
    text('**Two rooms**'),
    text('One for the bees and one for the honey.'),
    text('**A queen**'),
    text('She comes in a box of her own.'),
  )
  expect(said).toContain('title: Bees for your roof')
  expect(said).toMatch(/0 [a-z_]+: Two rooms/)
})

test('headings that are counted are titles where nothing else is, and names where they are a maker’s', () => {
  const said = words(
    heading('Web copy: bees', 1),
    heading('1. Header section'),
    text('Headline: Bees for your roof'),
    text('CTA: Order a hive'),
    heading('2. A gift for the first hundred'),
    text('They get a jar of honey from the roof next door.'),
    heading('3. What comes with it'),
    text('A hive of two rooms, a queen, and a hat that keeps her out.'),
    heading('4. Who can apply'),
    text('All who have a flat roof and kind neighbours.'),
    heading('5. Disclaimer'),
    text('Terms and conditions apply.'),
  )
  for (const title of ['A gift for the first hundred', 'What comes with it', 'Who can apply'])
    expect(said).toContain(title)
  expect(said).not.toMatch(/Header section|2\. A gift/)
})

test('two digits before a stroke or words in capitals count parts, and Arabic digits clauses', () => {
  const said = words(
    bold('00 / META'),
    text('TITLE (60)'),
    text('Roof bees'),
    bold('01 / HERO'),
    text('HEADLINE'),
    text('Bees for your roof'),
    text('CTA'),
    text('Order a hive'),
    bold('02 / WHY'),
    text('HEADLINE'),
    text('They work while you sleep'),
    text('TILE 1'),
    text('Honey'),
    text('Nine jars a year.'),
    text('TILE 2'),
    text('Wax'),
    text('For candles of your own.'),
    bold('03 / SIGN-OFF'),
    text('HEADLINE'),
    text('The roof is yours'),
    text('CTA'),
    text('Order a hive'),
  )
  expect(said).toMatch(/1 [a-z_]+: Wax/)
  expect(said).toContain('title: The roof is yours')
  expect(said).not.toMatch(/0\d \/|Roof bees|SIGN-OFF/)
  const arabic = words(
    bold('١. البانر'),
    text('١.١ العنوان: نحل على سطحك'),
    text('١.٢ الزر: اطلب خلية'),
    bold('٢. ما تحصل عليه'),
    text('(أ) خلية من غرفتين'),
    text('(ب) ملكة'),
  )
  expect(arabic).toContain('title: نحل على سطحك')
})

test('the first words below the number of a section are its title, though they call', () => {
  const said = words(
    text('HEADER:'),
    text('Bees for your roof'),
    text('SUBHEADER:'),
    text('A hive that looks after itself.'),
    text('SECTION ONE:'),
    text('Pick your hive'),
    text('2 rooms: AED 900'),
    text('4 rooms: AED 1,400'),
    text('6 rooms: AED 1,900'),
    text('SECTION TWO:'),
    text('Why ours'),
    text('It is made of the wood of the roof that it stands on.'),
  )
  expect(said).toMatch(/title: Pick your hive/)
  expect(said).not.toMatch(/SECTION|HEADER/)
})

test('items are counted in words as well, in lines with numbers of their own', () => {
  const said = JSON.stringify(
    told(
      propose(
        bold('1.0 Hero'),
        text('1.1 Headline: Start small. Stay long.'),
        text('1.2 CTA: Begin'),
        bold('2.0 Benefits'),
        text('2.1 Headline: What you get'),
        text('2.2 Benefit one title: One app'),
        text('2.3 Benefit one text: All of it on one screen.'),
        text('2.4 Benefit two title: One person'),
        text('2.5 Benefit two text: Somebody who calls you back.'),
        bold('3.0 Legal'),
        text('Funds may fall as well as rise.'),
      )[0],
    ),
  )
  expect(said).toMatch(/: What you get.*0 title: One app.*1 title: One person/)
  expect(said).not.toMatch(/Benefit|3\.0|Legal/)
})

test('numbers in keys count steps, which are no titles, and frames beside each other are buttons', () => {
  const said = told(
    propose(
      text('TOP'),
      text('Start small, and stay for long'),
      text('A plan buys every month, whatever the news is.'),
      text('[Leave your number]   [Open a plan]'),
      text('HOW'),
      text('1\uFE0F\u20E3 Type the amount'),
      text('2\uFE0F\u20E3 Press send'),
      text('END'),
      text('Send the first one free'),
      text('Button: Start'),
    )[0],
  ).map((section) => section.join(' '))
  expect(said[0]).toMatch(/title: Start small.*: Leave your number.*: Open a plan/)
  expect(said[1]).toMatch(/^IMGCNT001 0 text: Type the amount 1 text: Press send$/)
  expect(said[2]).toMatch(/title: Send the first one free.*: Start$/)
})

const entry = (said: string) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr></w:pPr>${run(said)}</w:p>`

test.each([
  ['5% honey a year', ['5% honey', 'AED 0 rent', 'AED 90 a hive'].map(entry)],
  ['in words of a share', ['8 in 10 – roofs are flat', '#1 – hive in town'].map((line) => text(line))],
  ['behind what they count', [grid(['Rent', 'AED 0'], ['Hives', '40'], ['Stings', '2%'])]],
  ['with a colon', ['Rent: AED 0', 'Hives: 40', 'Stings: 2%'].map((line) => text(line))],
])('figures below a title that tells of numbers: %s', (_, lines) => {
  const said = words(
    heading('Bees for your roof', 1),
    text('A hive that looks after itself, from April to October.'),
    heading('Our bees in numbers'),
    ...lines,
    heading('How it goes'),
    text('One of us comes by and looks at your roof.'),
  )
  expect(said).toMatch(/title: Our bees in numbers",(?:"\d (?:stat|label): [^"]+",?){4,}\]/)
})

test('codes that letters refer to are no words of lines, nor is the letter of a section', () => {
  const said = words(
    bold('PART A – TOP'),
    text('A.1  Bees for your roof'),
    text('A.2 (new)  A hive that looks after itself, from April to October.'),
    bold('PART B – BODY'),
    text('B.1  How it goes'),
    text('B.2  One of us comes by and looks at your roof, and in a month the hive is there.'),
    text('B.3 ans.  You do nothing at all, and neither does the queen.'),
  )
  expect(said).toMatch(/title: Bees for your roof.*: A hive that looks.*title: How it goes.*You do nothing/)
  expect(said).not.toMatch(/[AB]\.\d|PART|BODY|ans\./)
})

test('a lone entry over a sentence, again and again, is what an item is called', () => {
  const said = words(
    heading('Bees for your roof', 1),
    text('A hive that looks after itself, from April to October.'),
    heading('What you get'),
    entry('A hive of two rooms'),
    text('One is for the queen, and the other one for all the rest.'),
    entry('A hat'),
    text('You will look like an uncle of mine.'),
  )
  expect(said).toMatch(/0 title: A hive of two.*0 \w+: One is for.*1 title: A hat.*1 \w+: You will/)
})

test('what a browser calls the page is none of its words, nor is what is said of it below', () => {
  const said = words(
    text('Hives | Roofs | Emirates NBD'),
    text('Bees for every flat roof in town, and honey in October.'),
    text('Bees for your roof'),
    text('A hive that looks after itself, from April to October, and needs nothing but a flat roof.'),
    heading('How it goes'),
    text('One of us comes by and looks at your roof.'),
  )
  expect(said).toContain('title: Bees for your roof')
  expect(said).not.toMatch(/Roofs|every flat roof/)
})
