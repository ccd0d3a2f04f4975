import { foldWord } from '#figures/fold.ts'
import { pairOf } from '#figures/words/nouns.ts'

/** The forms that an Arabic noun takes behind a number, and its English ones; several where both are usual. */
export type Noun = {
  unit: string
  english: readonly [one: string, many: string]
  /** Behind 1, 100 and fractions. */
  one: readonly string[]
  /** The word that says two, by itself and behind a preposition. */
  two: readonly string[]
  /** Behind 3 to 10. */
  few: readonly string[]
  /** Behind 11 to 99. */
  many: readonly string[]
  isFeminine: boolean
}

/** Singular, plural, and the accusative where it has a letter more; "/" between forms that are both used. */
const rows: [unit: string, english: string, one: string, few: string, many: string][] = [
  ['AED', 'dirham dirhams', 'درهم', 'دراهم', 'درهماً'],
  ['USD', 'dollar dollars', 'دولار', 'دولارات', 'دولاراً'],
  ['SAR', 'riyal riyals', 'ريال', 'ريالات', 'ريالاً'],
  ['fils', 'fils fils', 'فلس', 'فلوس', 'فلساً'],
  ['year', 'year years', 'سنة', 'سنوات/سنين', 'سنة'],
  ['year', 'year years', 'عام', 'أعوام', 'عاماً'],
  ['month', 'month months', 'شهر', 'أشهر/شهور', 'شهراً'],
  ['week', 'week weeks', 'أسبوع', 'أسابيع', 'أسبوعاً'],
  ['day', 'day days', 'يوم', 'أيام', 'يوماً'],
  ['hour', 'hour hours', 'ساعة', 'ساعات', 'ساعة'],
  ['minute', 'minute minutes', 'دقيقة', 'دقائق', 'دقيقة'],
  ['second', 'second seconds', 'ثانية', 'ثوانٍ/ثواني', 'ثانية'],
  ['point', 'point points', 'نقطة', 'نقاط/نقط', 'نقطة'],
  ['mile', 'mile miles', 'ميل', 'أميال', 'ميلاً'],
  ['times', 'time times', 'مرة', 'مرات', 'مرة'],
  // "20 ضعف راتبك": joined to what it is so many times of.
  ['times', 'time times', 'ضعف', 'أضعاف', 'ضعفاً/ضعف'],
  ['count:visit', 'visit visits', 'زيارة', 'زيارات', 'زيارة'],
  ['count:branch', 'branch branches', 'فرع', 'فروع', 'فرعاً'],
  ['count:country', 'country countries', 'دولة', 'دول', 'دولة'],
  ['count:country', 'country countries', 'بلد', 'بلدان/بلاد', 'بلداً'],
  ['count:currency', 'currency currencies', 'عملة', 'عملات', 'عملة'],
  ['count:lounge', 'lounge lounges', 'صالة', 'صالات', 'صالة'],
  ['count:airport', 'airport airports', 'مطار', 'مطارات', 'مطاراً'],
  ['count:partner', 'partner partners', 'شريك', 'شركاء', 'شريكاً'],
  ['count:city', 'city cities', 'مدينة', 'مدن', 'مدينة'],
  ['count:card', 'card cards', 'بطاقة', 'بطاقات', 'بطاقة'],
  ['count:account', 'account accounts', 'حساب', 'حسابات', 'حساباً'],
  ['count:document', 'document documents', 'مستند', 'مستندات', 'مستنداً'],
  ['count:document', 'document documents', 'وثيقة', 'وثائق', 'وثيقة'],
  ['count:transaction', 'transaction transactions', 'معاملة', 'معاملات', 'معاملة'],
  ['count:transaction', 'transaction transactions', 'عملية', 'عمليات', 'عملية'],
  ['count:transfer', 'transfer transfers', 'تحويل', 'تحويلات', 'تحويلاً'],
  ['count:instalment', 'instalment instalments', 'قسط', 'أقساط', 'قسطاً'],
  ['count:instalment', 'instalment instalments', 'دفعة', 'دفعات', 'دفعة'],
  ['count:ticket', 'ticket tickets', 'تذكرة', 'تذاكر', 'تذكرة'],
  ['count:night', 'night nights', 'ليلة', 'ليالٍ/ليالي', 'ليلة'],
  ['count:offer', 'offer offers', 'عرض', 'عروض', 'عرضاً'],
  ['count:restaurant', 'restaurant restaurants', 'مطعم', 'مطاعم', 'مطعماً'],
  ['count:outlet', 'store stores', 'متجر', 'متاجر', 'متجراً'],
  ['count:service', 'service services', 'خدمة', 'خدمات', 'خدمة'],
  ['count:step', 'step steps', 'خطوة', 'خطوات', 'خطوة'],
  ['count:person', 'person people', 'شخص', 'أشخاص', 'شخصاً'],
  ['count:customer', 'customer customers', 'عميل', 'عملاء', 'عميلاً'],
  ['count:employee', 'employee employees', 'موظف', 'موظفين/موظفون', 'موظفاً'],
  ['count:trip', 'trip trips', 'رحلة', 'رحلات', 'رحلة'],
  ['thousand', 'thousand thousand', 'ألف', 'آلاف', 'ألفاً'],
  ['million', 'million million', 'مليون', 'ملايين', 'مليوناً'],
  ['billion', 'billion billion', 'مليار', 'مليارات', 'ملياراً'],
]

export const nouns: readonly Noun[] = rows.map(([unit, english, one, few, many]) => {
  const [single = '', several = ''] = english.split(' ')
  return {
    unit,
    english: [single, several],
    one: [one],
    two: [pairOf(one, 'ان'), pairOf(one, 'ين')],
    few: few.split('/'),
    many: many.split('/'),
    isFeminine: /ة$/.test(one),
  }
})

/** By any of its forms, as two words are compared. */
export const nounByForm: ReadonlyMap<string, Noun> = new Map(
  nouns.flatMap((noun) =>
    [...noun.one, ...noun.two, ...noun.few, ...noun.many].map((form) => [foldWord(form), noun] as const),
  ),
)

/** The noun that a unit is written with, the more usual one where there are two. */
export function nounOf(unit: string): Noun | undefined {
  return nouns.find((noun) => noun.unit === unit)
}

const plural = new Intl.PluralRules('ar')

/** The forms of a noun that may stand behind this number. */
export function formsBehind(noun: Noun, value: string): readonly string[] {
  const number = Number(value)
  if (!Number.isInteger(number)) return [...noun.one, ...noun.many]
  const kind = plural.select(number)
  if (kind === 'few') return noun.few
  if (kind === 'many') return noun.many
  // Of money and thousands the singular stands behind the digit as well.
  return kind === 'two' ? [...noun.two, ...(isWritten(noun) ? noun.one : [])] : noun.one
}

function isWritten({ unit }: Noun): boolean {
  return /^(?:[A-Z]{3}|thousand|million|billion)$/.test(unit)
}
