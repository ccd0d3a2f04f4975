import { expect, test } from 'vitest'
import { bold, grid, propose, told } from '../../test/told-page.ts'

/** Kind, English, Arabic, a remark. */
const rows = [
  ['Kind', 'English', 'العربية', 'Remarks'],
  ['Top of the page', '', '', ''],
  ['Headline', 'A home by the sea', 'بيت على البحر', 'brand line'],
  ['Lead', 'Finance for your second home.', 'تمويل لبيتك الثاني.', ''],
  ['Button', 'Book a call', 'احجز مكالمة', ''],
  ['Reasons', '', '', ''],
  ['Section title', 'What you get', 'ما تحصل عليه', ''],
  ['Tile', 'Twenty years\nPay it back slowly.', 'عشرون سنة\nسدد على مهل.', 'checked'],
  ['Tile', 'No visit\nAll of it is done online.', 'بلا زيارة\nكل شيء عبر الإنترنت.', ''],
  ['Questions', '', '', ''],
  ['Q / A', 'Who can apply?\nResidents of any country.', 'من يمكنه التقديم؟\nالمقيمون من أي بلد.', ''],
  ['Q / A', 'Is there a fee?\nNot in the first year.', 'هل توجد رسوم؟\nليس في السنة الأولى.', ''],
]

test.each([
  ['kind, English, Arabic, remark', [0, 1, 2, 3]],
  ['kind, Arabic, English, remark', [0, 2, 1, 3]],
  ['kind, English, Arabic', [0, 1, 2]],
  ['kind, English, remark, Arabic', [0, 1, 3, 2]],
  ['remark, kind, Arabic, English', [3, 0, 2, 1]],
  ['kind, Arabic, remark, English', [0, 2, 3, 1]],
])('a table with a column of each language is both pages: %s', (_, order) => {
  const pages = propose(grid(...rows.map((row) => order.map((column) => row[column] ?? ''))))
  const [english, arabic] = pages.toSorted((one, other) => (one.locale < other.locale ? 1 : -1)).map(told)
  expect(english?.[0]).toContain('title: A home by the sea')
  expect(JSON.stringify(english)).toContain('No visit')
  expect(JSON.stringify(english)).not.toMatch(/\p{Script=Arabic}/u)
  expect(JSON.stringify(arabic)).toContain('بيت على البحر')
  expect(JSON.stringify(arabic)).not.toMatch(/A home|No visit/)
})

test('kinds in Arabic, with a remark in it, are no copy of the page', () => {
  const pages = propose(
    grid(
      ['النوع', 'العربية', 'English', 'ملاحظات'],
      ['عنوان', 'بيت على البحر', 'A home by the sea', 'للمراجعة مع فريق العلامة'],
      ['سطر داعم', 'تمويل لبيتك الثاني.', 'Finance for your second home.', ''],
      ['زر', 'احجز مكالمة', 'Book a call', ''],
    ),
  )
  const page = pages.find(({ locale }) => locale === 'ar-AE')
  expect(told(page)[0]).toContain('cta_text: احجز مكالمة')
  expect(JSON.stringify(told(page))).not.toMatch(/للمراجعة|Book/)
})

test('a first row in one language alone is the head, whatever it says', () => {
  const pages = propose(
    grid(
      ['Source', 'Rendering', 'Thoughts', 'Where'],
      ['A home by the sea', 'بيت على البحر', 'nice', 'Headline'],
      ['Finance for your second home.', 'تمويل لبيتك الثاني.', '', 'Lead'],
      ['Book a call', 'احجز مكالمة', '', 'Button'],
    ),
  )
  for (const page of pages)
    expect(JSON.stringify(told(page))).not.toMatch(/Source|Rendering|Thoughts|Where|nice/)
  expect(pages.map((page) => page.questions)).toEqual([[], []])
})

test('of wordings in one cell the one that is preferred is on the page', () => {
  const [page] = propose(
    grid(
      ['Element', 'Copy'],
      ['Headline', 'Option 1: Sea and sun\nOption 2 (preferred): A home by the sea'],
      ['Button', 'Book a call'],
    ),
  )
  expect(told(page)).toEqual([[expect.any(String), 'title: A home by the sea', 'cta_text: Book a call']])
})

test('a section and an element beside both languages, and a cell that is a whole part of the page', () => {
  const [whole] = propose(
    grid(
      ['Section', 'Element', 'English', 'Arabic', 'Status'],
      ['Hero', 'Headline', 'A home by the sea', 'بيت على البحر', 'OK'],
      ['Hero', 'CTA', 'Book a call', 'احجز مكالمة', 'OK'],
      ['Benefits', 'Title', 'What you get', 'ما تحصل عليه', 'OK'],
      ['Benefits', 'Card', 'Twenty years\nPay it back slowly.', 'عشرون سنة\nسدد على مهل.', 'TBC'],
      ['Benefits', 'Card', 'No visit\nAll of it is done online.', 'بلا زيارة\nكل شيء عبر الإنترنت.', 'OK'],
    ),
  )
  expect(told(whole)[0]).toContain('cta_text: Book a call')
  const titles = whole?.sections[1]?.copy.grains.filter(({ role, item }) => role === 'title' && item === 1)
  expect(titles).toHaveLength(1)
  const pages = propose(
    bold('HERO'),
    grid(
      ['English', 'Arabic'],
      ['A home by the sea\nFor your second home.\nBook a call', 'بيت على البحر\nلبيتك الثاني.\nاحجز مكالمة'],
    ),
    bold('BENEFITS'),
    grid(
      ['English', 'Arabic'],
      [
        'What you get\nTwenty years: pay it back slowly.\nNo visit: all of it is done online.',
        'ما تحصل عليه\nعشرون سنة: سدد على مهل.\nبلا زيارة: كل شيء عبر الإنترنت.',
      ],
    ),
  )
  const arabic = JSON.stringify(told(pages.find(({ locale }) => locale === 'ar-AE')))
  expect(arabic).toContain('title: ما تحصل عليه')
  expect(arabic).not.toMatch(/BENEFITS|HERO|Arabic/)
})

test('questions with answers in both languages beside each other, under a row for their title', () => {
  const pages = propose(
    bold('Hero'),
    grid(
      ['Field', 'English', 'العربية'],
      ['Headline', 'A home by the sea', 'بيت على البحر'],
      ['Button', 'Book a call', 'احجز مكالمة'],
    ),
    bold('FAQ'),
    grid(
      ['No.', 'Question EN', 'Answer EN', 'السؤال', 'الجواب'],
      ['T', 'Before you ask', '', 'قبل أن تسأل', ''],
      ['1', 'Is there a fee?', 'Not in the first year.', 'هل توجد رسوم؟', 'ليس في السنة الأولى.'],
      ['2', 'Who can apply?', 'Residents.', 'من يمكنه التقديم؟', 'المقيمون.'],
    ),
  )
  const said = pages.map((page) => JSON.stringify(told(page)))
  expect(said[0]).toMatch(/title: Before you ask.*question: Is there a fee\?.*answer: Not in the first year/)
  expect(said[1]).toMatch(/title: قبل أن تسأل.*question: هل توجد رسوم؟.*answer: ليس في السنة الأولى/)
  expect(said[0]).not.toMatch(/\p{Script=Arabic}/u)
})
