import { expect, test } from 'vitest'
import { bold, propose, told } from '../../test/told-page.ts'
import { cell, paragraph, row, run, table, text } from '../../test/word-xml.ts'

const words = (...lines: string[]) => JSON.stringify(told(propose(...lines)[0]))
const grey = (said: string) => paragraph(run(said, '<w:color w:val="999999"/><w:sz w:val="16"/>'))
const large = (said: string, size = 32) => paragraph(run(said, `<w:sz w:val="${size}"/>`))
const linked = (said: string) => paragraph(run(said, '<w:u w:val="single"/>'))

test('small lines in grey between the others are said about them, but not the small print', () => {
  const lines = [
    large('Sail away on a Friday', 44),
    text('A small boat for the weekend, with all that you need on board.'),
    grey('Warm light, nobody smiling into the lens'),
    large('On board'),
    text('Four beds, a kitchen and a radio.'),
    grey('Omar counts the beds again'),
    large('Where to'),
    text('Any harbour within sixty miles of your own.'),
    grey('The map comes on Monday'),
    grey('Terms and conditions apply. Prices may change without notice.'),
  ]
  const said = words(...lines)
  expect(said).toContain('Terms and conditions apply')
  for (const left of ['Warm light', 'Omar', 'The map']) expect(said).not.toContain(left)
})

test('words that are larger than the others are headings', () => {
  const [page] = propose(
    large('Sail away on a Friday.', 44),
    text('A small boat for the weekend, with all that you need on board.'),
    large('On board'),
    text('Four beds, a kitchen and a radio.'),
    large('Where to'),
    text('Any harbour within sixty miles of your own.'),
  )
  expect(told(page).map((section) => section.find((each) => /title: /.test(each)))).toEqual([
    'title: Sail away on a Friday.',
    expect.stringContaining('On board'),
    expect.stringContaining('Where to'),
  ])
})

test('lines that count parts of the page through the document stand on no page', () => {
  const said = words(
    text('Screens for the boat page'),
    text('PANEL 1 / hero / full width'),
    text('Sail away on a Friday'),
    text('A small boat for the weekend.'),
    text('[ Book a boat ]'),
    text('PANEL 2 / counters x2'),
    text('4 beds'),
    text('60 miles'),
    text('PANEL 3 / what people want to know, accordion'),
    text('May I bring a dog?'),
    text('Yes, if it can swim.'),
    text('Is there a skipper?'),
    text('If you want one.'),
    text('PANEL 4 / form and mails'),
    text('Your name, your harbour, your dog'),
  )
  for (const left of ['PANEL', 'Screens', 'accordion', 'your harbour']) expect(said).not.toContain(left)
  expect(said).toContain('title: Sail away on a Friday')
  expect(said).toContain('question: May I bring a dog?')
})

