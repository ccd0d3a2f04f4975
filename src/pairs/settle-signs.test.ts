import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPairFaults } from './find-pair-faults.ts'
import { usualPolicy } from './language-policy.ts'
import { settleSigns } from './settle-signs.ts'

test.each([
  ['هل هي مجانية?', 'هل هي مجانية؟'],
  ['بطاقات, حسابات; تمويل', 'بطاقات، حسابات؛ تمويل'],
  ['قال "نعم" وقال “لا”', 'قال «نعم» وقال «لا»'],
  ['خصم ٥٠٪ على ١٬٠٠٠ درهم', 'خصم 50% على 1,000 درهم'],
  ['خلال 5 يوم', 'خلال 5 أيام'],
  ['خلال 15 أيام', 'خلال 15 يوماً'],
  ['خلال 2 يوم', 'خلال يومين'],
  ['2 نقطة', 'نقطتان'],
  ['لغاية ٢ ميل لكل دولار', 'لغاية ميلين لكل دولار'],
  ['100 أيام', '100 يوم'],
  // What a name or an address is written with stays.
  ['زوروا https://bank.example/a?b=1', 'زوروا https://bank.example/a?b=1'],
  ['<p>هل <a href="/ar/a?b,c">تعرف</a>?</p>', '<p>هل <a href="/ar/a?b,c">تعرف</a>؟</p>'],
])('%s', (written, settled) => {
  expect(settleSigns(written, 'ar-AE')).toBe(settled)
})

test('English has its own signs', () => {
  expect(settleSigns('Is it «free»؟ Yes، ٥٠٪ off', 'en-AE')).toBe('Is it “free”? Yes, 50% off')
})

test('a brand may have Arabic digits', () => {
  const policy = { ...usualPolicy, digits: 'arabic', percent: '٪' } as const
  expect(settleSigns('خصم 50% على 1,000 درهم', 'ar-AE', policy)).toBe('خصم ٥٠٪ على ١٬٠٠٠ درهم')
})

test('what is settled stays, and none of its signs are told of', () => {
  const piece = fc.constantFrom(
    'نعم',
    'خصم',
    '5',
    '٥',
    '%',
    '٪',
    '?',
    ',',
    '"',
    '“',
    ' ',
    ' 12 يوم ',
    'Visa',
    '<p>',
    '</p>',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const settled = settleSigns(pieces.join(''), 'ar-AE')
      expect(settleSigns(settled, 'ar-AE')).toBe(settled)
      const words = settled.replace(/<[^<>]*>/g, '')
      const faults = findPairFaults({ type: 'text', value: { 'en-AE': words, 'ar-AE': words } })
      const signs = faults.filter(({ kind, at }) => at['ar-AE'] && /^(?:digits|percent-sign)$/.test(kind))
      expect(signs).toEqual([])
    }),
  )
})
