import { expect, test } from 'vitest'
import { draftSchema } from '#content/draft/draft.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { bold, heading, manifest, propose } from '../../test/told-page.ts'
import { cell, row, table, text } from '../../test/word-xml.ts'
import { makeDrafts } from './join-languages.ts'
import type { Proposal } from './proposal.ts'

const at = '2026-11-02T08:00:00.000Z'
const drafts = (pages: readonly Proposal[]) => makeDrafts(pages, manifest, at, 'card EN-AR v3.docx')

const english = [
  heading('A card of Emirates Islamic for every day', 1),
  text('Money back on all you buy.'),
  heading('Your questions'),
  bold('Who may apply?'),
  text('All who live in the UAE.'),
  bold('What does it cost?'),
  text('Nothing in the first year.'),
]
const arabic = [
  heading('بطاقة لكل يوم', 1),
  text('استرداد نقدي على كل مشترياتك.'),
  heading('أسئلتكم'),
  bold('من يمكنه التقديم؟'),
  text('كل المقيمين في الإمارات.'),
  bold('كم تكلف؟'),
  text('لا شيء في السنة الأولى.'),
]

/** Each text of a face by its place. */
function textsOf(draft: ReturnType<typeof drafts>[number] | undefined) {
  return Object.entries(draft?.content ?? {}).map(([id, { fields, items }]) => [
    id,
    ...[fields, ...items.map(({ values }) => values)].flatMap((values) =>
      Object.entries(values).map(([name, { value, status }]) => `${name}: ${value} (${status})`),
    ),
  ])
}

test('two languages one below the other are one page, all of whose texts wait in both', () => {
  const [page, ...others] = drafts(propose(...english, text('النسخة العربية'), ...arabic))
  expect(others).toEqual([])
  expect(draftSchema.safeParse(page).error).toBeUndefined()
  expect(page?.layout).toMatchObject({
    locale: 'en-AE',
    pageName: 'a-card-of-emirates-islamic-for-every-day',
  })
  expect(page?.layout.components.map(({ code }) => code)).toEqual([
    ...['HDR001-EI', 'HBR001', 'FAQ001', 'FTR001-EI'],
  ])
  const other = page && showFace(page, 'ar-AE')
  expect(other?.displayName).toBe('بطاقة لكل يوم')
  expect(textsOf(other)).toEqual([
    ['HBR-0001', 'title: بطاقة لكل يوم (pending)', 'sub_title: استرداد نقدي على كل مشترياتك. (pending)'],
    [
      ...['FAQ-0001', 'title: أسئلتكم (pending)', 'question: من يمكنه التقديم؟ (pending)'],
      ...['answer: كل المقيمين في الإمارات. (pending)', 'question: كم تكلف؟ (pending)'],
      'answer: لا شيء في السنة الأولى. (pending)',
    ],
  ])
  expect(textsOf(page)[0]).toContain('sub_title: Money back on all you buy. (pending)')
})

test('a part, or a question, that one language lacks makes two pages', () => {
  const withoutQuestions = [
    ...english.slice(0, 2),
    heading('Good to know'),
    text('Terms and conditions apply to all of this, as they are on the day when you ask for the card.'),
  ]
  const withThree = [...arabic, bold('كم يستغرق ذلك؟'), text('خمسة أيام عمل.')]
  for (const lines of [
    [...withoutQuestions, ...arabic],
    [...english, ...withThree],
  ]) {
    expect(propose(...lines)).toHaveLength(2)
    expect(drafts(propose(...lines))).toHaveLength(2)
  }
})

test('words too long for a component in one language are in the same one as those of the other', () => {
  const both = (one: string, other: string) => row(cell(text(one)), cell(text(other)))
  const long = 'We give you your money back each month, on all that you buy, wherever in the world you are. '
  const pages = propose(
    table(
      both('English', 'العربية'),
      both('A card for every day', 'بطاقة لكل يوم'),
      both(long.repeat(3).trim(), 'نعيد لك المال كل شهر.'),
    ),
  )
  const codes = pages.map(({ sections }) => sections.map(({ holding }) => holding.code))
  expect(codes[1]).toEqual(codes[0])
  expect(drafts(pages)).toHaveLength(1)
})
