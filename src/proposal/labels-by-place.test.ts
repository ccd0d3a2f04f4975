import { expect, test } from 'vitest'
import { heading, propose, told } from '../../test/told-page.ts'
import { text } from '../../test/word-xml.ts'

const words = (...lines: string[]) => JSON.stringify(told(propose(...lines)[0]))

test('a label says by what it stands beside what it is', () => {
  const said = words(
    heading('Hero'),
    text('Small line above the headline: Roof bees'),
    text('Headline: Bees for your roof'),
    text('Sub text: A hive that looks after itself.'),
    text('CTA PRIMARY: Order a hive'),
    text('Ghost btn: See the hives'),
    text('Micro line under the buttons: Comes within a month.'),
  )
  expect(said).toContain('tagline: Roof bees')
  expect(said).toMatch(/cta[a-z_]*: Order a hive/)
  expect(said).toContain('Comes within a month.')
  for (const left of ['Small line', 'Sub text', 'Ghost', 'Micro']) expect(said).not.toContain(left)
})

test('what stands below each question behind the same word answers it', () => {
  const said = words(
    heading('Questions'),
    text('Q1. Do they sting?'),
    text('Reply: Only when they have to.'),
    text('Q2. Do they fly far?'),
    text('Reply: Three miles at most.'),
  )
  expect(said).toContain('answer: Only when they have to.')
  expect(said).not.toContain('Reply')
})
