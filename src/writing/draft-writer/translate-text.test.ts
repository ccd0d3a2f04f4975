import { expect, test } from 'vitest'
import type { KnownOfText } from '#content/writing/known-of-text.ts'
import { briefOf, fieldTask } from '../fake-tasks.node.ts'
import { createDraftWriter } from './draft-writer.ts'

const writer = createDraftWriter()
const kunooz: KnownOfText = {
  terms: [{ text: 'Kunooz account', isName: true, says: ['حساب كنوز'], never: [] }],
  pairs: [],
}

async function say(
  otherText: string,
  locale: 'en-AE' | 'ar-AE',
  [code, field]: [string, string],
  knownOfText = kunooz,
) {
  const task = fieldTask(code, field, { brief: briefOf({ locale }), otherText, knownOfText })
  const written = await writer.writeField(task, new AbortController().signal)
  if (!written.ok) throw new Error(written.refusal.detail)
  return written.value
}

const title: [string, string] = ['HBR001', 'title']

test.each([
  ['Apply now', 'قدّم طلبك الآن'],
  ['apply now.', undefined],
  ['Questions about our Kunooz account', 'أسئلة حول حساب كنوز'],
  ['Kunooz account in figures', 'حساب كنوز بالأرقام'],
  [
    'In short: up to 5% cashback on groceries and fuel.',
    'باختصار: الاسترداد النقدي حتى 5% على البقالة والوقود.',
  ],
  ['Kunooz account: no annual fee for the first year', 'حساب كنوز: من دون رسوم سنوية في السنة الأولى'],
  ['Apply in 2 minutes with your Emirates ID', 'قدّم طلبك خلال دقيقتين باستخدام الهوية الإماراتية'],
  ['No annual fee. Apply in 15 minutes.', 'من دون رسوم سنوية. قدّم طلبك خلال 15 دقيقة.'],
  // The condition cannot be said, so nothing is.
  ['No annual fee for loyal penguins', undefined],
  ['No annual fee. Ask the penguins.', undefined],
])('in Arabic: %s', async (english, arabic) => {
  const { content, notes } = await say(english, 'ar-AE', title)
  expect(content).toBe(arabic ?? '')
  if (arabic === undefined) expect(notes).toEqual([{ kind: 'not-translated', text: english }])
})

test.each([
  ['قدّم طلبك الآن', 'Apply now'],
  ['أسئلة حول حساب كنوز', 'Questions about Kunooz account'],
  ['كم سأدفع؟', 'What will I pay?'],
  ['جملة لا يعرفها أحد', ''],
])('in English: %s', async (arabic, english) => {
  const known = {
    terms: [{ text: 'حساب كنوز', isName: true, says: ['Kunooz account'], never: [] }],
    pairs: [],
  }
  const { content } = await say(arabic, 'en-AE', title, known)
  expect(content).toBe(english)
})

test('what people accepted comes before words of its own, with the figures of this text', async () => {
  const pairs = [
    { text: 'Apply now', translation: 'تقدّم بطلبك' },
    { text: 'Up to 3% back on AED 1,000', translation: 'استرداد حتى 3% على 1,000 درهم' },
  ]
  expect((await say('Apply now', 'ar-AE', title, { terms: [], pairs })).content).toBe('تقدّم بطلبك')
  expect(await say('Up to 5% back on AED 2,500', 'ar-AE', title, { terms: [], pairs })).toMatchObject({
    content: 'استرداد حتى 5% على 2,500 درهم',
    notes: [{ kind: 'accepted-for', text: 'Up to 3% back on AED 1,000' }],
  })
})

test('rich text keeps its blocks, and is left where words of it stand out', async () => {
  const body: [string, string] = ['FAQ001', 'answer']
  const { content } = await say('<p>No annual fee.</p><ul><li>Apply in 15 minutes</li></ul>', 'ar-AE', body)
  expect(content).toBe('<p>من دون رسوم سنوية.</p><ul><li>قدّم طلبك خلال 15 دقيقة</li></ul>')
  const { content: nothing, notes } = await say('<p>No <strong>annual fee</strong></p>', 'ar-AE', body)
  expect([nothing, notes[0]?.kind]).toEqual(['', 'not-translated'])
})

test('a pair whose figures cannot be put in is why nothing stands', async () => {
  const pairs = [{ text: 'Earn 3 points', translation: 'اكسب النقاط' }]
  const { content, notes } = await say('Earn 5 penguins', 'ar-AE', title, { terms: [], pairs })
  expect([content, notes]).toEqual(['', [{ kind: 'not-translated', text: 'Earn 5 penguins' }]])
  expect((await say('Earn 5 points', 'ar-AE', title, { terms: [], pairs })).notes).toEqual([
    { kind: 'not-translated', text: 'Earn 5 points', reason: 'figures' },
  ])
})
