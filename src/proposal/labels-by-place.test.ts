import { expect, test } from 'vitest'
import { grid, heading, propose, told } from '../../test/told-page.ts'
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

test('tags of headings part a page, those of entries and steps what is in it, and two strokes begin a remark', () => {
  const said = words(
    text('[title] Bees | Roof'),
    text('[H1] Bees for your roof'),
    text('P: A hive that looks after itself, and honey in August.'),
    text('CTA: Order a hive   // same as in the app'),
    text('[h2] Why bees'),
    text('LI - They know the way'),
    text('LI - They keep the books'),
    text('[h2] Two steps'),
    text('[STEP] Look up'),
    text('P: The hive stands on your roof.'),
    text('[STEP] Look down'),
    text('P: The honey stands on your table.'),
    text('[h2] Shall we?'),
    text('CTA: Send me bees'),
  )
  expect(said).toMatch(/: Bees for your roof.*: Order a hive"/)
  expect(said).toMatch(/: Why bees.*: They know the way/)
  expect(said).toMatch(/: Two steps.*0 title: Look up.*1 title: Look down/)
  expect(said).not.toMatch(/LI -|STEP|same as in/)
})

test('what a document has of the top of the page further down is of the top', () => {
  const said = told(
    propose(
      heading('Hero title'),
      text('Bees for your roof'),
      heading('FAQ'),
      text('Q: Do they sting?'),
      text('A: If you sit on them.'),
      heading('Hero support copy'),
      text('Intro: A hive that looks after itself, and honey in August.'),
      text('Button: Order a hive'),
    )[0],
  )
  expect(JSON.stringify(said[0])).toMatch(/title: Bees for your roof.*A hive that looks.*Order a hive/)
  expect(said).toHaveLength(2)
})

test('names of fields in one word are read word by word, and an address may be told in words', () => {
  const said = words(
    grid(
      ['Field', 'Value'],
      ['heroTitle', 'Bees for your roof'],
      ['subHeadline', 'A hive that looks after itself, and honey in August.'],
      ['ctaPrimary_label', 'Order a hive'],
      ['ctaPrimary_url', '/hives'],
    ),
    grid(
      ['Field', 'Value'],
      ['sectionTitle', 'What bees do'],
      ['sectionIntro', 'They fly, and they come back in the evening.'],
    ),
    grid(
      ['Field', 'Value'],
      ['bandTitle', 'Shall we?'],
      ['bandCta_label', 'Start'],
      ['bandCta_url', 'same as above'],
    ),
  )
  expect(said).toMatch(/title: Bees for your roof.*A hive that looks.*Order a hive/)
  expect(said).toMatch(/title: What bees do.*They fly/)
  expect(said).toMatch(/title: Shall we\?.*Start/)
  expect(said).not.toMatch(/same as above|sectionIntro/)
})

test('below the button of the top a few words are another, steps are none, and capitals head the small print', () => {
  const said = words(
    heading('Hero'),
    text('Bees for your roof'),
    text('A hive that looks after itself, and honey in August.'),
    text('Order a hive'),
    text('Prices of today'),
    heading('Steps'),
    text('How to begin'),
    text('Choose a roof'),
    text('Open the lid'),
    text('Wait for August'),
    heading('Legal'),
    text('IMPORTANT'),
    text('Terms and conditions apply.'),
    text('Bees may sting, and they do so once.'),
  )
  expect(said).toMatch(/cta_primary_text: Order a hive.*cta_secondary_text: Prices of today/)
  expect(said).toMatch(/: How to begin.*Choose a roof.*Open the lid/)
  expect(said).not.toMatch(/cta\w*: (?:Choose|Open)/)
  expect(said).toContain('title: IMPORTANT')
})
