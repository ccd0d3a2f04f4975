import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describePairFault } from '#texts/pair-faults.ts'
import { findPairFaults } from './find-pair-faults.ts'
import { usualPolicy } from './language-policy.ts'
import { isHint } from './pair-fault.ts'
import type { PairedValue } from './paired-value.ts'
import { indexTerms } from './terms/term-index.ts'

const terms = indexTerms(
  [
    {
      id: 'travel-card',
      kind: 'product',
      wordings: [
        { locale: 'en-AE', text: 'Travel Card', status: 'preferred' },
        { locale: 'ar-AE', text: 'بطاقة السفر', status: 'preferred' },
      ],
    },
    {
      id: 'profit-rate',
      kind: 'word',
      wordings: [
        { locale: 'en-AE', text: 'profit rate', status: 'preferred' },
        { locale: 'en-AE', text: 'interest rate', status: 'forbidden' },
        { locale: 'ar-AE', text: 'معدل الربح', status: 'preferred' },
        { locale: 'ar-AE', text: 'سعر الفائدة', status: 'forbidden' },
      ],
    },
  ],
  'EI',
)

function faultsOf(english: string | string[], arabic: string | string[], type: PairedValue['type'] = 'text') {
  return findPairFaults({ type, value: { 'en-AE': english, 'ar-AE': arabic } }, { terms })
}

function kindsOf(...pair: Parameters<typeof faultsOf>): string[] {
  return faultsOf(...pair).map(({ kind }) => kind)
}

describe('texts that say the same', () => {
  test.each([
    ['A card in two years', 'بطاقة خلال سنتين'],
    ['AED 0 joining fee', 'بلا رسوم انضمام'],
    ['Pay over 24 months', 'سدّد على سنتين'],
    ['Within 48 hours', 'خلال 48 ساعة'],
    ['Up to AED 1 million', 'حتى مليون درهم'],
    ['For salaries from AED 15,000', 'لرواتب تبدأ من 15,000 درهم'],
    ['Open to anyone aged 21 or above', 'متاح لكل من بلغ 21 عاماً أو أكثر'],
    ['Two rounds of golf a month', 'جولتا غولف كل شهر'],
    ['Offer ends on 31 March 2026', 'ينتهي العرض في 31 مارس 2026'],
    ['Call 600 54 0000', 'اتصل على 600540000'],
    ['Write to help@example.com', 'راسلنا على help@example.com'],
    ['Pay with Apple Pay or Samsung Pay', 'ادفع عبر Apple Pay أو Samsung Pay'],
    ['Free transfers, day and night', 'تحويلات مجانية، ليلاً ونهاراً'],
    ['Earn 2 miles for every AED 4', 'اكسب ميلين عن كل 4 دراهم'],
    ['The Travel Card and its insurance', 'بطاقة السفر وتأمينها'],
    ['With your Travel Card', 'ببطاقة السفر'],
    ['11 working days', '11 يوم عمل'],
    ['Salary of AED 12 thousand', 'راتب 12 ألف درهم'],
    ['Save a quarter of your rent', 'وفّر ربع إيجارك'],
    ['Offer valid until 30 June 2026', 'العرض سارٍ حتى نهاية يونيو 2026'],
    ['Draws from 1 May to 30 June', 'سحوبات طوال شهري مايو ويونيو'],
    ['Open 9:00 to 17:00', 'نفتح من 9 صباحاً حتى 5 عصراً'],
    ['From 9 to 5', 'من التاسعة حتى الخامسة'],
    ['Triple your points, double your miles', 'ثلاثة أضعاف نقاطك، وضاعف أميالك'],
    ['A year and a half to repay', 'سدّد على 18 شهراً'],
    ['Interest-free for 12 months', 'بدون فوائد لمدة سنة كاملة'],
    ['All of it is yours', 'لك 100% منه'],
    ['2 for 1 at the cinema', 'تذكرة مجانية مع كل تذكرة سينما'],
    ['Quarterly draws', 'سحوبات كل ثلاثة أشهر'],
    ['"Pay" and you’re done', '«ادفع» وانتهى الأمر'],
    ['Take your Travel Card along', 'خذ بطاقتك السفر معك'],
    ['dnata World Card', 'بطاقة dnata وورلد'],
    ['Not just a card', 'أكثر من مجرد بطاقة'],
    ['No term starts late', 'ليبدأ الفصل في موعده'],
  ])('%s', (english, arabic) => {
    expect(faultsOf(english, arabic)).toEqual([])
  })
})

