import { expect, test } from 'vitest'
import { bold, grid, heading, manifest, propose, told } from '../../test/told-page.ts'
import { paragraph, run, text } from '../../test/word-xml.ts'
import { makeDrafts } from './join-languages.ts'
import { tellProposal } from './tell-proposal.ts'

const lines = (...parts: string[]) => paragraph(parts.map((each) => run(each)).join('<w:r><w:br/></w:r>'))

test('a form says in any column what is copy, by its heads or by where most words are', () => {
  const rows = [
    ['1', 'Hero title', '50', 'Drive it home this week'],
    ['2', 'Hero text', '140', 'Rates start low and approval takes one day.'],
    ['3', 'Hero button', '20', 'Apply now'],
    ['4', 'Stat 1 number', '10', '80%'],
    ['5', 'Stat 1 text', '40', 'of the price financed'],
    ['6', 'Stat 2 number', '10', '60'],
    ['7', 'Stat 2 text', '40', 'months to pay it back'],
    ['8', 'Banner title', '40', 'Found the one?'],
    ['9', 'Banner button', '20', 'Send my quote'],
  ]
  for (const head of [[['No.', 'Field', 'Limit', 'Text EN']], []]) {
    const [page] = propose(grid(...head, ...rows))
    const [hero, figures, band] = told(page)
    expect(hero).toContain('title: Drive it home this week')
    expect(hero).toContain('cta_text: Apply now')
    expect(JSON.stringify(figures)).toContain('months to pay it back')
    expect(JSON.stringify(band)).toContain('Found the one?')
    expect(JSON.stringify(told(page))).not.toContain('140')
  }
})

test('what was said before stays off the page where a column has the new words', () => {
  const [page] = propose(
    grid(
      ['Element', 'Current copy', 'New copy', 'Comments'],
      ['Headline', 'A card that you have had for a long, long time', 'A card for today', 'shorter'],
      ['CTA', 'Click here', 'Apply now', ''],
    ),
  )
  expect(told(page)).toEqual([['HBR001', 'title: A card for today', 'cta_text: Apply now']])
})

test('a table of who did what when is none of the page', () => {
  const [page] = propose(
    grid(
      ['Rev', 'Date', 'Author', 'Changes'],
      ['1', '2 May', 'Rania', 'First'],
      ['2', '9 May', 'Tom', 'Fees'],
    ),
    heading('A card for today', 1),
    text('Money back on all you buy.'),
  )
  expect(JSON.stringify(told(page))).not.toMatch(/Rania|Fees/)
})

test('rows across two columns of languages name parts, and both languages are one page', () => {
  const pages = propose(
    grid(
      ['Element', 'English', 'العربية'],
      ['H1', 'Keep your gold', 'ذهبك يبقى لك'],
      ['Subline', 'Finance within one day.', 'تمويل خلال يوم واحد.'],
      ['CTA', 'Book a visit', 'احجز موعداً'],
    ),
    grid(['English', 'العربية'], ['Meta title: Gold', 'عنوان الصفحة: الذهب']),
  )
  expect(makeDrafts(pages, manifest, '')).toHaveLength(1)
})

test('marks in brackets name parts, and labels in brackets say what follows', () => {
  const [page] = propose(
    text('[BANNER]'),
    text('[H1] Save a little'),
    text('Every dirham gives you a chance to win.'),
    text('[CTA] Open an account'),
    text('[STATS STRIP]'),
    text('30 | cars in a year'),
    text('12,000+ | winners so far'),
    text('[ICON LIST]'),
    bold('Why us'),
    lines('No fee', 'There is no charge when your balance is low.'),
    lines('Free card', 'Pay and shop in more than 180 countries.'),
    text('[SMALL PRINT]'),
    text('Draws are held under supervision.'),
  )
  const [hero, figures, cards, legal] = told(page)
  expect(hero).toEqual(expect.arrayContaining(['title: Save a little', 'cta_text: Open an account']))
  expect(JSON.stringify(figures)).toContain('cars in a year')
  expect(JSON.stringify(cards)).toMatch(/title: No fee.*title: Free card/)
  expect(legal).toEqual(['FWDRTE001', 'description: Draws are held under supervision.'])
})

test('a table that lays the page out is read row by row', () => {
  const [page] = propose(
    grid(
      [
        'Skywards Card\nSee more of the world\nEarn Miles with all that you buy.\nApply now',
        'PIC: woman at a window',
      ],
      ['75,000\nwelcome Miles', '12\nlounge visits a year'],
      ['More than Miles'],
      ['Lounges\nUnlimited entry for you.', 'Golf\nTwo free rounds a month.'],
    ),
  )
  const [hero, figures, cards] = told(page)
  expect(hero).toContain('title: See more of the world')
  expect(JSON.stringify(figures)).toContain('lounge visits a year')
  expect(JSON.stringify(cards)).toMatch(/More than Miles.*Lounges.*Golf/)
  expect(JSON.stringify(told(page))).not.toContain('window')
})

