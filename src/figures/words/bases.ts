import type { Figure, Period } from '../figure.ts'
import { phrases } from '../phrases.ts'

export type Basis = Partial<Pick<Figure, 'per' | 'method' | 'vat'>>

const periods: [string, Period][] = [
  [
    'p.a.|p.a|p/a|p/y|p a|pa|per annum|per year|a year|/year|/yr|/ year|/ annum|/annum|annually|yearly|each year|every year|in a year|annual|per yr|pro annum|/ pa',
    'year',
  ],
  [
    'سنويا|سنوي|سنويه|السنوي|السنويه|في السنه|بالسنه|للسنه|كل سنه|لكل سنه|في العام|بالعام|كل عام|/سنه|/ سنه|/سنويا|فالسنه',
    'year',
  ],
  [
    'p.m.|p.m|per month|a month|p/m|/month|/mo|/mth|/ month|monthly|each month|every month|pm|per mth|per mo|in a month',
    'month',
  ],
  ['شهريا|شهري|شهريه|الشهري|الشهريه|في الشهر|بالشهر|للشهر|كل شهر|لكل شهر|/شهر|/ شهر|/شهريا|فالشهر', 'month'],
  ['per week|a week|weekly|every week|each week|/week|اسبوعيا|في الاسبوع|بالاسبوع|كل اسبوع|فالاسبوع', 'week'],
  ['per day|a day|daily|every day|each day|/day|/ day|/يوم|/ يوم|يوميا|في اليوم|باليوم|كل يوم|فاليوم', 'day'],
  [
    'per quarter|a quarter|quarterly|every quarter|each quarter|ربع سنوي|ربع سنويا|كل ربع سنه|فصليا',
    'quarter',
  ],
  [
    'per transaction|a transaction|each transaction|every transaction|/transaction|per txn|/txn|per transfer|/transfer|/عمليه|/معامله|/تحويل|لكل معامله|لكل عمليه|للمعامله|للعمليه|عن كل معامله|عن كل عمليه|كل معامله|كل عمليه|على كل معامله|على كل عمليه|لكل تحويل',
    'transaction',
  ],
]

/** After a figure. Longer expressions go before shorter ones, wherever they stand here. */
export const basesAfter = phrases<Basis>([
  ...periods.map(([words, per]): [string, Basis] => [words, { per }]),
  ['flat|flat rate|ثابت|ثابته', { method: 'flat' }],
  [
    'reducing|reducing balance|reducing rate|diminishing|diminishing balance|متناقص|متناقصه|على الرصيد المتناقص',
    { method: 'reducing' },
  ],
  [
    'incl vat|incl. vat|inc vat|inc. vat|including vat|inclusive of vat|vat inclusive|vat incl|vat incl.|vat included|with vat|incl of vat|incl. of vat|incl. 5% vat|incl 5% vat|including 5% vat|inclusive of 5% vat|vat-inclusive|vat inc|vat inc.',
    { vat: 'incl' },
  ],
  [
    'شامل الضريبه|شامله الضريبه|شامل ضريبه القيمه المضافه|شامله ضريبه القيمه المضافه|شاملا الضريبه|شاملا ضريبه القيمه المضافه|شامل ض.ق.م|شامله ض.ق.م|شامل ض.ق.م.|شامله ض.ق.م.|مع الضريبه|مع ضريبه القيمه المضافه|شامل القيمه المضافه|شامله القيمه المضافه|متضمنه الضريبه|شاملة للضريبة|شامل للضريبة',
    { vat: 'incl' },
  ],
  [
    '+ vat|+vat|plus vat|excl vat|excl. vat|ex vat|ex. vat|excluding vat|exclusive of vat|vat exclusive|vat excl|vat excl.|vat excluded|before vat|and vat|vat extra|+ 5% vat|+5% vat|plus 5% vat|excl. 5% vat|vat not included|not including vat|without vat',
    { vat: 'excl' },
  ],
  [
    '+ ضريبه القيمه المضافه|+ الضريبه|+ ضريبه|زايد ضريبه|+ ض.ق.م|زائد الضريبه|زايد ضريبه القيمه المضافه|غير شامل الضريبه|غير شامله الضريبه|غير شامل ضريبه القيمه المضافه|غير شامله ضريبه القيمه المضافه|غير شامل ض.ق.م|غير شامله ض.ق.م|غير شامل ض.ق.م.|غير شامله ض.ق.م.|بدون ضريبه|بدون الضريبه|قبل الضريبه|لا يشمل الضريبه|لا تشمل الضريبه|لا تشمل ضريبه القيمه المضافه|لا يشمل ضريبه القيمه المضافه|مضافا اليها الضريبه|مضافا اليها ضريبه القيمه المضافه|غير شاملة للضريبة|غير شامل للضريبة',
    { vat: 'excl' },
  ],
])

/** Before a figure, as a word of what it is the figure of: "annual fee". */
export const basesBefore = phrases<Basis>([
  ['annual|annually|yearly|سنوي|سنويه|السنوي|السنويه|سنويا', { per: 'year' }],
  ['monthly|شهري|شهريه|الشهري|الشهريه|شهريا', { per: 'month' }],
  ['weekly|اسبوعي|اسبوعيه|الاسبوعي|الاسبوعيه', { per: 'week' }],
  ['daily|يومي|يوميه|اليومي|اليوميه', { per: 'day' }],
  ['quarterly|ربع سنوي|ربع سنويه', { per: 'quarter' }],
  ['flat', { method: 'flat' }],
  ['reducing|متناقص|متناقصه|المتناقص|المتناقصه', { method: 'reducing' }],
  [
    'excl. vat|excl vat|excluding vat|before vat|ex vat|دون احتساب الضريبه|بدون الضريبه|دون الضريبه|قبل الضريبه|before vat|ex vat|دون احتساب الضريبه|بدون الضريبه|دون الضريبه|قبل الضريبه|غير شامله الضريبه|غير شامل الضريبه',
    { vat: 'excl' },
  ],
  [
    'incl. vat|incl vat|including vat|vat inclusive|vat-inclusive|شامله الضريبه|شامل الضريبه',
    { vat: 'incl' },
  ],
])
