import type { Unit } from '../figure.ts'

/** One of each. */
export const arabicNouns = new Map<Unit, string>([
  ['AED', 'درهم'],
  ['fils', 'فلس'],
  ['year', 'سنة'],
  ['month', 'شهر'],
  ['week', 'أسبوع'],
  ['day', 'يوم'],
  ['workday', 'يوم عمل'],
  ['hour', 'ساعة'],
  ['minute', 'دقيقة'],
  ['second', 'ثانية'],
  ['point', 'نقطة'],
  ['mile', 'ميل'],
  ['times', 'مرة'],
  ['count:visit', 'زيارة'],
  ['count:branch', 'فرع'],
  ['count:country', 'دولة'],
  ['count:currency', 'عملة'],
  ['count:lounge', 'صالة'],
  ['count:partner', 'شريك'],
  ['count:city', 'مدينة'],
  ['count:card', 'بطاقة'],
  ['count:account', 'حساب'],
  ['count:document', 'مستند'],
  ['count:transaction', 'معاملة'],
  ['count:transfer', 'تحويل'],
  ['count:instalment', 'قسط'],
  ['count:ticket', 'تذكرة'],
  ['count:night', 'ليلة'],
  ['count:offer', 'عرض'],
  ['count:restaurant', 'مطعم'],
  ['count:service', 'خدمة'],
  ['count:step', 'خطوة'],
  ['count:person', 'شخص'],
  ['count:customer', 'عميل'],
  ['count:airport', 'مطار'],
  ['count:outlet', 'متجر'],
  ['count:trip', 'رحلة'],
  ['count:employee', 'موظف'],
])

/** Two of it, as it stands after a preposition; of two words the first alone changes. */
export function pairOf(noun: string, ending: 'ين' | 'ان'): string {
  const [first = '', ...others] = noun.split(' ')
  const stem = first.endsWith('ة') ? `${first.slice(0, -1)}ت` : first
  return others.length === 0 ? `${stem}${ending}` : [`${stem}${ending.slice(0, 1)}`, ...others].join(' ')
}