test('what stands behind the last answer, or below the last button, is small print', () => {
  const [page] = propose(
    heading('A card for today', 1),
    text('Money back on all you buy.'),
    text('Apply now'),
    heading('Questions'),
    bold('Who may apply?'),
    text('All who live here.'),
    bold('What does it cost?'),
    text('Nothing in the first year.'),
    text('Cards are given at the sole discretion of the bank.'),
  )
  expect(told(page).at(-1)).toEqual([
    'FWDRTE001',
    'description: Cards are given at the sole discretion of the bank.',
  ])
})

test('the brief above the copy, and what follows its end, are for colleagues', () => {
  const [page] = propose(
    heading('Creative brief', 1),
    heading('The audience', 2),
    text('Students of 18 to 24 in three cities.'),
    heading('The copy starts here', 2),
    heading('Your first account', 3),
    text('No minimum balance and no monthly fee.'),
    text('Open my account'),
    heading('Built for students', 3),
    text('Nothing to pay until you finish your studies.'),
    text('--- END OF COPY --- 40 words'),
    text('Proof read twice'),
  )
  expect(JSON.stringify(told(page))).not.toMatch(/audience|Students of 18|starts here|END|Proof read/)
  expect(told(page)[0]).toContain('title: Your first account')
})

test.each([
  'pls keep the banner as is until Ramadan is over',
  'Lina prefers A. Waiting for Grace.',
  '@Noura: sample to be checked',
  'xxx add the cross-sell here when ready xxx',
  'Hotel logos to follow (3 of 5 received)',
  'Approvals: Legal ☐ Brand ☑',
  '&lt;replace with the new key visual&gt;',
  'الأسعار تتغير أسبوعياً، الرجاء مراجعة الخزينة قبل النشر',
])('what colleagues tell each other stays off the page: %s', (words) => {
  const [page] = propose(
    heading('A card for today', 1),
    text('Money back on all you buy.'),
    text('Apply now'),
    heading('Built for every day'),
    text('Your card works all over the world.'),
    text(words),
  )
  expect(page && tellProposal(page).held).not.toEqual({})
  expect(JSON.stringify(told(page))).not.toContain(words.slice(4, 20))
})

test('figures may be bounded, and stand beside what they count under any head', () => {
  const [page] = propose(
    heading('Key facts'),
    text('• Up to AED 500,000 – loan amount'),
    text('• 48 months – longest term'),
    heading('Our numbers'),
    grid(['Figure', 'What it means'], ['5%', 'cashback on fuel'], ['AED 0', 'annual fee']),
  )
  const said = JSON.stringify(told(page))
  expect(said).toMatch(/stat: Up to AED 500,000.*label: loan amount/)
  expect(said).toMatch(/: 5%.*: cashback on fuel.*: AED 0.*: annual fee/)
})

test('what customers have to note is a section of its own, and counted names are items', () => {
  const [page] = propose(
    heading('A card for today', 1),
    text('Money back on all you buy.'),
    text('Apply now'),
    heading('Three reasons'),
    text('1. Cashback: Five percent on fuel.'),
    text('2. Lounges: For two.'),
    text('Important: Rates are indicative and may change.'),
  )
  const said = told(page)
  expect(JSON.stringify(said[1])).toMatch(/title: Cashback.*title: Lounges/)
  expect(said.at(-1)).toEqual(['FWDRTE001', 'description: Important: Rates are indicative and may change.'])
})

test('a few words before a colon are what items are called, in a table and below each other', () => {
  const [page] = propose(
    grid(
      ['Section', 'Copy', 'Char count', 'Legal OK?'],
      ['Hero headline', 'Cash from your gold', '20', 'Y'],
      ['Hero CTA', 'Apply now', '9', 'Y'],
      ['Value prop 1', 'Fast: cash within one day', '25', ''],
      ['Value prop 2', 'Safe: your gold is insured', '25', ''],
      ['Footer disclaimer', 'Fees apply.', '11', 'N'],
    ),
  )
  const said = told(page)
  expect(JSON.stringify(said[1])).toMatch(/title: Fast.*cash within one day.*title: Safe/)
  expect(said.at(-1)).toEqual(['FWDRTE001', 'description: Fees apply.'])
})

test('columns that nobody knows and cells of long words are copy, and so is a lead between boxes', () => {
  const [page] = propose(
    heading('Hats for sailors', 1),
    text('They stay on in any wind.'),
    heading('Which one?'),
    grid(
      ['Feature', 'Description', 'Small hat', 'Comments'],
      ['Rim', 'How far it goes', 'Two fingers, so that you see the sails above you', 'check'],
      ['Cord', 'What holds it', 'A knot', ''],
    ),
    heading('How they differ'),
    grid(
      ['Hat', 'On deck', 'On land'],
      [
        'Straw',
        'It is light, dries within an hour and lets the wind through where it should',
        'It looks like a holiday',
      ],
      [
        'Wool',
        'It is warm when wet, which is more than most of your clothes will ever be',
        'It looks like work',
      ],
      ['Felt', 'It keeps its form in the rain, and yours', 'It looks like a wedding'],
    ),
  )
  const said = JSON.stringify(told(page))
  expect(said).toContain('Two fingers')
  expect(said).toContain('warm when wet')
  expect(said).not.toContain('check')
})
