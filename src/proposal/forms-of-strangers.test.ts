import { expect, test } from 'vitest'
import { bold, heading, propose, told } from '../../test/told-page.ts'
import { cell, paragraph, row, run, table, text } from '../../test/word-xml.ts'

const sections = (...lines: string[]) => told(propose(...lines)[0]).map((each) => JSON.stringify(each))
const words = (...lines: string[]) => sections(...lines).join('\n')
const lines = (...all: string[]) => cell(all.join(''))
const rows = (...all: string[][]) => table(...all.map((cells) => row(...cells)))

test('tables right below each other that do different things are sections of their own', () => {
  const said = sections(
    rows([
      lines(bold('A garden for each window'), text('It fits on any sill.'), text('[Button: Order now]')),
      lines(text('Image: a red geranium')),
    ]),
    text('Below hero: three boxes'),
    rows([
      lines(text('(icon)'), bold('No soil'), text('The roots hang in water.')),
      lines(text('(icon)'), bold('No dirt'), text('All of it stays in the box.')),
      lines(text('(icon)'), bold('No work'), text('It waters itself.')),
    ]),
    rows([
      lines(text('30 cm'), text('high at most')),
      lines(text('AED 90'), text('for the first box')),
      lines(text('14'), text('kinds of herbs')),
    ]),
  )
  expect(said).toHaveLength(3)
  expect(said[0]).toContain('title: A garden for each window')
  expect(said[1]).toContain('0 title: No soil')
  expect(said[2]).toMatch(/number: 30 cm/)
  expect(said.join()).not.toMatch(/geranium|Below hero|icon/)
})

test('a name over a whole table heads the cards or figures in its cells', () => {
  const said = words(
    rows([
      lines(text('HERO'), bold('A garden for each window'), text('It fits on any sill.'), text('Order now')),
    ]),
    rows(
      [lines(text('2 TILES')), lines(text('')), lines(text(''))],
      [
        lines(bold('Basil'), text('It grows in nine days.')),
        lines(bold('Mint'), text('It grows everywhere.')),
        lines(bold('Thyme'), text('It takes its own.')),
      ],
    ),
  )
  expect(said).toContain('1 title: Mint')
  expect(said).not.toMatch(/HERO|TILES/)
})

test('in a storyboard each cell of several lines is a section, and what stands beside it is for colleagues', () => {
  const said = sections(
    rows(
      [lines(text('#')), lines(text('On screen')), lines(text('For the studio'))],
      [
        lines(text('1')),
        lines(bold('A garden for each window'), text('It fits on any sill.'), text('Order now')),
        lines(text('Balcony at dusk')),
      ],
      [
        lines(text('2')),
        lines(text('14'), text('kinds of herbs'), text('9'), text('days to grow')),
        lines(text('They count up')),
      ],
      [
        lines(text('3')),
        lines(
          text('Does it smell?'),
          text('Only of mint.'),
          text('How old does it get?'),
          text('Two years.'),
        ),
        lines(text('')),
      ],
    ),
  )
  expect(said).toHaveLength(3)
  expect(said[1]).toMatch(/number: 14/)
  expect(said[2]).toContain('question: How old does it get?')
  expect(said.join()).not.toMatch(/dusk|count up|On screen/)
})

test('messages that follow a form, and pages that thank, are none of the page', () => {
  const said = words(
    heading('Hero'),
    text('Headline: A garden for each window'),
    text('CTA: Order now'),
    heading('Thank you page'),
    text('Headline: It is on its way'),
    heading('CRM'),
    text('SMS: Dear Mona, your box has left us.'),
    text('Email subject: Your box has left us'),
  )
  expect(said).not.toMatch(/its way|left us/)
})

test('of a document with chapters the one with the content of the page is the page', () => {
  const said = words(
    heading('Window gardens: what we need', 1),
    heading('Why now'),
    text('Spring is when they sell.'),
    heading('Page content'),
    bold('A garden for each window'),
    text('It fits on any sill.'),
    bold('How it grows'),
    text('In water, without any soil.'),
    bold('What it costs'),
    text('AED 90 for the first box.'),
    heading('How we shall know'),
    text('If ten thousand are sold by June.'),
  )
  expect(said).not.toMatch(/Spring|by June/)
  expect(said).toContain('In water, without any soil.')
})

test('headings that ask are no questions of customers where the other headings look like them', () => {
  const said = sections(
    bold('A garden for each window'),
    text('It fits on any sill.'),
    bold('What is a window garden?'),
    text('A box of water in which herbs grow.'),
    bold('Who is it for?'),
    text('All who cook and have a window.'),
    bold('Three kinds'),
    text('Small, wide and high.'),
  )
  expect(said.join()).not.toContain('question:')
})

test('in a letter whose lines have labels, each is what its words say', () => {
  const said = words(
    text('Dear all,'),
    text('Main title: A garden for each window'),
    text('Buttons: Order now / See all boxes'),
    text('Reasons to love it:'),
    text('- Clean: no soil'),
    text('- Quick: nine days'),
    text('Numbers block: 9 days – to grow | 14 kinds – to choose from | AED 90 – to begin with'),
    text('FAQ 1: Does it smell? Only of mint.'),
    text('FAQ 2: Is it heavy? No, less than a kettle.'),
    text('Thanking you,'),
    text('Mona'),
  )
  expect(said).toMatch(/number: 9 days/)
  expect(said).toContain('answer: Only of mint.')
  expect(said).toContain('Reasons to love it')
  expect(said).not.toMatch(/Dear all|Mona|Numbers block/)
})

test('items that a section has no place for are another one', () => {
  const said = words(
    heading('Hero'),
    paragraph(run('A garden for each window', '<w:b/>')),
    text('It fits on any sill.'),
    text('Benefit 1: No soil'),
    text('Benefit 2: No dirt'),
    text('Benefit 3: No work'),
  )
  for (const each of ['No soil', 'No dirt', 'No work']) expect(said).toContain(each)
})
