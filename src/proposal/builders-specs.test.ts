import { expect, test } from 'vitest'
import { grid, heading, propose, told } from '../../test/told-page.ts'
import { run, text } from '../../test/word-xml.ts'

/** An entry of a list that lies in as many others. */
const entry = (depth: number, words: string) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="2"/></w:numPr></w:pPr>${run(words)}</w:p>`

const head = ['Key', 'String', 'Notes']

test('names of components in code are no copy, and strings are what their last word says', () => {
  const [page] = propose(
    heading('HeroBanner variant="split"'),
    grid(head, ['hero.title', 'A garden for everyone', ''], ['hero.cta', 'Order a tree', 'opens OrderForm']),
    heading('DocList'),
    grid(
      head,
      ['docs.heading', 'Have these ready', ''],
      ['docs.item', 'Your address', ''],
      ['docs.item', 'A photo of the garden', 'optional'],
    ),
    heading('OrderForm step="1 of 2"'),
    grid(head, ['form.error.empty', 'Tell us where you live', ''], ['form.error.far', 'That is too far', '']),
    heading('CTABand theme="green"'),
    grid(head, ['band.title', 'Spring is near', ''], ['band.cta', 'Order now', '']),
  )
  const all = JSON.stringify(told(page))
  expect(all).toContain('title: A garden for everyone')
  expect(all).toContain('title: Have these ready')
  expect(all).toContain('A photo of the garden')
  expect(all).toContain('title: Spring is near')
  expect(all).not.toMatch(/HeroBanner|DocList|OrderForm|CTABand|docs\.|where you live|too far/)
})

test('in an outline entries over others are headings at each depth, and what stands below a label is said of it', () => {
  const [page] = propose(
    entry(0, 'Above the fold'),
    entry(1, 'Headline: A garden for everyone'),
    entry(1, 'Button: Order a tree'),
    entry(2, 'goes to the shop that is nearest'),
    entry(0, 'What you get'),
    entry(1, 'Fresh every morning'),
    entry(2, 'They are dug up on the same day.'),
    entry(1, 'Cheap all year'),
    entry(2, 'You pay for the pot alone.'),
  )
  const grains = page?.sections.flatMap(({ copy }) => copy.grains) ?? []
  expect(grains.filter(({ role, item }) => role === 'title' && item !== undefined)).toHaveLength(2)
  expect(grains.filter(({ role, item }) => role === 'body' && item !== undefined)).toHaveLength(2)
  expect(JSON.stringify(told(page))).not.toMatch(/nearest/)
})

test('lines with one sign of several characters name parts in either language, and labels part buttons', () => {
  const [page] = propose(
    text('&gt;&gt;&gt; HERO'),
    text('العنوان: بيت على البحر'),
    text('CTA1: احجز مكالمة  CTA2: احسب القسط'),
    text('&gt;&gt;&gt; NUMBERS STRIP'),
    text('20 سنة للسداد'),
    text('صفر درهم رسوم'),
    text('&gt;&gt;&gt; WHY A HOUSE'),
    text('هواء نقي: البحر أمام الباب في كل يوم من أيام السنة.'),
    text('هدوء: لا سيارات قريبة في الليل ولا في النهار.'),
  )
  const all = told(page)
  expect(all[0]?.filter((each) => each.endsWith(': احجز مكالمة'))).toHaveLength(1)
  expect(JSON.stringify(all[0])).toContain('احسب القسط')
  expect(JSON.stringify(all)).not.toMatch(/HERO|NUMBERS|WHY|CTA/)
})

test('what is said of a label behind a comma is none of its words', () => {
  const [page] = propose(
    heading('A garden for everyone', 1),
    text('Plants come to your door.'),
    text('Button, below the text: Order a tree'),
  )
  expect(told(page)[0]).toContain('cta_text: Order a tree')
})
