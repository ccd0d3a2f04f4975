import { expect, test } from 'vitest'
import { bold, grid, heading, propose, told } from '../../test/told-page.ts'
import { text } from '../../test/word-xml.ts'

const words = (...lines: string[]) => JSON.stringify(told(propose(...lines)[0]))

const page = [
  text('Top of page:'),
  text('A kite for every wind'),
  text('It flies from two knots on and folds into your bag.'),
  text('button - Order a kite (must open the shop, NOT the old form)'),
  text('MADE FOR THE BEACH'),
  text('- Sand does not stop it'),
  text('- Salt does not hurt it'),
  text('HOW IT FLIES (steps pls, round icons)'),
  text('1) Unfold - It takes a minute.'),
  text('2) Run - Ten steps are enough.'),
  text('3) Hold on - It lifts more than you think.'),
]

test('what people say to each other in turn is none of the page, with the line above it', () => {
  const said = words(
    ...page,
    text('From the group, so that you know:'),
    text('Rania: can we say unbreakable?'),
    text('Fahad: no, only strong'),
    text('Joel: who tests it?'),
    text('Fahad: me, on Friday'),
  )
  expect(said).not.toMatch(/unbreakable|only strong|tests it|on Friday|From the group/)
  expect(said).toContain('Salt does not hurt it')
})

test('a customer who asks and somebody who answers are questions', () => {
  const said = words(
    heading('FAQ'),
    text('Visitor: Does it sink?'),
    text('Maker: No, it floats.'),
    text('Visitor: Does it tear?'),
    text('Maker: Not in ten years.'),
  )
  expect(said).toContain('No, it floats.')
})

test('a line without a capital among lines that have them is said in passing', () => {
  const said = words(
    ...page,
    text('then the big figures as on the surf page'),
    text('last bit, a blue strip at the bottom'),
  )
  expect(said).not.toMatch(/as on the surf page|blue strip/)
})

test('headings in capitals are known with a remark behind them as well', () => {
  const said = words(...page)
  expect(said).toMatch(/: MADE FOR THE BEACH/)
  expect(said).toMatch(/: HOW IT FLIES/)
  expect(said).not.toMatch(/steps pls|NOT the old/)
})

test('lines that ask with a text below each are questions, whatever list they stand below', () => {
  const said = told(
    propose(
      ...page,
      text('Does it need much wind?'),
      text('Two knots are enough for it.'),
      text('May children fly it?'),
      text('From eight years on.'),
    )[0],
  )
  expect(said.at(-1)?.[0]).toBe('FAQ001')
})

test('what is open, counted or was, is cut from the words before it', () => {
  const said = words(
    bold('Kites for rent'),
    text('All of them are washed each night. [source: Ops, August]'),
    bold('Prices'),
    grid(
      ['Kite', 'A day', 'Where'],
      ['Small', 'AED 75 (was 60, new list)', 'Beach'],
      ['Large', 'AED 90', 'Pier tbc w/ port'],
    ),
    bold('How they fly'),
    text('It flies from two knots on and folds into your bag in no time. (62)'),
    text('?? | people who rent again'),
    text('1.xx% - lost at sea'),
  )
  expect(said).toContain('AED 75')
  expect(said).not.toMatch(/source|was 60|tbc|62|rent again|lost at sea/)
})

test('of titles that are counted the one that somebody has chosen is taken', () => {
  const said = words(
    heading('Hero'),
    text('Title 1: The sky is yours'),
    text('Title 2 (Huda took this one): A kite for every wind'),
    text('Title 3: Let go'),
    text('Text: It folds into your bag.'),
    text('Mood board: the one from May'),
  )
  expect(said).toContain('title: A kite for every wind')
  expect(said).not.toMatch(/yours|Let go|from May/)
})

test('what stands behind the small print at the end is for colleagues', () => {
  const said = words(
    heading('Kites for rent', 1),
    text('All of them are washed each night.'),
    heading('How they fly'),
    text('From two knots on, and up to nine if you are heavy.'),
    heading('What it costs'),
    text('Nine dirhams an hour, and less in winter.'),
    text('Terms and conditions apply. Prices may change without notice.'),
    text('Film in May, with the dog.'),
    text('Colours as on the van.'),
  )
  expect(said).toContain('Terms and conditions apply')
  expect(said).not.toMatch(/the dog|the van/)
})

test('chapters of a brief above "Copy", counts, and lines for elsewhere stay off the page', () => {
  const said = words(
    bold('Objective'),
    text('Sell twice as many kites before the summer.'),
    bold('Audience'),
    text('Those who live near a beach and have a free hand.'),
    bold('Copy'),
    bold('A kite for every wind'),
    text('It flies from two knots on and folds into your bag.'),
    text('Characters: 52/60'),
    text('Order a kite'),
    bold('How it flies'),
    text('Unfold it, run ten steps and hold on, as it goes up by itself and stays there.'),
    bold('Who may fly it'),
    text('All who can run ten steps, and those whom somebody runs for.'),
    bold('Other headlines'),
    text('Up and away'),
    bold('For Instagram'),
    text('The sky is free on Sundays.'),
  )
  expect(said).toMatch(/title: A kite for every wind.*: Order a kite.*title: How it flies/)
  for (const left of ['twice', 'free hand', '52', 'Up and away', 'Sundays']) expect(said).not.toContain(left)
})
