import { expect, test } from 'vitest'
import { bold, heading, propose, told } from '../../test/told-page.ts'
import { text } from '../../test/word-xml.ts'

const sections = (...lines: string[]) => told(propose(...lines)[0]).map((each) => JSON.stringify(each))

test('a table of contents is none of the page, and no page of its own', () => {
  const said = sections(
    heading('Content: lamps', 1),
    text('Contents'),
    text('1. Banner ........ 2'),
    text('2. Why our lamps\t3'),
    text('3. Kinds of light\t4'),
    text('4. How to begin\t5'),
    heading('1. Banner'),
    text('Light without a switch'),
    text('It comes on when you come in, and goes when you go.'),
    text('Button: Order a lamp'),
    heading('2. Why our lamps'),
    text('- Ten years of light'),
    text('- No wires at all'),
    heading('3. Kinds of light'),
    bold('Warm'),
    text('For the evening and all that follows.'),
    bold('Cold'),
    text('For those who have to work at night.'),
    heading('4. How to begin'),
    text('Step 1 – Count your rooms'),
    text('Step 2 – Choose the light'),
    text('Pending: the price (Suresh), Arabic (Lina).'),
  )
  expect(said).toHaveLength(4)
  expect(said[0]).toContain('title: Light without a switch')
  expect(said.join()).not.toMatch(/Contents|\.\.\.|Suresh/)
})

test('what a letter opens with is for whom it is written to, however it goes on', () => {
  const said = sections(
    text('Hi Mona, here is the lamp page as we left it on Monday.'),
    bold('Light without a switch'),
    text('It comes on when you come in, and goes when you go.'),
    bold('Rest of page'),
    bold('What comes with it'),
    text('- A lamp'),
    text('- A second one'),
    text('Warmly,'),
    text('Ines'),
  ).join()
  expect(said).toContain('What comes with it')
  expect(said).not.toMatch(/Mona|Rest of page|Ines/)
})

test('three tabs are no marks of the page', () => {
  const said = sections(
    bold('HERO (dark)'),
    text('Light without a switch'),
    text('It comes on when you come in.'),
    bold('TABS [3]'),
    text('Tab 1: For you'),
    text('It knows when you read.'),
    text('Tab 2: For the children'),
    text('It never goes out on them.'),
    text('Tab 3: For the dog'),
    text('It knows him, too.'),
    bold('EXIT POPUP'),
    text('Leaving in the dark?'),
  ).join()
  expect(said).toContain('title: Light without a switch')
  expect(said).toContain('It never goes out on them.')
  expect(said).not.toContain('Leaving in the dark')
})
