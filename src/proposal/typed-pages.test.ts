import { expect, test } from 'vitest'
import { bold, grid, heading, propose, told } from '../../test/told-page.ts'
import { paragraph, run, text } from '../../test/word-xml.ts'

const sections = (...lines: string[]) => told(propose(...lines)[0]).map((each) => JSON.stringify(each))
const underlined = (said: string) => paragraph(run(said, '<w:u w:val="single"/>'))

test('underlined lines over others are headings, and what says what to do is a button', () => {
  const said = sections(
    bold('Lessons on the piano'),
    text('Come once, stay for years.'),
    underlined('Book a lesson'),
    underlined('What you need'),
    text('- Ten fingers'),
    text('- An hour a week'),
    underlined('Frequently asked'),
    text('Do I need a piano?'),
    text('Not in the first month.'),
    text('May my mother come along?'),
    text('She may sit in the back.'),
    underlined('Shall we begin?'),
    text('The first hour costs nothing.'),
    underlined('Book a lesson'),
  )
  expect(said).toHaveLength(4)
  expect(said[0]).toMatch(/cta[a-z_]*: Book a lesson/)
  expect(said[1]).toContain(': What you need')
  expect(said[2]).toContain('question: Do I need a piano?')
  expect(said[3]).toMatch(/title: Shall we begin\?.*Book a lesson/)
})

test('labels between single stars say what the next line is, from where the copy starts to where it ends', () => {
  const said = sections(
    text('*** COPY STARTS ***'),
    text('* Headline *'),
    text('Lessons on the piano'),
    text('* Subhead *'),
    text('Come once, stay for years.'),
    text('* CTA *'),
    text('Book a lesson'),
    text('*** COPY ENDS ***'),
    text('Lea has counted all of it.'),
  ).join()
  expect(said).toContain('title: Lessons on the piano')
  expect(said).not.toMatch(/\*|COPY|Lea/)
})

test('in a letter that is answered the lines of others are none, nor what points at the words above', () => {
  const said = sections(
    text('On Tue, 4 Mar 2025 at 09:12, Mona Aziz wrote:'),
    bold('Lessons on the piano'),
    text('Come once, stay for years.'),
    text('CTA Book a lesson'),
    bold('Three ways to learn'),
    text('Alone – with a teacher of your own'),
    text('In pairs – with a friend'),
    text('(Sam: only if the rooms are free)'),
    bold('Prices'),
    grid(['Lesson', 'An hour'], ['Alone', 'AED 200'], ['In pairs', 'AED 120']),
    text('^ live feed, nothing typed'),
  ).join()
  expect(said).toMatch(/cta[a-z_]*: Book a lesson/)
  expect(said).not.toMatch(/wrote|Sam|live feed/)
})

test('a few bold lines over one line each are cards of the heading above them', () => {
  const said = sections(
    bold('Lessons on the piano'),
    text('Come once, stay for years.'),
    bold('What do you learn?'),
    text('Whatever you like to hear.'),
    bold('Scales'),
    text('They come first, and never end.'),
    bold('Songs'),
    text('Those that your mother knows.'),
    bold('Jazz'),
    text('As soon as you stop counting.'),
    bold('Who teaches'),
    text(
      'Our teachers have played in halls from here to Vienna, and each of them has taught children for ten years or more, at least.',
    ),
  )
  expect(said[1]).toMatch(/title: What do you learn\?.*0 title: Scales.*2 title: Jazz/)
  expect(said).toHaveLength(3)
})

test('a table in the first section is none of the hero, and lettered headings are named by what follows', () => {
  const said = sections(
    heading('A. Hero', 1),
    text('Headline: Lessons on the piano'),
    text('Text: Come once, stay for years.'),
    grid(
      ['', 'Alone', 'In pairs'],
      ['An hour', 'AED 200', 'AED 120'],
      ['Ten hours', 'AED 1,800', 'AED 1,000'],
    ),
    heading('B. SEO', 1),
    text('Title: Piano lessons'),
    text('Description: Lessons for all'),
  )
  expect(said).toHaveLength(2)
  expect(said[1]).toContain('In pairs')
  expect(said.join()).not.toContain('Lessons for all')
})

test('a section in one paragraph has its name, title, text and buttons line by line', () => {
  const lines = (...all: string[]) => paragraph(all.map((each) => run(each)).join('<w:r><w:br/></w:r>'))
  const said = sections(
    lines(
      'HERO',
      'Lessons on the piano',
      'Come once, stay for years.',
      '&gt; Book a lesson',
      '&gt; How it works',
    ),
    lines(
      '3 REASONS',
      'One room',
      'It is warm and has two pianos.',
      'One teacher',
      'She stays until the end.',
      'One price',
      'Nothing is added to it.',
    ),
    lines('END', 'Monday is close', '&gt; Book a lesson'),
  )
  expect(said[0]).toMatch(
    /title: Lessons on the piano.*cta[a-z_]*: > Book a lesson.*cta[a-z_]*: > How it works/,
  )
  expect(said[1]).toMatch(/1 [a-z_]+: One teacher/)
  expect(said[2]).toMatch(/title: Monday is close.*Book a lesson/)
})

