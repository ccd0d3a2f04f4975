import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saysSameFigures } from '../said-figures.ts'
import { sayPlainly } from './say-plainly.ts'

test.each([
  [
    'تمويل لغاية 85% من قيمة العقار (up to 5 mn AED value)',
    'finance up to 85% of the property value (up to 5 mn AED value)',
  ],
  ['الحد الأدنى للراتب ٨٠٠٠ درهم للمواطنين', 'minimum salary AED 8,000 for UAE nationals'],
  ['استرداد نقدي ٥٪ على المطاعم', 'cashback 5% on dining'],
  ['بدون رسوم سنوية', 'no annual fee'],
])('%s is said in English', (text, english) => {
  expect(sayPlainly(text, 'en-AE')).toBe(english)
})

test.each([
  [
    'استرداد نقدي 4% dining / 3% online shopping, max 400 درهم بالشهر',
    'استرداد نقدي 4% على المطاعم / 3% على التسوق عبر الإنترنت، بحد أقصى 400 درهم شهرياً',
  ],
  ['Profit rate from 3.99% p.a.', 'معدل الربح من 3.99% سنوياً'],
  ['يشترط إنفاق min AED 2,500 per month', 'يشترط إنفاق بحد أدنى 2,500 درهم شهرياً'],
  ['4 دول: India, Nepal, UK, Egypt', '4 دول: الهند، نيبال، المملكة المتحدة، مصر'],
  ['خصم 10% مع Careem و Noon على الوقود', 'خصم 10% مع Careem و Noon على الوقود'],
  ['Unsecured up to AED 1.5mn', 'بدون ضمان حتى 1,500,000 درهم'],
  ['Standing order من ٤٠ درهم في الشهر', 'أمر دفع مستديم من ٤٠ درهم في الشهر'],
])('%s is said in Arabic', (text, arabic) => {
  expect(sayPlainly(text, 'ar-AE')).toBe(arabic)
})

test.each([
  ['رسوم التقييم علينا', 'en-AE'],
  ['3 supplementary cards free', 'ar-AE'],
  ['5% cashback at our partners', 'ar-AE'],
  ['Valid لغاية نهاية هذا الشهر', 'ar-AE'],
  ['Offer valid till 31 March 2027', 'ar-AE'],
] as const)('a word or figure of “%s” that is not known leaves it unsaid', (text, locale) => {
  expect(sayPlainly(text, locale)).toBeUndefined()
})

test('whatever is said has the figures that were given', () => {
  const words = fc.constantFrom(
    'annual fee',
    'up to',
    'min',
    'dining',
    'رسوم سنوية',
    'حتى',
    'للمواطنين',
    ',',
    '(',
    ')',
  )
  const figures = fc.constantFrom('AED 500', '5%', '2 years', '٣٠٠ درهم', '٪٤', '24/7', '1.2.3', '12')
  fc.assert(
    fc.property(fc.array(fc.oneof(words, figures), { maxLength: 12 }), (parts) => {
      const text = parts.join(' ')
      const said = sayPlainly(text, 'ar-AE')
      if (said !== undefined && /\d/.test(said)) expect(typeof saysSameFigures(text, said)).toBe('boolean')
      expect(sayPlainly(text, 'en-AE') ?? '').not.toMatch(/\p{Script=Arabic}/u)
    }),
  )
})
