import { expect, test } from 'vitest'
import { bold, grid, heading, propose, told } from '../../test/told-page.ts'
import { paragraph, run, text } from '../../test/word-xml.ts'
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

test('an arrow to the left points on in Arabic: from a figure to what it counts', () => {
  const [page] = propose(
    heading('حديقة على شرفتك', 1),
    text('كل ما تحتاجه أصيص وقليل من الماء.'),
    heading('بالأرقام'),
    text('5% ← خصم على أول طلب'),
    text('7 دقائق ← وتكون جاهزاً للزراعة'),
  )
  expect(JSON.stringify(told(page))).toMatch(/stat: 5%.*label: خصم على.*stat: 7 دقائق.*label: وتكون/)
})

test('letters before a stroke, one below the other, are wordings of one line', () => {
  const [page] = propose(
    text('A / A garden on your balcony'),
    text('B / Leaves for everyone'),
    text('All you need is a pot and some water.'),
    bold('It is easy'),
    text('Even for those who forget things.'),
  )
  const said = JSON.stringify(told(page))
  expect(said).toContain('title: A garden on your balcony')
  expect(said).not.toContain('Leaves for everyone')
  expect(page?.versions).toHaveLength(1)
})

test('tags are headings beside names of parts, and those that ask are questions', () => {
  const [page] = propose(
    bold('PAGE DATA'),
    text('Title tag: Balcony gardens'),
    bold('BODY COPY'),
    text('&lt;H1&gt; A garden on your balcony'),
    text('&lt;p&gt; All you need is a pot and some water.'),
    text('&lt;H2&gt; Good to know'),
    text('&lt;H3&gt; Does it need sun?'),
    text('&lt;p&gt; Some of it.'),
    text('&lt;H3&gt; May my cat eat it?'),
    text('&lt;p&gt; Better not.'),
    text('&lt;H2&gt; Shall we begin?'),
    text('&lt;p&gt; The first pot is free.'),
    text('&lt;button&gt; Order a pot'),
  )
  const said = told(page)
  expect(said.map(([code]) => code)).toContain('FAQ001')
  expect(JSON.stringify(said)).toMatch(/question: Does it need sun\?.*title: Shall we begin\?/)
  expect(JSON.stringify(said)).not.toMatch(/BODY|<H2>/)
})

test('strings of those who build pages are told by what they are called', () => {
  const [page] = propose(
    text('hero.title  “A garden on your balcony”  25/40 ok'),
    text('hero.title.alt  “Leaves for everyone”  ❌ lost'),
    text('hero.body  “All you need is a pot and some water.”  37/90 ok'),
    text('hero.cta  “Order a pot”  11/20'),
    text('stats.1.value  “12”  2/8'),
    text('stats.1.label  “pots in each set”  16/30'),
    text('stats.2.value  “30 days”  7/8'),
    text('stats.2.label  “to the first leaf”  17/30'),
  )
  const said = JSON.stringify(told(page))
  expect(said).toMatch(/title: A garden on your balcony".*A.*cta_text: Order a pot"/)
  expect(said).toMatch(/number: 12","highlight_title: pots in each set","0 number: 30 days/)
  for (const left of ['hero.', '25/40', 'Leaves']) expect(said).not.toContain(left)
})

test.each([
  ['* * * the page starts here * * *', '* * * end * * *'],
  ['(يبدأ النص)', '– انتهى –'],
])('what stands before "%s" and behind "%s" is none of the page', (start, end) => {
  const [page] = propose(
    bold('NOT BEFORE MONDAY 10 AM'),
    text(start),
    text('Gardens'),
    heading('A garden on your balcony', 1),
    text('All you need is a pot and some water.'),
    bold('It is easy'),
    text('Even for those who forget things, as the pot tells you when it is dry.'),
    text(end),
    text('Call me when you have read it.'),
    text('Leaves for everyone'),
  )
  const said = JSON.stringify(told(page))
  expect(said).toContain('tagline: Gardens","title: A garden on your balcony')
  for (const left of ['MONDAY', 'Call me', 'Leaves']) expect(said).not.toContain(left)
})

test('lines with a picture sign over larger ones say what follows, where some of them name it', () => {
  const large = (said: string) => paragraph(run(said, '<w:b/><w:sz w:val="32"/>'))
  const [page] = propose(
    bold('🌱 Banner'),
    large('A garden on your balcony'),
    text('All you need is a pot and some water.'),
    bold('🔢 Fun numbers (make them jump)'),
    text('12 pots in each set'),
    text('30 days to the first leaf'),
    text('0% plastic in the box'),
    bold('📦 What they get'),
    large('Everything in one box'),
    text('Pots, soil and seeds, with a leaf of paper that says what goes where.'),
    bold('❓ Questions from the market'),
    text('Q: Does it need sun?'),
    text('A: Some of it.'),
  )
  const said = JSON.stringify(told(page))
  expect(said).toMatch(/title: A garden on.*: 12.*: pots in each.*title: Everything in one box.*FAQ001/)
  expect(said).not.toMatch(/Banner|Fun|they get|market/)
})

test.each([
  ['with a colon', (key: string, said: string) => `${key}: ${said}`],
  ['as code', (key: string, said: string) => `"${key}": "${said}",`],
])('the first word of what strings are called parts the page: %s', (_, write) => {
  const strings = [
    ['hero.title', 'A garden on your balcony'],
    ['hero.body', 'All you need is a pot and some water.'],
    ['faq.1.q', 'Does it need sun?'],
    ['faq.1.a', 'Some of it.'],
    ['faq.2.q', 'May my cat eat it?'],
    ['faq.2.a', 'Better not.'],
    ['cta.title', 'Shall we begin?'],
    ['cta.body', 'The first pot is free.'],
    ['cta.button', 'Order a pot'],
  ].map(([key = '', said = '']) => text(write(key, said)))
  const said = JSON.stringify(told(propose(...strings)[0]))
  expect(said).toMatch(
    /1 question: May my cat eat it\?","1 answer: Better not\."\],\["\w+","title: Shall we begin\?/,
  )
  expect(said).toMatch(/: Order a pot"/)
})

test('a stroke behind a few words over a sentence, again and again, leads items', () => {
  const [page] = propose(
    heading('A garden on your balcony', 1),
    text('All you need is a pot and some water.'),
    heading('What you get'),
    text('Pots | They come in three sizes.'),
    text('Soil | Two bags for each of your pots.'),
    heading('How it grows'),
    text('Water it in the evening, and look away for a week.'),
  )
  expect(JSON.stringify(told(page))).toMatch(/0 title: Pots","0 \w+: They come.*1 title: Soil","1 \w+: Two/)
})

test('an amount in words is a figure over its label as well', () => {
  const [page] = propose(
    heading('حديقة على شرفتك', 1),
    text('كل ما تحتاجه أصيص وقليل من الماء.'),
    grid(['5%', 'صفر درهم', '24/7'], ['خصم على أول طلب', 'رسوم التوصيل', 'من يجيب عن أسئلتك']),
  )
  expect(JSON.stringify(told(page))).toMatch(/: 5%".*: خصم على.*: صفر درهم".*: رسوم.*: 24\/7".*: من يجيب/)
})
