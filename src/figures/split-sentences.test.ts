import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { splitSentences } from './split-sentences.ts'

test.each([
  ['Annual fee AED 525 incl. VAT. First year free.', ['Annual fee AED 525 incl. VAT.', 'First year free.']],
  ['Rates from 3.99% p.a. on car loans.', ['Rates from 3.99% p.a. on car loans.']],
  ['Rates from 3.99% p.a. No processing fee.', ['Rates from 3.99% p.a.', 'No processing fee.']],
  [
    'Min. salary AED 5,000, max. tenor 4 yrs. Apply now!',
    ['Min. salary AED 5,000, max. tenor 4 yrs.', 'Apply now!'],
  ],
  ['Takes approx. 5 min. per form', ['Takes approx. 5 min. per form']],
  ['Big savings, e.g. on fuel, i.e. at pumps.', ['Big savings, e.g. on fuel, i.e. at pumps.']],
  ['Cash gift (5k = 500; 10k = 900); free card', ['Cash gift (5k = 500; 10k = 900);', 'free card']],
  ['The No. 1 bank. No. We mean it.', ['The No. 1 bank.', 'No.', 'We mean it.']],
  ['T&Cs apply. See St. Regis and Dr. Amal.', ['T&Cs apply.', 'See St. Regis and Dr. Amal.']],
  ['Valid in the U.A.E. only', ['Valid in the U.A.E. only']],
  [
    'Excl. VAT. Go to www.bank.ae/cards. Then apply',
    ['Excl. VAT.', 'Go to www.bank.ae/cards.', 'Then apply'],
  ],
  ['السعر شامل ض.ق.م. ولا رسوم. تقدّم الآن', ['السعر شامل ض.ق.م. ولا رسوم.', 'تقدّم الآن']],
  ['الرسوم ٥٠٠ د.إ. سنوياً؛ والسنة الأولى مجاناً', ['الرسوم ٥٠٠ د.إ. سنوياً؛', 'والسنة الأولى مجاناً']],
  ['هل أنت مستعد؟ قدّم الآن!', ['هل أنت مستعد؟', 'قدّم الآن!']],
  ['معدل ٢٫٤٩٪. مدة ٤ سنوات.', ['معدل ٢٫٤٩٪.', 'مدة ٤ سنوات.']],
  ['One\nTwo\r\nThree', ['One', 'Two', 'Three']],
  ['1. Apply\n2. Get it', ['1. Apply', '2. Get it']],
  ['Up to 5% back.* Terms apply.', ['Up to 5% back.*', 'Terms apply.']],
  ['“It works.” She said so… Then left', ['“It works.”', 'She said so…', 'Then left']],
  ['within 24 hrs. Money is sent', ['within 24 hrs.', 'Money is sent']],
  ['', []],
  [' . ', ['.']],
])('%j', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences)
})

test('nothing of the text is lost but white space', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      expect(splitSentences(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
    }),
  )
})

test.each(['. ', '.', 'a.', '"', '1. ', '*', '.\u200f', '؟'])(
  'the time for many %j grows with their number alone',
  (part) => {
    const few = timeOf(part.repeat(10_000))
    const many = timeOf(part.repeat(80_000))
    expect(many).toBeLessThan(Math.max(few * 24, 1000))
  },
)

/** Of the processor, in milliseconds, whatever else it is busy with. */
function timeOf(text: string): number {
  const started = process.cpuUsage().user
  splitSentences(text)
  return (process.cpuUsage().user - started) / 1000
}

test('a long row of marks costs no more than it is long', () => {
  const start = process.cpuUsage()
  expect(splitSentences(`${'!'.repeat(40_000)}x`)).toHaveLength(1)
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000)
})
