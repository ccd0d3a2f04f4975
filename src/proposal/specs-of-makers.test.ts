import { expect, test } from 'vitest'
import { grid, heading, propose, told } from '../../test/told-page.ts'
import { text } from '../../test/word-xml.ts'

const words = (...lines: string[]) =>
  told(propose(...lines)[0])
    .map((each) => JSON.stringify(each))
    .join('\n')

test('keys of strings are labels, and the numbers of headings that count are none of their words', () => {
  const head = ['Key', 'EN', 'Max', 'Comment']
  const said = words(
    heading('Copy spec: umbrellas', 1),
    heading('1 Page header'),
    grid(
      head,
      ['hero.title', 'Rain or shine', '40', ''],
      ['hero.body', 'It opens when it has to.', '120', 'ok'],
      ['hero.cta', 'Find yours', '20', ''],
    ),
    heading('2 Benefits'),
    grid(
      head,
      ['benefit1.title', 'It finds you', '30', ''],
      ['benefit1.body', 'Whistle and it answers.', '80', ''],
      ['benefit2.title', 'It holds', '30', ''],
      ['benefit2.body', 'In winds up to nine.', '80', ''],
    ),
    heading('3 Errors'),
    grid(head, ['error.rain', 'There is no rain here.', '60', '']),
  )
  expect(said).toContain('title: Rain or shine')
  expect(said).toMatch(/title: Benefits.*1 [a-z_]+: It holds/)
  expect(said).not.toMatch(/hero\.|no rain here|\b120\b|2 Benefits/)
})

test('where copy is quoted behind its labels, what is said between is for those who build', () => {
  const said = words(
    text('Use the picture of last year.'),
    text('Headline to sit on the left.'),
    text('Copy:'),
    text('“Rain is a state of mind”'),
    text('Copy:'),
    text('“It opens when it has to.”'),
    text('Button:'),
    text('“Show me how”'),
    text('Next, two tiles.'),
    text('Tile 1:'),
    text('“It finds you”'),
    text('Tile 2:'),
    text('“It holds in winds up to nine”'),
    text('Finish with a slim strip in blue.'),
    text('Copy:'),
    text('“Take one along.”'),
  )
  expect(said).toContain('title: Rain is a state of mind')
  expect(said).not.toMatch(/last year|sit on the left|two tiles|in blue/)
})
