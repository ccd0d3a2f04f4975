import { foldWord } from '../fold.ts'

const setOf = (words: string) => new Set(words.split(' ').map(foldWord))

/** A short amount behind one of these is money: "min sal 5k", "loan up to 2mn". */
export const salaryWords = setOf(
  'salary sal salaries income spend spending loan finance financing قرض القرض تمويل التمويل راتب الراتب رواتب دخل الدخل راتبك للراتب',
)

/** A figure of one of these needs a unit: without one it is not known what it says. */
export const amountWords = setOf(
  'rate rates fee fees charge charges salary sal income interest profit balance limit amount price cost apr cashback discount ' +
    'نسبة النسبة معدل المعدل رسوم الرسوم رسم الرسم راتب الراتب فائدة الفائدة ربح الربح رصيد الرصيد حد الحد مبلغ المبلغ سعر السعر خصم الخصم',
)

/** Behind one of these "15m" is a sum, and no time. */
export const sumWords = setOf(
  'amount amt salary sal income turnover coverage مبلغ المبلغ مرتب المرتب راتب الراتب للراتب دخل الدخل رصيد الرصيد للرصيد تغطية التغطية',
)
