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
  ['Draw for 3 winners on 31 March 2027', 'ar-AE'],
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

test.each([
  ['Medical cover up to USD 500,000 worldwide', 'التغطية الطبية حتى 500,000 دولار حول العالم'],
  ['Offer valid till 31 March 2027', 'يسري العرض حتى 31 مارس 2027'],
  ['First instalment after 90 days', 'القسط الأول بعد 90 يوماً'],
  ['Approval in 4 working hours', 'الموافقة خلال 4 ساعات عمل'],
  ['AED 50 voucher for new customers', 'قسيمة شراء بقيمة 50 درهماً للعملاء الجدد'],
  ['5% cashback on dining and fuel', 'استرداد نقدي بنسبة 5% على المطاعم والوقود'],
  ['Free valet parking for 12 months', 'خدمة صف السيارات مجاناً لمدة 12 شهراً'],
  ['Children under 12 travel free', 'الأطفال أقل من 12 يسافرون مجاناً'],
])('what is plain in “%s” is carried over in the order of Arabic', (english, arabic) => {
  expect(sayPlainly(english, 'ar-AE')).toBe(arabic)
})

test.each(['0 processing fee till March', 'monthly payouts of profit', '3.25% for min 50k'])(
  'what Arabic says in another order, “%s”, is left unsaid',
  (english) => {
    expect(sayPlainly(english, 'ar-AE')).toBeUndefined()
  },
)