test('a hero has its buttons in a table as well, and its text may be a sum of money', () => {
  const said = sections(
    text('Home &gt; Music &gt; Piano'),
    heading('Lessons on the piano', 1),
    text('From AED 90.'),
    grid(['Book a lesson', 'See all prices']),
    heading('Why ours'),
    text('They have been given in the same room for thirty years.'),
  )
  expect(said[0]).toMatch(/title: Lessons on the piano.*From AED 90.*: Book a lesson.*: See all prices/)
  expect(said.join()).not.toContain('Music')
})

test('what stands small over the title, below remarks, is of the hero, as are its figures and the button that is said to be one', () => {
  const said = sections(
    heading('Piano page, copy deck', 1),
    text('Mona, can you ask Karim about the second line before we publish this pls'),
    text('Lessons for beginners'),
    heading('Ten fingers are enough', 1),
    text('Come once a week, and play one song after two months.'),
    text('Book the first hour (button, primary)'),
    paragraph(
      run('12', '<w:b/>'),
      run(' teachers | '),
      run('40', '<w:b/>'),
      run(' pianos | '),
      run('No', '<w:b/>'),
      run(' exams'),
    ),
    heading('What you need'),
    text('An hour a week and somebody who listens.'),
    heading('A song for the end'),
    text('It is yours to choose.'),
  )
  expect(said[0]).toMatch(/tagline: Lessons for beginners|Ten fingers.*: Lessons for beginners/)
  expect(said[0]).toMatch(/: Ten fingers are enough.*: Book the first hour/)
  expect(said[1]).toMatch(/: 12.*teachers.*: No.*exams/)
})

test('an entry that begins with the word answer is one, where nobody asks', () => {
  const entry = (title: string, words: string) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(title, '<w:b/>')}${run(words)}</w:p>`
  const said = sections(
    heading('Ten fingers are enough', 1),
    text('Come once a week, and play one song after two months.'),
    heading('Three steps'),
    entry('Answer', '. Five questions about your hands.'),
    entry('Choose', '. We name three teachers.'),
    entry('Play', '. The first hour costs nothing.'),
  )
  expect(said[1]).toMatch(/0 title: Answer.*1 title: Choose.*2 title: Play/)
})

test('a chapter of unlike sections is none of them, and underlined lines are what stands under bold ones', () => {
  const said = sections(
    heading('1. Top', 1),
    text('Headline: Ten fingers are enough'),
    text('Button: Book a lesson'),
    heading('2. Below the fold', 1),
    bold('Why so slow'),
    text('Because a song that is learned slowly stays for longer than one that is not.'),
    bold('Two kinds of pupils'),
    underlined('Those who play'),
    text('They come on Mondays.'),
    underlined('Those who listen'),
    text('They come on Tuesdays.'),
    paragraph(run('Asked in the hall', '<w:b/><w:sz w:val="26"/>')),
    bold('Do I need a piano?'),
    text('Not in the first month.'),
    bold('May my mother come along?'),
    text('She may sit in the back.'),
  )
  expect(said[1]).toContain(': Why so slow')
  expect(said[2]).toMatch(/: Two kinds of pupils.*0 title: Those who play.*1 title: Those who listen/)
  expect(said[3]).toMatch(/title: Asked in the hall.*question: Do I need a piano/)
})

test.each([
  ['headings of a style', (said: string) => heading(said)],
  ['bold lines', (said: string) => bold(said)],
])('a few words over a sentence and a button at the end head them, below questions too: %s', (_, head) => {
  const sections = told(
    propose(
      heading('Ten fingers are enough', 1),
      text('Lessons for beginners, at your home or at ours.'),
      head('What it costs'),
      text('An hour is as dear as a good lunch, and the first one is on us.'),
      head('Good to know'),
      bold('Do I need a piano?'),
      text('A table does for the first week.'),
      bold('May I bring my mother?'),
      text('If she can keep quiet.'),
      text('The first song is yours'),
      text('Tell us when you are free, and we find you a teacher.'),
      text('Book an hour'),
    )[0],
  ).map((section) => section.join(' '))
  expect(sections.at(-1)).toMatch(/title: The first song is yours .*Tell us when.* \w+: Book an hour/)
  expect(sections.at(-2)).toMatch(/question: Do I need.*question: May I bring/)
})