describe('texts that do not', () => {
  test.each([
    ['AED 500 a month', '600 درهم شهرياً', ['figure-other']],
    ['AED 500 a month', '500 دولار شهرياً', ['unit-other']],
    ['AED 500 a month', '500 درهم سنوياً', ['period-other']],
    ['Up to AED 500', 'ابتداءً من 500 درهم', ['bound-other']],
    ['Free for the first six days', 'مجاناً خلال الأشهر الستة الأولى', ['figure-missing']],
    ['Within three to five days', 'بعد ثلاثة إلى خمسة أيام', ['bound-other']],
    ['In two days', 'خلال أسبوعين', ['unit-other']],
    ['By 31 March', 'ابتداءً من 31 مارس', ['bound-other']],
    ['Valid for 60 days', 'صالحة لفترة محدودة', ['figure-missing']],
    ['Fee: AED 100 incl. VAT', 'الرسوم: 100 درهم غير شاملة ضريبة القيمة المضافة', ['tax-other']],
    ['The Travel Card for you', 'البطاقة المناسبة لك', ['name-missing']],
    ['A low interest rate', 'معدل ربح منخفض', ['forbidden-term']],
    ['A low profit rate', 'سعر الفائدة منخفض', ['forbidden-term']],
    ['Apply for your card today', 'قدّم طلب card اليوم', ['other-script']],
    ['Apply for your card today', 'قدّم طلب البطاقة الیوم', ['other-script']],
    ['Apply for your cаrd today', 'قدّم طلب البطاقة اليوم', ['other-script']],
    ['Why us?', 'لماذا نحن?', ['punctuation']],
    ['Why us?', 'لماذا نحن', ['no-question']],
    ['Cards, accounts', 'بطاقات, حسابات', ['punctuation']],
    ['Choose “Pay”', 'اختر "ادفع"', ['quotation-marks', 'quotation-marks']],
    ['Your card', '\u2067بطاقتك', ['direction']],
    ['Your card', 'بطاقتك\u202e', ['direction']],
    ['50 partners', '٥٠ شريكاً', ['digits']],
    ['50% off', 'خصم 50٪', ['percent-sign']],
    ['60 days', '60 أيام', ['noun-form']],
    ['3 months', '3 شهر', ['noun-form']],
    ['125 branches', '125 فروع', ['noun-form']],
    ['Open an account', '', ['empty']],
    ['Open at 8 am', 'نفتح في 8 مساءً', ['figure-other']],
    ['Offer ends on 31 March', 'ينتهي العرض في مارس', ['figure-missing']],
    ['Your card', 'بطا\u200bقتك', ['direction']],
    ['Your card', '\ufeffبطاقتك', ['direction']],
    ['Your monthly fees', 'رسومك الشهرaية', ['other-script']],
    [['Gold', 'Silver'], ['ذهبية', 'Silver'], ['other-script']],
    ['No annual fee', 'رسوم سنوية', ['condition-missing']],
    ['Without a guarantor', 'بكفيل', ['condition-missing']],
    ['For UAE nationals', 'للجميع في الدولة', ['condition-missing']],
    ['For new customers', 'للعملاء', ['condition-missing']],
    ['Do not share your PIN', 'شارك رقمك السري', ['condition-missing']],
    ['Fixed rate', 'معدل يتغير', ['condition-missing']],
    ['AED 5 per transaction', '5 دراهم شهرياً', ['period-other']],
  ])('%s | %s', (english, arabic, kinds) => {
    expect(kindsOf(english, arabic, Array.isArray(english) ? 'array' : 'text')).toEqual(kinds)
  })

  test('bold all over is not bold where it was', () => {
    const english = '<p><strong>Mind:</strong> rates may change at any time.</p>'
    expect(kindsOf(english, '<p><strong>تنبيه: قد تتغير المعدلات.</strong></p>', 'richtext')).toEqual([
      'markup-missing',
    ])
  })

  test('a noun comes with the form that fits its number', () => {
    expect(faultsOf('Valid for 60 days', 'سارية لمدة 60 أيام')).toEqual([
      { kind: 'noun-form', side: 'ar-AE', expected: 'يوماً', at: { 'ar-AE': { from: 14, to: 18 } } },
    ])
  })
})

