import { expect, test } from 'vitest'
import { grid, heading, propose, told } from '../../test/told-page.ts'
import { text } from '../../test/word-xml.ts'

test('plain lines over the first buttons are the hero, below a letter as well', () => {
  const [page] = propose(
    text('Hi Sara,'),
    text('here is the page for the tea shop. It should go live on Monday, please check with Legal.'),
    text('Tea that wakes the hills'),
    text('Picked at dawn and in your cup by noon.'),
    text('[Order now] [See teas]'),
    text('WHY OURS'),
    text('Picked by hand - no machine has touched a leaf of it.'),
    text('Dried in the sun - three days on a roof.'),
    text('FAQ'),
    text('Is it organic?'),
    text('All of it.'),
    text('Does it keep?'),
    text('A year, if it is dark.'),
    text('Thanks'),
    text('Omar'),
  )
  expect(told(page)[0]).toEqual([
    expect.any(String),
    'title: Tea that wakes the hills',
    expect.stringContaining('Picked at dawn and in your cup by noon.'),
    expect.stringContaining(': Order now'),
    expect.stringContaining(': See teas'),
  ])
  expect(JSON.stringify(told(page))).toContain('title: WHY OURS')
  expect(JSON.stringify(told(page))).not.toMatch(/Sara|Monday|Omar/)
})

test('"Section:" before a title is a name, and a sign parts a figure from what it counts', () => {
  const [page] = propose(
    text('Headline: Tea that wakes the hills'),
    text('Body: Picked at dawn.'),
    text('Section: Why ours'),
    text('Stat: 40+ | teas'),
    text('Stat: 12 h | from leaf to cup'),
  )
  const all = JSON.stringify(told(page))
  expect(all).toContain('title: Why ours')
  expect(all).toContain('label: teas')
  expect(all).not.toMatch(/Section|Stat:/)
  expect(page?.questions).toEqual([])
})

test('links beside each other in a part of links are one each', () => {
  const [page] = propose(
    heading('Tea that wakes the hills', 1),
    text('Picked at dawn and in your cup by noon.'),
    heading('Helpful links'),
    text('Find a shop | Our growers | Tea for offices'),
  )
  expect(told(page)[1]).toEqual([
    expect.any(String),
    'title: Helpful links',
    '0 title: Find a shop',
    '1 title: Our growers',
    '2 title: Tea for offices',
  ])
})

test('headings over tables of questions and items stay, though nearly all words are in tables', () => {
  const [page] = propose(
    heading('Tea that wakes the hills', 1),
    text('Picked at dawn.'),
    heading('What people ask'),
    grid(
      ['Question', 'Answer'],
      ['Is it organic?', 'All of it is.'],
      ['Does it keep?', 'A year, if it is dark.'],
    ),
    heading('Why ours'),
    grid(
      ['Heading', 'Description'],
      ['Picked by hand', 'No machine has touched a leaf of it, and none ever will.'],
      ['Dried in the sun', 'Three days on a roof, with the windows open to the hills.'],
    ),
  )
  const all = JSON.stringify(told(page))
  expect(all).toContain('title: What people ask')
  expect(all).toContain('title: Why ours')
})

test('a chapter over text, a list, a table and questions is no section with items', () => {
  const [page] = propose(
    heading('Tea that wakes the hills', 1),
    text('Picked at dawn and in your cup by noon.'),
    heading('More for you', 2),
    heading('What is green tea?', 3),
    text('The first leaves of the year, and nothing else in it.'),
    heading('What comes with it', 3),
    text('- a cup'),
    text('- a spoon'),
    text('- a clock'),
    heading('Choose your tea', 3),
    grid(['Tea', 'Price', 'Weight'], ['Green', 'AED 20', '100 g'], ['Black', 'AED 15', '100 g']),
    heading('How we work', 2),
    text('In the hills and by hand, for three hundred years now.'),
  )
  const all = told(page).map((section) => section.join(' '))
  expect(all.filter((each) => /title: (?:What is|What comes|Choose)/.test(each))).toHaveLength(3)
  expect(all.find((each) => each.includes('Choose your tea'))).toContain('AED 20')
})
