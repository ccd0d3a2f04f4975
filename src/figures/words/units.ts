import type { Unit } from '../figure.ts'
import { phrases } from '../phrases.ts'
import { arabicNouns, pairOf } from './nouns.ts'

/** Hundredths of a percent. */
export const basisPoints = phrases<'%'>([['bps|bp|basis points|basis point|نقطه اساس|نقاط اساس', '%']])

export const percent = phrases<'%'>([
  ['%|percent|per cent|pct|percentage points|percentage point', '%'],
  ['بالميه|بالمايه|بالمئه|في الميه|في المايه|فالميه|بالميت|ب الميه|نقطه ميويه|نقاط ميويه', '%'],
])

/** Units with a name of their own, after their number. */
export const units = phrases<Unit>([
  ['fils|فلس|فلسا|فلوس', 'fils'],
  ["year|years|yr|yrs|yr.|yrs.|y|year's|years'|سنه|سنوات|سنين|سنوا|عام|عاما|اعوام", 'year'],
  ["month|months|mth|mths|mth.|mths.|mo|mos|mo.|mos.|month's|شهر|شهرا|اشهر|شهور", 'month'],
  ['week|weeks|wk|wks|wk.|wks.|اسبوع|اسبوعا|اسابيع', 'week'],
  ['day|days|calendar day|calendar days|يوم|يوما|ايام', 'day'],
  [
    'working day|working days|business day|business days|banking day|banking days|bank working days|wrking days|wrkng days|work days|biz days|wkg days|workday|workdays|working hours day',
    'workday',
  ],
  ['يوم عمل|ايام عمل|يوما عمل|ايام العمل|يوم دوام|ايام دوام', 'workday'],
  ['working hour|working hours|working hrs|business hour|business hours|ساعه عمل|ساعات عمل', 'hour'],
  ['hour|hours|hr|hrs|hr.|hrs.|h|ساعه|ساعات', 'hour'],
  ['minute|minutes|min|mins|min.|mins.|دقيقه|دقايق', 'minute'],
  ['second|seconds|sec|secs|sec.|secs.|ثانيه|ثواني|ثوان', 'second'],
  ['point|points|pt|pts|pts.|نقطه|نقاط|نقط', 'point'],
  ['mile|miles|ميل|ميلا|اميال', 'mile'],
  ['x|time|times|fold|مره|مرات|ضعف|ضعفا|اضعاف|اكس', 'times'],
])

/** Two of something, in one word. */
export const pairs = phrases<Unit>([
  ['عامين|عامان', 'year'],
  ['يومين عمل|يومان عمل', 'workday'],
  ['ضعفين|ضعفان', 'times'],
  ['عمليتين|عمليتان', 'count:transaction'],
  ['ضيفين|ضيفان', 'count:guest'],
  ...[...arabicNouns].map(([unit, one]) => [`${pairOf(one, 'ين')}|${pairOf(one, 'ان')}`, unit] as const),
])

/** "Double" and its kin, where they stand before what is earned. */
export const multiples = new Map([
  ['double', '2'],
  ['triple', '3'],
  ['quadruple', '4'],
  ['ضعف', '2'],
  ['ضعفي', '2'],
  ['مثلي', '2'],
  ['twice', '2'],
])

export const multiplied =
  /^(?:your|the|all|points?|miles?|rewards?|cashback|plus|skywards|bonus|النقاط|نقاط|الاميال|اميال|المكافات|الكاش|نقاطك|اميالك)$/
