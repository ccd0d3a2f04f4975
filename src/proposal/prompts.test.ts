import { expect, test } from 'vitest'
import { bold, grid, propose, told } from '../../test/told-page.ts'
import { paragraph, run, text } from '../../test/word-xml.ts'

const underlined = (words: string, look = '') => paragraph(run(words, `${look}<w:u w:val="single"/>`))

test('bold lines of a form that count on are answered for the page, and no words of it', () => {
  const [page] = propose(
    bold('1. What do you want to say?'),
    bold('2. Headline (max. 50)'),
    text('A garden for everyone'),
    bold('3. Intro text under the headline'),
    text('Plants come to your door.'),
    bold('4. Main benefits. Two or three.'),
    text('a) Fresh - They are dug up on the same day.'),
    text('b) Cheap - You pay for the pot alone.'),
    bold('5. What do people ask?'),
    text('Do you plant it? Yes, on the same day.'),
    text('What if it dies? We bring a new one.'),
    bold('6. Legal text'),
    text('Only while there are trees. Terms and conditions apply.'),
  )
  const all = JSON.stringify(told(page))
  expect(told(page)[0]).toEqual(expect.arrayContaining(['title: A garden for everyone']))
  expect(all).toContain('question: What if it dies?')
  expect(all).not.toMatch(/Headline|Intro text|benefits|people ask|Legal text/)
})

test('what stands behind a sign that points back at the words is said of them', () => {
  const [page] = propose(
    text('Headline: A garden for everyone ◄ we all like this one'),
    text('Sub: Plants come to your door.'),
    text('Button: Order a tree &lt;-- the old link went nowhere'),
  )
  expect(told(page)).toEqual([
    [
      expect.any(String),
      'title: A garden for everyone',
      expect.stringContaining('Plants come to your door.'),
      'cta_text: Order a tree',
    ],
  ])
})

test('where a document says that its copy begins, the first lines below are the page', () => {
  const [page] = propose(
    text('Dear all, this is what we agreed on.'),
    text('--- start of copy ---'),
    paragraph(run('A garden for everyone', '<w:sz w:val="40"/>')),
    text('Plants come to your door.'),
    underlined('Why people like it'),
    text('·\tFresh every morning'),
    text('·\tNo pot to buy'),
    underlined('What it costs'),
    grid(['Tree', 'Price'], ['Olive', 'AED 90'], ['Fig', 'AED 70']),
    underlined('FAQs'),
    text('Q. Do you plant it?'),
    text('A. Yes, on the same day.'),
    text('--- end of copy ---'),
    text('Kind regards'),
  )
  const all = JSON.stringify(told(page))
  expect(all).toContain('title: A garden for everyone')
  expect(all).toContain('title: What it costs')
  expect(all).toContain('Fresh every morning')
  expect(all).not.toMatch(/Dear all|regards/)
})

test('bold lines that are underlined stand over those that are not', () => {
  const [page] = propose(
    underlined('Why people like it', '<w:b/>'),
    text('There is a lot to say.'),
    bold('Fresh'),
    text('They are dug up on the same day.'),
    bold('Cheap'),
    text('You pay for the pot alone.'),
    underlined('Who may order', '<w:b/>'),
    text('Everyone with a garden or a roof.'),
  )
  const titles = page?.sections.map(({ copy }) =>
    copy.grains.filter(({ role, item }) => role === 'title' && item !== undefined),
  )
  expect(titles?.map(({ length }) => length)).toContain(2)
})

test('a letter may say which of several wordings is the one', () => {
  const [page] = propose(
    text('Hi team,'),
    text('here is the page. Omar said headline no. 2 is the final one.'),
    text('Headline 1: A tree a day'),
    text('Headline 2: A garden for everyone'),
    text('Sub: Plants come to your door.'),
    text('Button: Order a tree'),
  )
  expect(told(page)[0]).toContain('title: A garden for everyone')
  expect(JSON.stringify(told(page))).not.toContain('A tree a day')
})

test('chapters of a form that are counted in words are names, where one of them is about the page', () => {
  const [page] = propose(
    bold('First: page data'),
    text('Title tag: Trees for your garden'),
    bold('Second: upper area'),
    text('Headline: A garden for everyone'),
    text('Button: Order a tree'),
    bold('Third: all the rest'),
    text('Plants come to your door, and we dig. You choose the day.'),
    bold('Fourth: what lawyers want'),
    text('Only while there are trees. Terms and conditions apply.'),
    bold('Fifth: who has seen it'),
    text('Omar, on the second of May.'),
  )
  const all = JSON.stringify(told(page))
  expect(all).toContain('title: A garden for everyone')
  expect(all).not.toMatch(/First|Second|Third|Fourth|Fifth|Trees for your garden/)
})

test('prompts may have a letter before their number, and ask for two things at once', () => {
  const [page] = propose(
    underlined('SECTION A. WHO ASKS', '<w:b/>'),
    text('NAME: M. / GARDENS'),
    underlined('SECTION B. WORDS', '<w:b/>'),
    bold('B1. MAIN HEADING (MAX 8 WORDS)'),
    text('A GARDEN FOR EVERYONE'),
    bold('B2. SUB HEADING'),
    text('Plants come to your door, and they stay.'),
    bold('B3. BUTTON TEXT / WHERE DOES IT GO'),
    text('SEND ME PLANTS  /  OPENS THE SHOP'),
    bold('B4. INTRODUCTION TEXT'),
    text('SPRING IS LATE. WE ARE NOT.'),
    text('We know March. It rains, and then it does so again until there is a garden.'),
    bold('B5. TABLE (IF ANY)'),
    text('CHOOSE YOUR PLANT'),
    grid(['PLANT', 'PRICE'], ['ROSE', 'AED 49'], ['FIG', 'AED 99']),
  )
  const said = told(page).map((section) => section.join(' '))
  expect(said[0]).toMatch(/title: A GARDEN FOR EVERYONE.*Plants come to your door.*: SEND ME PLANTS$/)
  expect(said[1]).toMatch(/title: SPRING IS LATE. WE ARE NOT./)
  expect(said[2]).toMatch(/title: CHOOSE YOUR PLANT.*ROSE/)
})
