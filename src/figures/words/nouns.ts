import type { Currency, Unit } from '../figure.ts'

const measures = new Set('year month week day hour minute second point mile'.split(' '))

/** Singular and plural. */
export const englishNouns = new Map<Unit, readonly [string, string]>(
  (
    'year month week day hour minute second point mile branch visit country currency lounge partner city card account ' +
    'document transaction transfer withdrawal customer guest member instalment ticket night trip offer restaurant hotel service step employee'
  )
    .split(' ')
    .map((noun) => [unitOf(noun), [noun, pluralOf(noun)]] as const)
    .concat([
      ['workday', ['working day', 'working days']],
      ['times', ['time', 'times']],
      ['fils', ['fils', 'fils']],
      ['count:atm', ['ATM', 'ATMs']],
      ['count:person', ['person', 'people']],
      ['count:child', ['child', 'children']],
    ]),
)

type Forms = Record<'one' | 'few' | 'many', string>

/** After 1, 2, hundreds; after 3 to 10; after 11 to 99. */
export const arabicNouns = new Map<Unit, Forms>(
  [
    ['AED', 'درهم', 'دراهم', 'درهماً'],
    ['fils', 'فلس', 'فلوس', 'فلساً'],
    ['year', 'سنة', 'سنوات', 'سنة'],
    ['month', 'شهر', 'أشهر', 'شهراً'],
    ['week', 'أسبوع', 'أسابيع', 'أسبوعاً'],
    ['day', 'يوم', 'أيام', 'يوماً'],
    ['workday', 'يوم عمل', 'أيام عمل', 'يوم عمل'],
    ['hour', 'ساعة', 'ساعات', 'ساعة'],
    ['minute', 'دقيقة', 'دقائق', 'دقيقة'],
    ['second', 'ثانية', 'ثوانٍ', 'ثانية'],
    ['point', 'نقطة', 'نقاط', 'نقطة'],
    ['mile', 'ميل', 'أميال', 'ميلاً'],
    ['times', 'مرة', 'مرات', 'مرة'],
    ['count:visit', 'زيارة', 'زيارات', 'زيارة'],
    ['count:branch', 'فرع', 'فروع', 'فرعاً'],
    ['count:country', 'دولة', 'دول', 'دولة'],
    ['count:currency', 'عملة', 'عملات', 'عملة'],
    ['count:lounge', 'صالة', 'صالات', 'صالة'],
    ['count:partner', 'شريك', 'شركاء', 'شريكاً'],
    ['count:city', 'مدينة', 'مدن', 'مدينة'],
    ['count:card', 'بطاقة', 'بطاقات', 'بطاقة'],
    ['count:account', 'حساب', 'حسابات', 'حساباً'],
    ['count:document', 'مستند', 'مستندات', 'مستنداً'],
    ['count:transaction', 'معاملة', 'معاملات', 'معاملة'],
    ['count:transfer', 'تحويل', 'تحويلات', 'تحويلاً'],
    ['count:instalment', 'قسط', 'أقساط', 'قسطاً'],
    ['count:ticket', 'تذكرة', 'تذاكر', 'تذكرة'],
    ['count:night', 'ليلة', 'ليالٍ', 'ليلة'],
    ['count:offer', 'عرض', 'عروض', 'عرضاً'],
    ['count:restaurant', 'مطعم', 'مطاعم', 'مطعماً'],
    ['count:service', 'خدمة', 'خدمات', 'خدمة'],
    ['count:step', 'خطوة', 'خطوات', 'خطوة'],
    ['count:person', 'شخص', 'أشخاص', 'شخصاً'],
    ['count:customer', 'عميل', 'عملاء', 'عميلاً'],
  ].map(([unit, one = '', few = '', many = '']) => [unit as Unit, { one, few, many }]),
)

/** Two of it, as it stands after a preposition; of two words the first alone changes. */
export function pairOf(noun: string, ending: 'ين' | 'ان'): string {
  const [first = '', ...others] = noun.split(' ')
  const stem = first.endsWith('ة') ? `${first.slice(0, -1)}ت` : first
  return others.length === 0 ? `${stem}${ending}` : [`${stem}${ending.slice(0, 1)}`, ...others].join(' ')
}

/** Other currencies keep one form, as banks write them. */
export const currencyNames = new Map<Currency, string>([
  ['USD', 'دولار أمريكي'],
  ['EUR', 'يورو'],
  ['GBP', 'جنيه إسترليني'],
  ['SAR', 'ريال سعودي'],
  ['QAR', 'ريال قطري'],
  ['KWD', 'دينار كويتي'],
  ['BHD', 'دينار بحريني'],
  ['OMR', 'ريال عماني'],
  ['EGP', 'جنيه مصري'],
])

function unitOf(noun: string): Unit {
  return (measures.has(noun) ? noun : `count:${noun}`) as Unit
}

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /ch$/.test(noun) ? `${noun}es` : `${noun}s`
}
