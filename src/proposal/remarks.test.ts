import { expect, test } from 'vitest'
import { heading, propose, told } from '../../test/told-page.ts'
import { text } from '../../test/word-xml.ts'
import { isRemark, soundsLikeRemark } from './remarks.ts'
import { isNotice } from './small-print.ts'

test.each([
  'I took this from the old brochure, not sure it still holds.',
  'I left out the question of age, it confused people.',
  'Compliance still has to confirm the second bullet.',
  'We all agreed to drop the third line because Nadia said it is too long.',
  'Should we say 30 minutes here?  I think the wording was softer before.',
  'The figure is from the annual report, page 12, someone please check.',
  'أرجو التأكد من هذه الجملة قبل النشر.',
  'كتبت السؤال الثاني من الصفحة القديمة، راجعوا الصياغة لو سمحتم.',
  'ما أدري إذا الكلمة صحيحة، نغيرها إذا حبيتوا.',
])('is said to colleagues: %s', (line) => {
  expect(isRemark(line) || soundsLikeRemark(line)).toBe(true)
  const [page] = propose(heading('A boat for you', 1), text('Rent one by the hour.'), text(line))
  expect(JSON.stringify(told(page))).not.toContain(line.slice(0, 12))
})

test.each([
  'Can I still change my booking?',
  'Do I need a licence? No, our staff show you all there is to know.',
  'Legal protection for you and your family, because you never know.',
  '“I still use it every day, and my friends asked me about it.”',
  'Tell us what you think and we will get back to you within a day.',
  'هل أستطيع تغيير موعد الحجز؟',
  'اكتب لنا رأيك في الخدمة.',
])('is said to customers: %s', (line) => expect(isRemark(line)).toBe(false))

test('one person who speaks of himself on his page is no colleague', () => {
  const lines = [
    'I build boats, and I still do it by hand.',
    'When I was ten my father told me to help.',
    'I only use old oak, because it lasts.',
    'I never tested my patience as I do with varnish.',
    'I sent my first boat to sea in May.',
    'I am still here.',
  ]
  const [page] = propose(heading('About me', 1), ...lines.map((line) => text(line)))
  for (const line of lines) expect(JSON.stringify(told(page))).toContain(line)
})

test.each([
  'Prices are subject to change. Terms and conditions apply.',
  'Cover is underwritten by a licensed insurer. We act as distributor only.',
  'Figures are indicative and may vary without notice.',
  'يخضع الحجز للشروط والأحكام.',
  'الأسعار غير مضمونة وقد تتغير من يوم إلى آخر.',
])('has to be said: %s', (line) => {
  expect(isNotice(line)).toBe(true)
  const [page] = propose(
    heading('A boat for you', 1),
    text('Rent one by the hour.'),
    text('Book now'),
    text(line),
  )
  expect(told(page).at(-1)?.[1]).toContain(line)
})

test.each(['Rates start low and approval takes one day.', 'خدمة مرخصة تثق بها.'])('need not: %s', (line) =>
  expect(isNotice(line)).toBe(false),
)

test('the first words below a question answer it, whoever says them', () => {
  const answer = 'I asked our sailors too: not sure, but the old site said so.'
  const [page] = propose(
    heading('Questions'),
    text('Q: Is the water cold?'),
    text(`A: ${answer}`),
    text('Q: Is it deep?'),
    text('A: Two metres.'),
  )
  expect(JSON.stringify(told(page))).toContain(answer)
})

test.each([
  ['Note: Bring your passport, the crew looks at it before you board.', true],
  ['Note: The pier is closed on Sunday. Sorry for the noise.', true],
  ['Note: Customers asked for this, so please keep it on top of the page.', false],
  ['Note: Figures come from the harbour, and change in May.', false],
])('a note is said to whom it speaks of: %s', (line, isSaid) => {
  const [page] = propose(
    heading('A boat for you', 1),
    text('Rent one by the hour.'),
    text('CTA: Book now'),
    text(line),
  )
  expect(JSON.stringify(told(page)).includes(line.slice(line.indexOf(':') + 2))).toBe(isSaid)
})