test('of a table that only lays out, the cell with several lines is a section and the note beside it is none', () => {
  const said = words(
    table(
      row(
        cell(
          large('Sail away on a Friday', 44) +
            text('A small boat for the weekend.') +
            paragraph(run('[ Book a boat ]', '<w:b/>')),
        ),
        cell(text('Picture: a boat seen from above')),
      ),
    ),
    large('Before you go'),
    table(row(cell(linked('Prices')), cell(linked('Safety on board')), cell(linked('Weather')))),
  )
  expect(said).toContain('title: Sail away on a Friday')
  expect(said).toMatch(/cta_text: \[? ?Book a boat/)
  expect(said).toMatch(/2 [a-z_]+: Weather/)
  expect(said).not.toContain('seen from above')
})

test('what a bank has to say in a footer is small print', () => {
  const said = words(
    large('Sail away on a Friday', 44),
    text('A small boat for the weekend.'),
    large('Footer'),
    text('Terms and conditions apply. Loans are subject to the approval of the bank.'),
  )
  expect(said).toContain('Terms and conditions apply')
})

test('lines in brackets between the parts of a page are marks, though not all of them name one', () => {
  const said = words(
    text('[Hero]'),
    text('Sail away on a Friday'),
    text('A small boat for the weekend.'),
    text('[Why we do this]'),
    text('Why small?'),
    text('Because a small boat goes everywhere.'),
    text('[3 icons]'),
    text('Beds'),
    text('Four of them, two in front.'),
    text('Kitchen'),
    text('A stove and a sink.'),
    text('[FAQ]'),
    text('May I bring a dog?'),
    text('Yes, if it can swim.'),
    text('Is there a skipper?'),
    text('If you want one.'),
    text('[Legal line]'),
    text('Terms apply.'),
  )
  for (const copy of [
    'goes everywhere',
    'A stove and a sink',
    'question: Is there a skipper?',
    'Terms apply',
  ])
    expect(said).toContain(copy)
  for (const left of ['Hero]', 'Why we do this', 'icons', 'Legal line']) expect(said).not.toContain(left)
})

test('lines in red are said about the others, and bold lines below a text that say what to do are buttons', () => {
  const red = (said: string) => paragraph(run(said, '<w:color w:val="FF0000"/>'))
  const bold = (said: string) => paragraph(run(said, '<w:b/>'))
  const said = words(
    large('Sail away on a Friday', 44),
    text('A small boat for the weekend, and everything is on board.'),
    red('The price comes on Thursday'),
    bold('Book a boat'),
    bold('Call the harbour'),
    large('On board'),
    bold('Beds'),
    text('Four of them, two in front.'),
    bold('Kitchen'),
    text('A stove and a sink.'),
    large('For the web team'),
    text('The map has to stay where it is.'),
  )
  expect(said).toMatch(/cta[a-z_]*: Book a boat.*cta[a-z_]*: Call the harbour/)
  expect(said).toContain('1 title: Kitchen')
  for (const left of ['Thursday', 'web team', 'has to stay']) expect(said).not.toContain(left)
})

test('short lines over texts are names of items, though each says what to do', () => {
  const said = words(
    large('Sail away on a Friday', 44),
    text('A small boat for the weekend.'),
    large('What you can do'),
    text('Fish from the deck'),
    text('The rods lie below the beds, with the hooks.'),
    text('Visit an island'),
    text('There are three of them within an hour.'),
    text('Watch the stars'),
    text('There is no light for twenty miles around you.'),
  )
  expect(said).toMatch(/1 title: Visit an island.*2 title: Watch the stars/)
})

test('grey alone is how a page looks', () => {
  const pale = (said: string) => paragraph(run(said, '<w:color w:val="888888"/>'))
  const said = words(
    large('Sail away on a Friday', 44),
    pale('A small boat for the weekend.'),
    text('It lies in the old harbour, where the nets are, and it is yours until Sunday night.'),
    large('On board'),
    pale('More than you think.'),
    text('Four beds, a kitchen and a radio, all of it dry and most of it new this spring.'),
    large('Where to'),
    pale('Not too far.'),
    text('Any harbour within sixty miles of your own, as long as the wind does not turn.'),
  )
  for (const copy of ['for the weekend', 'More than you think', 'Not too far']) expect(said).toContain(copy)
})

test('lines of one look are labels where most of them say what follows', () => {
  const said = words(
    grey('kicker'),
    text('The weekend boat'),
    grey('headline'),
    bold('Sail away on a Friday'),
    grey('standfirst'),
    text('A small boat for the weekend, with all that you need on board.'),
    grey('button'),
    text('Take her out'),
    grey('section head'),
    bold('Is she for you?'),
    text('Anybody who can swim may take her out, and those who cannot may come along.'),
  )
  expect(said).toMatch(
    /tagline: The weekend boat.*title: Sail away on a Friday|title: Sail away.*tagline: The weekend boat/,
  )
  expect(said).toMatch(/: Take her out.*: Is she for you\?/)
  for (const left of ['kicker', 'headline', 'standfirst', 'section head']) expect(said).not.toContain(left)
})

test('underlined names of parts stand beside bold titles', () => {
  const said = words(
    linked('Headline'),
    text('Sail away on a Friday'),
    linked('Below the headline'),
    text('A small boat for the weekend, with all that you need on board.'),
    bold('What is on board'),
    text('Four beds, a kitchen and a radio that still works.'),
    linked('Questions'),
    text('Q: May I take a dog?'),
    text('A: If it can swim.'),
    linked('Links'),
    text('All harbours'),
    text('The weather'),
  )
  expect(said).toMatch(/title: Sail away on a Friday.*A small boat.*: What is on board/)
  expect(said).toMatch(/question: May I take a dog\?.*title: All harbours.*title: The weather/)
  for (const left of ['Below the headline', 'Links']) expect(said).not.toContain(left)
})

test('what is labelled as said of a picture stands below one, however it sounds', () => {
  const sections = told(
    propose(
      bold('What is on board'),
      text('Four beds, a kitchen and a radio that still works.'),
      text('Alt text: a boat'),
      text('Caption: Karim, 11, saved for this one for a year.'),
    )[0],
  )
  expect(sections.map((section) => section.slice(1).join(' '))).toEqual([
    expect.stringContaining('a radio that still works.'),
    expect.stringMatching(/^\w+: Karim, 11, saved for this one for a year\.$/),
  ])
})

test('a bold number before what it counts is a figure, whatever its size', () => {
  const counted = (number: string, said: string) =>
    paragraph(run(number, '<w:b/><w:sz w:val="36"/>'), run(`  —  ${said}`))
  const said = words(
    large('Sail away on a Friday', 44),
    text('A small boat for the weekend, with all that you need on board.'),
    large('A day in numbers'),
    counted('9 knots', 'with the wind from behind'),
    counted('12 000', 'boats in the harbour each summer'),
    large('Where to'),
    text('Any harbour within sixty miles of your own.'),
  )
  expect(said).toMatch(/stat: 9 knots.*label: with the wind.*stat: 12 000.*label: boats in/)
  expect(said).toMatch(/title: A day in numbers.*title: Where to/)
})

test('bullets that all begin with a bold number are figures', () => {
  const counted = (number: string, said: string) =>
    paragraph(run('• '), run(number, '<w:b/>'), run(` ${said}`))
  const said = words(
    bold('The club in numbers'),
    counted('60', 'boats of all sizes'),
    counted('350', 'members from nine towns'),
    bold('Where to'),
    text('Any harbour within sixty miles of your own.'),
  )
  expect(said).toMatch(/stat: 60","0 label: boats.*stat: 350","1 label: members/)
})

test('a break ends a large title: the lines below it in the size of text are none of it', () => {
  const said = words(
    large('Sail away on a Friday', 44),
    text('A small boat for the weekend, with all that you need on board.'),
    paragraph(
      run('Come with us', '<w:sz w:val="32"/>'),
      run('<w:br/>').replace(/<w:t.*<\/w:t>/, '<w:br/>'),
      run('We leave at nine each Friday.'),
    ),
  )
  expect(said).toContain('title: Come with us"')
})

test('lines in italics and brackets are said in passing', () => {
  const said = words(
    large('Sail away on a Friday', 44),
    text('A small boat for the weekend, with all that you need on board.'),
    text('You take the wheel at noon and are out of the harbour by one, with a skipper if you want one.'),
    paragraph(run('(Omar, the beds look short to me)', '<w:i/>')),
    large('Where to'),
    text('Any harbour within sixty miles of your own.'),
    paragraph(run('(the map is so pretty)', '<w:i/>')),
  )
  expect(said).toContain('Any harbour')
  for (const left of ['Omar', 'pretty']) expect(said).not.toContain(left)
})

test('sentences in small letters are small print, and underlined words are where cards lead', () => {
  const small = (said: string) => paragraph(run(said, '<w:sz w:val="16"/>'))
  const sections = told(
    propose(
      large('Sail away on a Friday', 44),
      text('A small boat for the weekend, with all that you need on board.'),
      text('[Book a boat]'),
      large('What is on board'),
      bold('Four beds'),
      text('They are short, and so are the nights.'),
      linked('All of the beds'),
      bold('A kitchen'),
      text('It has a pan and a lid.'),
      linked('All of the pans'),
      large('The sea is there anyway'),
      text('[Get the boat]'),
      small('Every boat is measured once a year, and those that are too short are painted again.'),
    )[0],
  ).map((section) => section.join(' '))
  expect(sections[1]).toMatch(/0 \w+: All of the beds.*1 \w+: All of the pans/)
  expect(sections[2]).not.toContain('measured')
  expect(sections[3]).toContain('Every boat is measured')
})

test('below what is said of the page a line over the title is of the top', () => {
  const [first] = told(
    propose(
      text('Meta title: Boats'),
      text('URL: /boats'),
      text('[EYEBROW] For the weekend'),
      text('[H1] Sail away on a Friday'),
      text('P: A small boat with all that you need on board.'),
      text('CTA: Book a boat'),
      text('[H2] What is on board'),
      text('P: Four beds, a kitchen and a radio that still works.'),
      text('[H2] Where to'),
      text('P: Any harbour within sixty miles of your own.'),
    )[0],
  )
  expect(first?.join(' ')).toMatch(/^HBR.*For the weekend/)
  expect(first?.join(' ')).toMatch(/Sail away on a Friday.*Book a boat/)
})

test('struck words make no title too long, what the file is called is none, and a small remark makes no small print', () => {
  const [first] = told(
    propose(
      bold('Weekend boats for beginners, third round with what the bank said'),
      paragraph(
        run(
          'Sail as far as you like, and as long as the wind is good and the sea is calm. ',
          '<w:b/><w:sz w:val="36"/><w:strike/>',
        ),
        run('Sail away on a Friday', '<w:b/><w:sz w:val="36"/>'),
      ),
      paragraph(
        run('A small boat for the weekend, with all that you need on board.'),
        run('   &lt;&lt; Huda to confirm all', '<w:sz w:val="16"/>'),
      ),
      text('[Book a boat]'),
      large('What is on board'),
      text('Four beds, a kitchen and a radio that still works.'),
    )[0],
  )
  expect(first?.join(' ')).toMatch(
    /^HBR\d+ title: Sail away on a Friday \w+: A small boat.* \w+: Book a boat$/,
  )
})

test('a bracket in italics behind upright words is said of them, and an underlined line below a button is another', () => {
  const [first] = told(
    propose(
      large('Sail away on a Friday', 44),
      paragraph(
        run('A small boat for the weekend, with four beds.'),
        run(' (Mona likes that, keep)', '<w:i/>'),
      ),
      linked('Book a boat'),
      linked('How it works'),
      large('What is on board'),
      text('Four beds, a kitchen and a radio that still works.'),
    )[0],
  )
  expect(first?.join(' ')).toMatch(
    /A small boat for the weekend, with four beds\. \w+: Book a boat \w+: How it works$/,
  )
})

test('highlighted lines are notes where the document says so', () => {
  const marked = (said: string) => paragraph(run(said, '<w:highlight w:val="yellow"/>'))
  const lines = [
    large('Sail away on a Friday', 44),
    text('A small boat for the weekend, with all that you need on board.'),
    marked('You may bring a dog that can swim.'),
    large('Where to'),
    text('Any harbour within sixty miles of your own, and some that are further away from home.'),
  ]
  expect(words(text('Yellow = my notes, not for the page.'), ...lines)).not.toContain('can swim')
  expect(words(...lines)).toContain('can swim')
})
