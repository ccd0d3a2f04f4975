import { expect, test } from 'vitest'
import { findBreaches } from './find-breaches.ts'

const idsIn = (text: string) => findBreaches(text, { brand: 'ENBD' }).map(({ rule }) => rule.id)

test.each([
  'Guaranteed returns',
  'GUARANTEED  RETURNS',
  'guaranteed\u00a0returns',
  'Your returns are fully guaranteed',
  'عائد مضمون',
  'عـائـد مَضْمُون',
  'بعائدٍ مضمونٍ',
])('%s is found however it is written', (text) => {
  expect(idsIn(text)).toContain('guarantee')
})

test.each([
  'Returns are not guaranteed',
  'Are returns guaranteed?',
  'Do not believe a promise of guaranteed returns',
  'Beware of anyone who promises guaranteed returns',
  'A guaranteed return is not something we offer',
  'Words such as “guaranteed returns” are not ours',
  'العائد غير مضمون',
  'هل العائد مضمون؟',
])('%s promises nothing', (text) => {
  expect(idsIn(text)).toEqual([])
})

test('a customer who praises says it for the bank', () => {
  expect(idsIn('“Guaranteed returns, every year” – a happy customer')).toContain('guarantee')
})

test('a denial ends with its clause', () => {
  expect(idsIn('No paperwork, guaranteed returns')).toContain('guarantee')
  expect(idsIn('Not only fast, but with guaranteed returns')).toContain('guarantee')
})

test('a breach stands where its words stand, marks and all', () => {
  const text = 'نقدّم لك عائداً مضموناً كل عام'
  const [breach] = findBreaches(text, { brand: 'EI' })
  expect(breach && text.slice(breach.start, breach.end)).toBe('عائداً مضموناً')
})

test('a question that only urges is no question', () => {
  expect(idsIn('Why wait for payday?')).toContain('easy-credit')
  expect(idsIn('Is there a limit?')).toEqual([])
})

test('what is forbidden in other words warns and does not block', () => {
  const [breach] = findBreaches('Come what may, your savings will grow', { brand: 'ENBD' })
  expect(breach?.rule.severity).toBe('warn')
})

test('what blocks comes first', () => {
  const [first] = findBreaches('Hurry: guaranteed approval', { brand: 'ENBD' })
  expect(first?.rule.severity).toBe('block')
})

test('terms of one brand are free to the other', () => {
  expect(findBreaches('A home loan', { brand: 'EI' }).map(({ rule }) => rule.id)).toEqual(['loan'])
  expect(findBreaches('A home loan', { brand: 'ENBD' })).toEqual([])
})

test('who answers “no” denies nothing of what comes behind', () => {
  expect(idsIn('هل التداول خالٍ من المخاطر؟ لا، وقد تخسر كامل رأس مالك.')).toEqual([])
  expect(idsIn('Is there a risk? No, guaranteed returns.')).toContain('guarantee')
})

test('what is asked and answered “yes” is said', () => {
  expect(idsIn('Are returns guaranteed? Yes, always.')).toContain('guarantee')
})

test('a question may press as well as a statement', () => {
  expect(idsIn('Are you going to be left behind?')).toHaveLength(1)
  expect(idsIn('Scammers ask whether you want to be left behind')).toEqual([])
})

test('where two rules find the same words, the one that yields says nothing', () => {
  expect(idsIn('Act now, within the next hour')).toEqual(['urgency'])
})

test('a rate counts with its sign in front, and without one', () => {
  expect(idsIn('وديعة لأجل بعائد %5.25')).toContain('rate-without-basis')
  expect(idsIn('Home loans @ 3.99')).toContain('rate-without-basis')
  expect(idsIn('A loan from 3.99 million')).not.toContain('rate-without-basis')
})

test('what the program checks is made good by words as well', () => {
  expect(idsIn('Deposit: expected return 4%, not promised')).toEqual([])
  expect(idsIn('Deposit: expected return 4%')).toContain('rate-without-basis')
  for (const text of ['Profit rate 2.9% p.m. (34.8% p.a)', 'Profit 4.2% for 1st 3 yrs', 'ربح 0.7% بالشهر'])
    expect(idsIn(text)).not.toContain('rate-without-basis')
})

test.each([
  ['Terms apply تطبق الشروط والأحكام to all cards', 'تطبق الشروط والأحكام'],
  ['افتح حسابك with your phone اليوم', 'with your phone'],
])('of two languages in one text the words of the other are found: %s', (text, words) => {
  expect(findBreaches(text, { brand: 'ENBD' }).map((breach) => breach.words)).toEqual([words])
})

test.each([
  'ادفع بلمسة عبر Apple Pay أو Google Wallet أو Samsung Pay.',
  '<p>اختر <a href="https://www.emiratesnbd.com/ar/from/your/cards">بطاقتك</a></p>',
  'Change the language (اقرأ الصفحة بالعربية) at the top',
])('names, addresses and explanations are no other language: %s', (text) => {
  expect(idsIn(text)).toEqual([])
})
