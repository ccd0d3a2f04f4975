import { expect, test } from 'vitest'
import { heading, propose, told } from '../../test/told-page.ts'
import { paragraph, run, text } from '../../test/word-xml.ts'

const words = (...lines: string[]) => JSON.stringify(told(propose(...lines)[0]))

test('of several wordings the only one of which something is said is taken, as the title that nothing else is', () => {
  const said = words(
    heading('Hero'),
    text('Overline: Roof bees'),
    text('Route 1: Honey from above'),
    text('Route 2: Your roof, their home'),
    text('Route 3 (our darling, and that of the whole room on the day): Bees for your roof'),
    text('Standfirst: A hive that looks after itself.'),
  )
  expect(said).toContain('title: Bees for your roof')
  expect(said).not.toMatch(/Honey from above|their home|darling/)
})

test('a wording on the line below its label goes with it', () => {
  const large = (line: string) => paragraph(run(line, '<w:b/><w:sz w:val="36"/>'))
  const said = words(
    heading('Hero'),
    text('HEADLINE – OPTION A'),
    large('Honey from above.'),
    text('HEADLINE – OPTION B (RECOMMENDED, the client liked it)'),
    large('Bees for your roof.'),
    text('HEADLINE – OPTION C'),
    large('Your roof, their home.'),
    text('SUBHEAD'),
    text('A hive that looks after itself.'),
  )
  expect(said).toContain('title: Bees for your roof')
  expect(said).not.toMatch(/Honey from above|their home|OPTION/)
})