describe('links', () => {
  test.each([
    ['https://bank.example/en/cards', 'https://bank.example/ar/cards', []],
    ['https://bank.example/cards', 'https://bank.example/ar/cards', []],
    ['https://bank.example/en-ae/cards/', 'https://bank.example/ar-ae/cards', []],
    ['https://bank.example/fees-en.pdf', 'https://bank.example/fees-ar.pdf', []],
    ['https://bank.example/cards?lang=en', 'https://bank.example/cards?lang=ar', []],
    ['tel:+971600000000', 'tel:+971 600 000000', []],
    ['https://bank.example/en/cards', 'https://bank.example/ar/accounts', ['link-other']],
    ['https://bank.example/en/cards', 'https://bank.example/en/cards', ['link-language']],
    ['https://bank.example/army', 'https://bank.example/army', []],
  ])('%s and %s', (english, arabic, kinds) => {
    expect(kindsOf(english, arabic, 'url')).toEqual(kinds)
  })

  test('in rich text one that is missing is named', () => {
    const fault = faultsOf('See <a href="/en/fees">fees</a>', 'اطّلع على الرسوم', 'richtext')
    expect(fault).toEqual([
      { kind: 'link-missing', side: 'ar-AE', address: '/ar/fees', at: { 'en-AE': { from: 4, to: 8 } } },
    ])
  })
})

test('lists of different length and marks that are missing', () => {
  const english = '<p><strong>Free</strong> cards</p><ul><li>one</li><li>another</li></ul>'
  const arabic = '<p>بطاقات مجانية</p><ul><li>بطاقة</li></ul>'
  expect(faultsOf(english, arabic, 'richtext')).toEqual([
    { kind: 'list-length', lengths: { 'en-AE': 2, 'ar-AE': 1 }, at: {} },
    { kind: 'markup-missing', side: 'ar-AE', markup: 'bold', at: {} },
  ])
  expect(kindsOf(['one', 'another'], ['واحد'], 'array')).toEqual(['list-length'])
})

test('a figure cell is read with its label', () => {
  const pair = { type: 'text', value: { 'en-AE': 'AED 96 bn', 'ar-AE': '96 مليار' } } as const
  const beside = { 'en-AE': 'in deposits', 'ar-AE': 'درهم في الودائع' }
  expect(findPairFaults(pair).map(({ kind }) => kind)).not.toEqual([])
  expect(findPairFaults({ ...pair, beside })).toEqual([])
})

test('a brand may have Arabic digits', () => {
  const value = { 'en-AE': '50% off', 'ar-AE': 'خصم ٥٠٪' }
  const policy = { ...usualPolicy, digits: 'arabic', percent: '٪' } as const
  expect(findPairFaults({ type: 'text', value }, { policy })).toEqual([])
  expect(findPairFaults({ type: 'text', value }).map(({ kind }) => kind)).toEqual(['digits', 'percent-sign'])
})

test('only the length is a hint', () => {
  const english =
    'A long sentence that goes on about everything that the account holds and offers to everyone'
  const [hint] = faultsOf(english, 'حساب لك')
  expect(hint?.kind).toBe('length')
  expect(hint && isHint(hint)).toBe(true)
})

const piece = fc.constantFrom(
  ...[
    'AED 5',
    '50%',
    '٥',
    'درهم',
    ' ',
    '؟',
    '«',
    '\u2066',
    '\u2069',
    '<li>',
    '</ul>',
    '<a href="/en/x">',
    'three',
    'سنتين',
  ],
  ...[
    'up to ',
    'حتى ',
    '/en/',
    'https://a.b/ar/',
    ',',
    '.',
    '\n',
    'Apple Pay',
    'بطاقة السفر',
    '24/7',
    'a',
    'م',
    '😀',
    '\ud800',
  ],
)
const text = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string(),
)

test('whatever the texts, each fault has words and its ranges are of the text', () => {
  fc.assert(
    fc.property(text, text, fc.constantFrom('text', 'richtext', 'url', 'array'), (english, arabic, type) => {
      for (const fault of faultsOf(english, arabic, type)) {
        expect(describePairFault(fault)).toMatch(/\.$/)
        for (const range of Object.values(fault.at)) expect(range.to).toBeGreaterThanOrEqual(range.from)
      }
    }),
    { numRuns: 300 },
  )
})

test('the same text in the same language on both sides has no other figures', () => {
  fc.assert(
    fc.property(text, (both) => {
      const kinds = kindsOf(both, both)
      expect(kinds.filter((kind) => /^(?:figure|link-other|link-missing|list|markup)/.test(kind))).toEqual([])
    }),
  )
})

test.each([
  '5 ',
  'three ',
  'يوم ',
  '3 يوم ',
  'http://a.b/en/',
  '<li>',
  '«',
  '\u2066',
  'Apple ',
  'a.',
  '؟',
  'AED 5 ',
])('the time for many %j grows with their number alone', (repeated) => {
  const time = (count: number) => {
    const words = repeated.repeat(count)
    const start = process.cpuUsage()
    faultsOf(words, words, 'richtext')
    return process.cpuUsage(start).user / 1000
  }
  time(100)
  const [short, long] = [time(300), time(2400)]
  expect(long).toBeLessThan(Math.max(400, short * 40))
})
