import { expect, test } from 'vitest'
import { findNote } from './internal-notes.ts'

test.each([
  ['TBC with legal', 'unconfirmed'],
  ['2 cars a month (TBC!!)', 'unconfirmed'],
  ['Fee waiver pending legal approval', 'unconfirmed'],
  ['Lina to confirm the rate by EOD', 'note'],
  ['rate to confirm', 'unconfirmed'],
  ['min salary 8k??', 'unconfirmed'],
  ['USP - ask Sara', 'note'],
  ['pls don’t mention the other bank', 'note'],
  ['NEVER use the word loan!!!', 'note'],
  ['legal said dont promise approval', 'note'],
  ['make it punchy', 'note'],
  ['big red button on top', 'note'],
  ['@khalid where is the new rate', 'note'],
  ['same as last year but shorter', 'note'],
  ['hi team, final points below', 'note'],
  ['Can we say cheapest here', 'note'],
  ['free for life (subject to mgmt approval)', 'unconfirmed'],
  ['احمد: لازم القانوني يوافق', 'unconfirmed'],
  ['Note to copywriter: keep titles short', 'note'],
  ['as per Ali, remove the settlement line', 'note'],
  ['النسبة غير مؤكدة', 'unconfirmed'],
  ['يا منى عدلي الرسوم', 'note'],
  ['الرجاء عدم ذكر كلمة قرض', 'note'],
  ['نحط الصورة فوق', 'note'],
  ['خلوها قصيرة', 'note'],
])('“%s” is said among colleagues (%s)', (text, kind) => {
  expect(findNote(text)).toBe(kind)
})

test.each([
  'Ask our advisers about the best plan',
  'Fees do not include VAT',
  'Subject to approval',
  'Keep your title deeds safe',
  'Rates may change',
  'Keep your savings safe',
  'Make payments in 12 currencies',
  'Stop paying annual fees',
  'Use your card abroad at no cost',
  'Tap to confirm every payment',
  'Check if you are eligible in 2 minutes',
  'No need to visit a branch',
  'Add up to 5 supplementary cards',
  'Legal documents are drawn up for you',
  'Shari’ah-compliant and reviewed by our board',
  'The card you have been waiting for',
  'You asked, we listened',
  '20% off @ Noon',
  'Fees as per our schedule of charges',
  'متوافق مع الشريعة الإسلامية',
  'تواصل مع فريق الدعم في أي وقت',
  'استخدم بطاقتك في الخارج',
  'لا رسوم سنوية',
  'راجع أقرب فرع',
])('“%s” is said to customers', (text) => {
  expect(findNote(text)).toBeUndefined()
})
