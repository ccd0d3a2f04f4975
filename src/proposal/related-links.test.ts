import { expect, test } from 'vitest'
import { bold, heading, propose, told } from '../../test/told-page.ts'
import { paragraph, run, text } from '../../test/word-xml.ts'

const link = (words: string) =>
  `<w:fldSimple w:instr=' HYPERLINK "https://example.com/${words.length}" '>${run(words)}</w:fldSimple>`
const linkLine = (words: string, before = '') =>
  paragraph(`${before === '' ? '' : run(before)}${link(words)}`)

const links = (...lines: string[]) =>
  told(propose(heading('A boat for the weekend', 1), text('Rent one by the hour.'), ...lines)[0]).filter(
    ([code]) => code === 'IMPLNK001',
  )

test.each(['Read more: ', 'For more information: ', 'للمزيد: ', 'See also: '])(
  'a line that leads on is a section of links: %s',
  (before) => {
    const [section] = links(
      heading('Safety'),
      text('Every boat has vests for all who are on board.'),
      linkLine('Rules of the harbour', before),
      text('Children wear theirs all the time.'),
    )
    expect(JSON.stringify(section)).toContain('title: Rules of the harbour')
    expect(JSON.stringify(section)).not.toMatch(/vests|Children/)
  },
)

test('links below each other are links, whatever they begin with, and keep the title above them', () => {
  const [section] = links(
    heading('Questions'),
    bold('Is it safe?'),
    text('Yes, it is.'),
    bold('You might also like'),
    linkLine('Sailing lessons'),
    linkLine('Book a mooring'),
    linkLine('Weather'),
  )
  const words = JSON.stringify(section)
  for (const said of ['title: Sailing lessons', 'Book a mooring', 'Weather']) expect(words).toContain(said)
})

test('links beside each other have what stands before them as their title', () => {
  const [section] = links(
    heading('Where we are'),
    text('The pier is open from April until October.'),
    paragraph(`${run('Other harbours: ')}${link('North')}${run(' | ')}${link('South')}`),
  )
  expect(section?.[1]).toContain('title: Other harbours')
  expect(JSON.stringify(section)).toMatch(/title: North.*title: South/)
})

test('a lone link that says what to do is a button', () => {
  const [page] = propose(
    heading('A boat for the weekend', 1),
    text('Rent one by the hour.'),
    linkLine('Book your boat now'),
  )
  expect(told(page).map(([code]) => code)).toHaveLength(1)
  expect(JSON.stringify(told(page))).toContain('cta')
})

test('links in a line behind a label for them are one each', () => {
  const [section] = links(
    heading('Where we are'),
    text('The pier is open from April until October.'),
    text('Useful links: Parking, Bus stops, Weather'),
  )
  for (const said of ['Parking', 'Bus stops', 'Weather'])
    expect(JSON.stringify(section)).toContain(`title: ${said}`)
})

test('the menu of a site is none of the page, and where its app is are links', () => {
  const item = (words: string) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr></w:pPr>${link(words)}</w:p>`
  const sections = told(
    propose(
      bold('Header navigation'),
      ...['Boats', 'Harbours', 'Log in'].map(item),
      bold('Hero'),
      bold('A boat for the weekend'),
      text('Rent one by the hour, and leave it at any harbour.'),
      text('[Book a boat]'),
      bold('Three reasons'),
      paragraph(run('Made for short days', '<w:b/><w:sz w:val="36"/>')),
      ...['Light', 'Dry', 'Slow'].flatMap((words) => [
        bold(words),
        text(`They are ${words.toLowerCase()}, which helps.`),
        linkLine(`${words} boats`),
      ]),
      bold('App download'),
      ...['App Store', 'Google Play'].map(item),
    )[0],
  ).map((section) => section.join(' '))
  expect(sections.join()).not.toContain('Harbours')
  expect(sections[0]).toMatch(/title: A boat for the weekend.*Book a boat/)
  expect(sections[1]).toMatch(
    /Made for short days.*0 title: Light.*: Light boats.*2 title: Slow.*: Slow boats/,
  )
  expect(sections[2]).toMatch(/^IMPLNK001 .*App Store.*Google Play/)
})
