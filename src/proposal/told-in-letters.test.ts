import { expect, test } from 'vitest'
import { bold, grid, propose, told } from '../../test/told-page.ts'
import { paragraph, run, text } from '../../test/word-xml.ts'

const words = (...lines: string[]) => JSON.stringify(told(propose(...lines)[0]))
const setIn = (said: string) => `<w:p><w:pPr><w:ind w:left="600"/></w:pPr>${run(said)}</w:p>`

test('of a page that a letter tells of, the words in quotation marks and those set in from the side stand on it', () => {
  const said = words(
    text('From: Mona'),
    text('Subject: the boat page'),
    text('Hi Karim,'),
    text('For the headline I would say “Sail away on a Friday” - the long one was too long.'),
    text('I also had “Boats for all” but nobody liked it.'),
    text('Right under it:'),
    setIn('A small boat for the weekend, with all that you need on board.'),
    text('and the button says “Take her out”, going to /boats. Beside it a link “See the harbours”.'),
    text('Numbers, as in the brochure: 40 boats | 6 harbours | 2 oars'),
    text('Then a block that I would call “What is on board” with bullets:'),
    setIn('- Four beds'),
    setIn('- A radio'),
    text('If someone asks “May I take a dog?” we say: If it can swim.'),
    text('And to “Is there a shower?” the answer is: There is the sea.'),
    text('To close the page something like “Shall we?” or so.'),
    text('At the end, word for word:'),
    setIn('Terms and conditions apply. Boats may be late.'),
    text('Cheers, Mona'),
  )
  expect(said).toMatch(/title: Sail away on a Friday.*A small boat.*: Take her out.*: See the harbours/)
  expect(said).toMatch(/: What is on board.*Four beds.*A radio/)
  expect(said).toMatch(/question: May I take a dog\?.*answer: If it can swim.*question: Is there a shower\?/)
  expect(said).toContain('Terms and conditions apply. Boats may be late.')
  for (const left of ['Boats for all', 'too long', 'Cheers', 'brochure', 'bullets'])
    expect(said).not.toContain(left)
})

test('of several mails the one with the page stays, with what the others want on it', () => {
  const italic = (said: string) => paragraph(run(said, '<w:i/>'))
  const said = words(
    text('From: Mona'),
    text('To: Web team'),
    text('Subject: RE: RE: boats'),
    text('Please build from the text of Karim further down, with this change:'),
    paragraph(run('1) the headline becomes '), run('Sail away on a Friday', '<w:b/>')),
    text('Thx'),
    bold('From: Huda'),
    bold('Subject: RE: boats'),
    text('Ok from me if this goes at the end:'),
    italic('Boats may be late, and the sea may be rough. Terms and conditions apply.'),
    text('From: Karim'),
    text('To: Huda'),
    text('Subject: boats'),
    text('Line under the headline: A small boat for the weekend, with all that you need on board.'),
    text('Button: Take her out'),
    text('What is on board'),
    text('- Four beds'),
    text('- A radio'),
    text('What it costs'),
    grid(['Day', 'Price'], ['Friday', 'AED 100'], ['Sunday', 'AED 200']),
    text('People ask us'),
    text('Q: May I take a dog?'),
    text('A: If it can swim.'),
    text('Q: Is there a shower?'),
    text('A: There is the sea.'),
    text('At the bottom links to: All harbours | The weather'),
    text('Regards'),
    text('Karim'),
  )
  expect(said).toMatch(/title: Sail away on a Friday.*A small boat.*: Take her out/)
  expect(said).toMatch(
    /: What is on board.*Four beds.*: What it costs.*Friday.*title: People ask us.*May I take a dog/,
  )
  expect(said).toMatch(/title: All harbours.*title: The weather/)
  expect(said).toContain('Boats may be late')
  for (const left of ['Please build', 'Ok from me', 'Huda', 'becomes']) expect(said).not.toContain(left)
})

test('the signs before the lines of a mail that is quoted are none of its words', () => {
  const said = words(
    text('Hi both,'),
    text('see the words of Lina below, please use them as they are.'),
    text('Best,'),
    text('Omar'),
    text('On Mon, 3 Mar 2025, Lina wrote:'),
    ...[
      'Hero',
      'Title: Sail away on a Friday',
      'Button: Book a boat',
      '',
      'What is on board',
      '- Four beds',
      '- A radio',
      '- A kitchen',
      '',
      'Small print',
      'Terms and conditions apply.',
    ].map((line) => text(`&gt; ${line}`)),
  )
  expect(said).toMatch(/title: Sail away on a Friday.*: Book a boat/)
  expect(said).toMatch(/: What is on board.*Four beds.*A radio/)
  expect(said).toContain('Terms and conditions apply.')
  for (const left of ['>', 'Omar', 'wrote', 'Lina']) expect(said).not.toContain(left)
})
