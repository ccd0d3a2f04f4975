import { expect, test } from 'vitest'
import { bold, heading, propose, told } from '../../test/told-page.ts'
import { text } from '../../test/word-xml.ts'
import { tellProposal } from './tell-proposal.ts'

test('a line in capitals among headings in capitals is one, above bold lines', () => {
  const [page] = propose(
    text('HERO'),
    text('Headline: A garden on your balcony'),
    text('WHY GREEN'),
    bold('It is easy'),
    text('All you need is a pot and some water.'),
    bold('It is quiet'),
    text('Leaves take the noise of the street.'),
    text('FAQS'),
    text('Q: Does it need sun?'),
    text('A: Some of it.'),
  )
  const cards = told(page)[1]
  expect(cards?.[1]).toContain('title: WHY GREEN')
  expect(JSON.stringify(cards)).toContain('0 title: It is easy')
  expect(JSON.stringify(cards)).toContain('1 title: It is quiet')
})

test.each([
  ['Our garden', 'Order now', ['12 pots in each set', '30 days to the first leaf', '0% plastic in the box']],
  ['حديقتنا', 'اطلب الآن', ['5 أصص في كل طقم', '30 يوماً حتى أول ورقة', '0% بلاستيك في العلبة']],
])('lines that begin with a number each are figures: %s', (title, button, lines) => {
  const [page] = propose(
    heading(title, 1),
    text(`${title}.`),
    text(button),
    ...lines.map((line) => text(line)),
  )
  const counted = told(page).find((section) => JSON.stringify(section).includes('30'))
  expect(counted?.[0]).toBe('HLNUM001')
})

test('lines that are counted with a number and a point are no figures', () => {
  const [page] = propose(
    heading('Our garden', 1),
    text('Our garden.'),
    heading('Plant it in a day', 2),
    ...['1. Fill the pot', '2. Put the seed in', '3. Water it'].map((line) => text(line)),
  )
  expect(JSON.stringify(told(page))).not.toMatch(/figure|HLNUM001|: [123]\./)
  expect(JSON.stringify(told(page))).toContain('Put the seed in')
})

test('the second wording of a headline waits, though the first is not called one', () => {
  const [page] = propose(
    text('Headline: A garden on your balcony'),
    text('Headline (option 2): Green from the first day'),
    text('Subheadline: It grows while you are away.'),
    text('CTA: Order now'),
  )
  expect(JSON.stringify(told(page))).not.toContain('Green from')
  expect(page && tellProposal(page).held.version).toHaveLength(1)
})

test('a dash makes a label of what only a deck says, whatever stands behind its words', () => {
  const [page] = propose(
    text('HERO'),
    text('Headline: A garden on your balcony'),
    text('Body: It grows while you are away.'),
    text('Button - Order now [link: https://example.com/order]'),
    text('Text link: See all pots'),
    text('Success message – It is on its way.'),
  )
  expect(told(page)).toHaveLength(1)
  expect(JSON.stringify(told(page))).toMatch(/cta_primary_text: Order now.*cta_secondary_text: See all pots/)
  expect(JSON.stringify(told(page))).not.toMatch(/Button|on its way/)
})
