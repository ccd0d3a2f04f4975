import { expect, test } from 'vitest'
import { bold, grid, propose, told } from '../../test/told-page.ts'
import { paragraph, run, text } from '../../test/word-xml.ts'

test('what counts on in the margin of several tables names parts, and the cells beside it are the page', () => {
  const [page] = propose(
    grid(
      [
        'SCENE 1\nTop',
        'Headline: A garden for everyone\nSub: Plants come to your door.\nButton: Order a tree',
      ],
      ['SCENE 2\nThe numbers', '40\ntrees in a week\n7,000\ngardens so far'],
    ),
    text(''),
    grid([
      'SCENE 3\nQuestions',
      'Do you plant it?\nYes, on the same day.\nWhat if it dies?\nWe bring a new one.',
    ]),
  )
  const [hero, figures, questions] = told(page)
  expect(hero).toContain('title: A garden for everyone')
  expect(JSON.stringify(figures)).toMatch(/40.*trees in a week/)
  expect(JSON.stringify(questions)).toContain('We bring a new one.')
  expect(JSON.stringify(told(page))).not.toMatch(/SCENE|The numbers|Top/)
})

test('a title over more words beside a label that nobody knows is a part, and one asked needs no sign', () => {
  const [page] = propose(
    grid(
      ['Headline', 'A garden for everyone'],
      ['Intro', 'Plants come to your door.'],
      ['What you keep', 'You keep the pots\nThey are yours from the first day on, at no charge.'],
      ['Q1', 'I live on the tenth floor\nThen we plant in boxes.'],
      ['Q2', 'I am away in summer\nWe water for you.'],
      ['Small', 'Only while there are trees.'],
    ),
  )
  const all = JSON.stringify(told(page))
  expect(all).toContain('title: You keep the pots')
  expect(all).toMatch(/question: I live on the tenth floor/)
  expect(all).toContain('Only while there are trees.')
  expect(all).not.toMatch(/What you keep|Q1|Small/)
})

test.each([
  ['1 — Dig / Half a metre is enough.', '2 — Plant / Water it well.', '3 — Wait / A year, or two.'],
  ['a) Dig – Half a metre is enough.', 'b) Plant – Water it well.', 'c) Wait – A year, or two.'],
])('counted lines with one sign behind a few words each have titles: %s', (...lines) => {
  const [page] = propose(bold('How to plant'), ...lines.map((line) => text(line)))
  const grains = page?.sections.flatMap(({ copy }) => copy.grains) ?? []
  expect(grains.filter(({ role, item }) => role === 'title' && item !== undefined)).toHaveLength(3)
  expect(JSON.stringify(told(page))).toContain('Water it well.')
})

test('of wordings in bold without a colon the one pointed at stays', () => {
  const option = (name: string, words: string) => paragraph(run(name, '<w:b/>') + run(words))
  const [page] = propose(
    text('Eyebrow: Trees'),
    option('Route A', '  A tree a day'),
    option('Route B', '  A garden for everyone ◄ recommended'),
    text('Sub: Plants come to your door.'),
    text('Button: Order a tree'),
  )
  expect(JSON.stringify(told(page))).toContain('A garden for everyone')
  expect(JSON.stringify(told(page))).not.toContain('A tree a day')
})

const broken = (...lines: string[]) => paragraph(lines.map((line) => run(line)).join('<w:r><w:br/></w:r>'))

test('paragraphs with breaks: the first line is over a list, or asks like those beside it', () => {
  const [page] = propose(
    broken('A garden for everyone', 'Plants come to your door, and we dig.'),
    broken('What we need', '- A photo of the garden', '- Your address', '- A key to the gate'),
    broken('Do you plant it?', 'Yes, on the same day.'),
    broken('Can my neighbour have one too', 'Yes, we come to both of you.'),
    broken('What if it dies?', 'We bring a new one.'),
  )
  const all = JSON.stringify(told(page))
  expect(all).toContain('title: What we need')
  expect(all).toMatch(/question: Can my neighbour have one too/)
  const points = page?.sections.flatMap(({ copy }) => copy.grains.filter(({ role }) => role === 'point'))
  expect(points).toHaveLength(3)
})

test('headings over a line each, one after the other without one over them, are items of one section', () => {
  const [page] = propose(
    bold('A garden for everyone'),
    text(
      'Plants come to your door, and we dig. You choose the day and the hour, and we bring the trees and the earth.',
    ),
    text('Order a tree'),
    bold('Fresh'),
    text('They are dug up on the same day.'),
    bold('Cheap'),
    text('You pay for the pot alone.'),
    bold('Near'),
    text('All of them grow in town.'),
  )
  const titles = page?.sections.map(({ copy }) =>
    copy.grains.filter(({ role, item }) => role === 'title' && item !== undefined),
  )
  expect(titles?.map(({ length }) => length)).toContain(3)
})

test('counted titles are those of items, however short the sentences below them', () => {
  const lines = [
    '1. Dug up by hand',
    'No machine.',
    '2. Brought at dawn',
    'In a cart.',
    '3. Planted at once',
    'By us.',
  ]
  const [page] = propose(bold('Three reasons'), ...lines.map((line) => text(line)))
  const grains = page?.sections.flatMap(({ copy }) => copy.grains) ?? []
  expect(grains.filter(({ role, item }) => role === 'title' && item !== undefined)).toHaveLength(3)
})
