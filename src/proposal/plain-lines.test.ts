import { expect, test } from 'vitest'
import { grid, heading, propose, told } from '../../test/told-page.ts'
import { text } from '../../test/word-xml.ts'

const sections = (...lines: string[]) => told(propose(...lines)[0]).map((each) => each.join(' '))

test('beside plain lines that name parts other short lines over lists are headings, and points begin with their names', () => {
  const said = sections(
    text('Hero'),
    text('- title: Bees for your roof'),
    text('- button: Order a hive'),
    text('Three reasons'),
    text('- No fee at all. Not even in your first month.'),
    text('- Honey in your colour. Five to choose from.'),
    text('- Offers that you use. Tea, bread and candles.'),
    text('Papers'),
    text('- A roof'),
    text('- A ladder'),
    text('Questions'),
    text('Do they sting? Once.'),
    text('Do they sleep? – In winter.'),
    text('End'),
    text('- title: Shall we'),
    text('- button: Send me bees'),
  )
  expect(said[0]).toMatch(/title: Bees for your roof.*: Order a hive/)
  expect(said[1]).toMatch(
    /0 title: No fee at all.* 0 \w+: Not even in your first month.*2 title: Offers that you use/,
  )
  expect(said[2]).toMatch(/title: Papers.*A roof.*A ladder/)
  expect(said[3]).toMatch(
    /0 question: Do they sting\? 0 answer: Once.*1 question: Do they sleep\? 1 answer: In winter/,
  )
  expect(said[4]).toMatch(/: Shall we .*: Send me bees/)
})

test('the links of a site stand above the top, those of its footer where a label names them', () => {
  const said = sections(
    text('Nav: Bees | Hives | Help'),
    heading('Bees for your roof', 1),
    text('A hive that looks after itself, and honey in August.'),
    text('[Order a hive]'),
    heading('Footer area', 1),
    text('Links: Price of honey, Fees, Help'),
    text('Legal: Bees may sting.'),
  )
  expect(said[0]).toMatch(/^IMPLNK001 .*Bees.*Hives.*Help/)
  expect(said[1]).toMatch(/^HBR.*title: Bees for your roof.*Order a hive/)
  expect(said.join()).toMatch(/IMPLNK001 .*Price of honey.*Fees.*Help/)
  expect(said.join()).toContain('Bees may sting.')
})

test('a question and its answer in one cell, and the button of the end', () => {
  const said = sections(
    grid(
      ['Element', 'Copy', 'Chars'],
      ['Header', 'Bees for your roof', '18'],
      ['CTA 1', 'Order a hive', '12'],
      ['FAQ 1', 'Do they sting? / Once, and then they are sorry.', '40'],
      ['FAQ 2', 'Do they sleep? / In winter.', '26'],
      ['Closing header', 'Shall we', '8'],
      ['Closing CTA', 'Send me bees', '12'],
    ),
  )
  expect(said[1]).toMatch(
    /0 question: Do they sting\? 0 answer: Once, and then.*1 question: Do they sleep\? 1 answer: In winter/,
  )
  expect(said[2]).toMatch(/: Shall we .*: Send me bees/)
})
