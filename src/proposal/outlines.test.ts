import { expect, test } from 'vitest'
import { bold, grid, heading, propose, told } from '../../test/told-page.ts'
import { cell, row, run, table, text } from '../../test/word-xml.ts'

const words = (...lines: string[]) => JSON.stringify(told(propose(...lines)[0]))
const entry = (said: string, depth = 0) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="2"/></w:numPr></w:pPr>${run(said)}</w:p>`

test('entries of a list over lists of their own are headings', () => {
  const said = words(
    entry('Hero'),
    entry('Title: Tea from the hills', 1),
    entry('Button: Taste it', 1),
    entry('Why ours'),
    entry('Picked by hand', 1),
    entry('Dried in the sun', 1),
    entry('Two things that people ask'),
    entry('How long does it last?', 1),
    entry('A year, if it is dark.', 1),
    entry('Is it organic?', 1),
    entry('All of it.', 1),
    entry('Footer'),
    entry('Terms and conditions apply.', 1),
  )
  expect(said).toContain('title: Tea from the hills')
  expect(said).toContain(': Why ours')
  expect(said).toContain('question: Is it organic?')
  expect(said).toContain('Terms and conditions apply.')
})

test('pictures in cells of brackets stand beside sections, and are none', () => {
  const beside = (picture: string, words: string, isLeft: boolean) =>
    isLeft ? row(cell(text(picture)), cell(words)) : row(cell(words), cell(text(picture)))
  const said = told(
    propose(
      table(
        beside(
          '[PHOTO: a hill in fog]',
          heading('Tea from the hills', 1) + text('Picked this morning.') + text('[Taste it]'),
          true,
        ),
        beside(
          '[PHOTO: hands]',
          heading('Three steps', 2) + text('1. Budget') + text('2. Order') + text('3. Drink'),
          false,
        ),
        beside(
          '[PHOTO: a cup]',
          heading('Somebody to ask', 2) + text('We have drunk all of them.') + text('[Call us]'),
          true,
        ),
      ),
    )[0],
  ).map((each) => JSON.stringify(each))
  expect(said).toHaveLength(3)
  expect(said[0]).toMatch(/title: Tea from the hills.*Taste it/)
  expect(said[1]).toMatch(/: Three steps.*Budget.*Drink/)
  expect(said.join()).not.toContain('PHOTO')
})

test('short lines over texts are headings in a page without any, though one of them calls', () => {
  const said = words(
    text('Teas. Web copy for review, by Jo. 140 words.'),
    text('Tea that waits for nobody'),
    text('Picked this morning, dried by noon and in your cup tonight.'),
    text('Taste it'),
    text('What we do'),
    text('Pick'),
    text('We take the two leaves at the top, and no others.'),
    text('Dry'),
    text('The sun does that, it has the time.'),
    text('Let us begin with a cup'),
    text('The first one costs nothing.'),
    text('Taste it'),
  )
  expect(said).toContain('title: Tea that waits for nobody')
  expect(said).toMatch(/: What we do.*0 title: Pick/)
  expect(said).toContain('title: Let us begin with a cup')
  expect(said).not.toContain('for review')
})

test('an outline has its questions, figures and shorthand for parts', () => {
  const said = words(
    entry('top of page'),
    entry('heading – Tea from the hills', 1),
    entry('line – We picked it this morning, and you drink it tonight.', 1),
    entry('btn – Taste it', 1),
    entry('2nd btn – See the hills', 1),
    entry('Why ours'),
    entry('Picked by hand', 1),
    entry('Dried in the sun', 1),
    entry('some numbers'),
    entry('40 hills = all in one valley', 1),
    entry('12+ = kinds of tea', 1),
    entry('What people ask'),
    entry('Is it organic?', 1),
    entry('All of it is.', 2),
    entry('How long does it last?', 1),
    entry('A year, if it is dark.', 2),
  )
  expect(said).toMatch(/title: Tea from the hills.*We picked it.*Taste it.*See the hills/)
  expect(said).toMatch(/: 40 hills = .*all in one valley/)
  expect(said).toMatch(/question: Is it organic\?.*answer: All of it is/)
  expect(said).not.toMatch(/top of page|some numbers|heading –|line –/)
})

test('a few words and a sentence in turn are items with a title each, one sentence alone is none', () => {
  const said = words(
    heading('Tea from the hills', 1),
    entry('We pick it in the morning, dry it by noon and send it to you at night.'),
    text('[Taste it]'),
    heading('What you can do'),
    ...['Pick', 'You take the two leaves at the top.', 'Dry', 'The sun does that, it has the time.'].map(
      (line) => entry(line),
    ),
  )
  expect(said).toMatch(/title: Tea from the hills.*We pick it in the morning/)
  expect(said).toMatch(/0 title: Pick.*0 \w+: You take the two leaves.*1 title: Dry/)
})

test('lines that nothing tells apart are read by what follows what, as those of translators in a table', () => {
  const lines = [
    ['Tea that waits for nobody', 'شاي لا ينتظر أحداً'],
    ['Picked this morning, dried by noon and in your cup tonight.', 'نقطفه صباحاً ونجففه ظهراً وتشربه مساءً.'],
    ['Get what we pick today', 'احصل على ما نقطفه اليوم'],
    ['40', '40'],
    ['kinds of tea on our hills', 'نوعاً من الشاي على تلالنا'],
    ['12 days', '12 يوماً'],
    ['from the leaf to your door', 'من الورقة إلى بابك'],
    ['From leaf to cup', 'من الورقة إلى الكوب'],
    ['Pick', 'القطف'],
    ['We take the two leaves at the top, and no others.', 'نأخذ الورقتين العلويتين ولا نأخذ غيرهما.'],
    ['Dry', 'التجفيف'],
    ['The sun does that, it has the time.', 'تقوم الشمس بذلك فلديها الوقت الكافي.'],
    ['What you need at home', 'ما تحتاجه في البيت'],
    ['A pot with a lid', 'إبريق له غطاء'],
    ['Hot water', 'ماء ساخن'],
    ['Somebody to talk to', 'شخص تتحدث إليه'],
  ]
  const pages = propose(
    grid(['#', 'Source', 'Target', ''], ...lines.map((pair, index) => [`${index + 1}`, ...pair, '✓'])),
    bold('Queries'),
    text('I left the numbers as they are.'),
  )
  const english = pages.find(({ locale }) => locale === 'en-AE')
  const said = JSON.stringify(told(english))
  expect(said).toMatch(/title: Tea that waits.*: Get what we pick today"\].*: 40",.*: kinds of tea/)
  expect(said).toMatch(/: From leaf to cup",.*0 title: Pick.*1 title: Dry.*: What you need at home/)
  expect(said).toMatch(/A pot with a lid.*Hot water.*Somebody/)
})
