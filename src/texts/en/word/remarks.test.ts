import { expect, test } from 'vitest'
import { commented, commentsOf, edited } from '../../../../test/commented.ts'
import { paragraph, rowWith, spec, withValue } from '../../../../test/edited-spec.ts'

/** What the tool says in a document that somebody was at: each with the words that it stands at. */
function said(edit: (xml: string) => string) {
  const result = commentsOf(commented(edited(spec, 'word/document.xml', edit)))
  return result.map(({ at, words: [head = '', ...words] }) => ({
    at,
    kind: head.split(' · ')[1],
    words: words.join(' '),
  }))
}

test('a document without anything to say gets no comment', () => {
  expect(commentsOf(commented(spec))).toEqual([])
})

test('words that a bank does not publish are told of where they stand', () => {
  const made = said((xml) => xml.replace('>Apply now<', '>Guaranteed approval<'))
  expect(made).toContainEqual({
    at: 'Guaranteed approval',
    kind: 'Error',
    words: expect.stringContaining('“Guaranteed approval”'),
  })
})

test('each stands at the cell, the row or the paragraph that it is about', () => {
  const made = said((xml) => {
    const bad = withValue(
      xml,
      '>What is the second question?<',
      '<w:p><w:r><w:t>Why?</w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>Hush</w:t></w:r></w:p>',
    )
    const noted = bad.replace(
      '>Apply now<',
      '>Apply right now, and do not wait for anything else at all, whatever it may be<',
    )
    const beside = noted.replace(
      /(<w:p[ >](?:(?!<w:p[ >]).)*Code: FAQ001)/s,
      `${paragraph('Somebody has a note')}$1`,
    )
    return beside.replace('>cashback-card<', '>Cashback Card<')
  })
  expect(made).toContainEqual({
    at: 'Why?Hush',
    kind: 'Please check',
    words: expect.stringMatching(/^“Hush”: hidden in Word, and not used\. Please/),
  })
  expect(made).toContainEqual({
    at: 'Why?Hush',
    kind: 'Please check',
    words: expect.stringMatching(/^4 characters, at least/),
  })
  expect(made).toContainEqual({
    at: 'Somebody has a note',
    kind: 'Please check',
    words: expect.stringContaining('only the Value column is read'),
  })
  expect(made).toContainEqual({
    at: 'Cashback Card',
    kind: 'Please check',
    words: expect.stringContaining('is not lowercase'),
  })
  expect(made).toContainEqual({
    at: expect.stringMatching(/^Apply right now/),
    kind: 'Please check',
    words: expect.stringContaining('over the limit'),
  })
})

test('a missing row is told at the heading of its section, by its name', () => {
  expect(said((xml) => xml.replace(rowWith(xml, '>A card that pays you back<'), ''))).toEqual([
    {
      at: expect.stringMatching(/^\d\. Hero banner/),
      kind: 'Error',
      words: expect.stringMatching(/^"Title": a value is required, and its row is not/),
    },
  ])
})

test('what is wrong with the order is told in the order table', () => {
  const [only, ...others] = said((xml) => xml.replace('>FTR-0001<', '>HDR-0001<'))
  expect(others).toEqual([])
  expect(only).toMatchObject({ at: '4', kind: 'Error', words: expect.stringContaining('HDR-0001') })
})

test('tracked changes and lost forms are told where they stand', () => {
  const inserted =
    '<w:ins w:id="90" w:author="Omar" w:date="2026-11-21T08:00:00Z"><w:r><w:t> at once</w:t></w:r></w:ins>'
  const list = '<w:p><w:r><w:t>Your</w:t></w:r></w:p><w:p><w:r><w:t>questions</w:t></w:r></w:p>'
  const made = said((xml) =>
    withValue(xml, '>Your questions<', list).replace(
      />Apply now<\/w:t><\/w:r>/,
      (end) => `${end}${inserted}`,
    ),
  )
  expect(made).toEqual([
    {
      at: 'Apply now at once',
      kind: 'Please check',
      words: expect.stringMatching(/Omar, 21 Nov 2026: inserted “at once”/),
    },
    { at: 'Your', kind: 'Please check', words: expect.stringMatching(/^The field takes one line/) },
  ])
})
