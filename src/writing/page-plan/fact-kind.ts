import { foldText } from '../draft-writer/text.ts'

/** What a fact of a brief is about. The order decides when several would do. */
export const kinds = [
  'condition',
  'fee',
  'reward',
  'rate',
  'time',
  'people',
  'access',
  'security',
  'travel',
  'amount',
  'general',
] as const

export type FactKind = (typeof kinds)[number]

export function kindOf(text: string): FactKind {
  const folded = foldText(text.replace(/\([^)]*\)/g, ''))
  const isFreeOf = /^(?:no|zero|without)\b|^(?:من دون|بدون|بلا|لا) /.test(folded)
  const passed = isFreeOf ? ['condition'] : []
  const kind = kinds.find(
    (each) => each !== 'general' && !passed.includes(each) && kindWords[each].test(folded),
  )
  // Free lounge visits are about lounges.
  return kind ?? (free.test(folded) ? 'fee' : 'general')
}

/** A free cheque book is about cheques; what is free for life, or for so long, is about its price. */
const free =
  /\bfree(?: (?:for|in|during|of charge|until|till)\b|$)|مجان\p{L}*(?: (?:مدي|لمده|في|خلال|حتي)|$)/u

const kindWords: Record<Exclude<FactKind, 'general'>, RegExp> = {
  condition:
    /\b(?:minimum|salary|salaries|eligib\w*|subject to|terms(?! (?:of|from|up to)\b)|conditions|required|requires?|must|only for|documents?)\b|الحد الادني|راتب|الاهليه|يشترط|شرط|شروط|مستند/,
  fee: /\b(?:fees?|charges?|cost|costs|(?<!\bof (?:\w+ ){0,2})price)\b|رسوم|تكلفه|عموله/,
  reward:
    /\b(?:cash ?back|rewards?|points?|miles?|bonus|discounts?|gift|back on|off|offers?|vouchers?)\b|استرداد|مكاف|نقاط|نقطه|اميال|خصم|هديه|عرض|عروض/,
  rate: /\b(?:rates?|profit|interest|returns?|apr|yield)\b|معدل|ارباح|ربح|عائد|عوائد|فائده|نسبه/,
  time: /\b(?:minutes?|hours?|seconds?|instant\w*|fast\w*|quick\w*|same day|working days?|business days?|in \d+ days?|within|days?)\b|دقيق|دقائق|ساعه|ساعات|ثوان|فوري|فورا|سريع|خلال(?! اول)|ايام|يوم/,
  security:
    /\b(?:secur\w*|protect\w*|safe\w*|fraud|biometric|face id|fingerprint|lock|block|insur\w*|cover|takaful)\b|امان|حمايه|احتيال|بصمه|تامين|تغطيه|تكافل/,
  travel:
    /\b(?:travel\w*|lounges?|airports?|flights?|abroad|international|hotels?|overseas|foreign)\b|سفر|صالات|صاله|مطار|رحل|الخارج|دولي|فندق|فنادق/,
  amount:
    /\b(?:amount|limit|balance|finance|up to|aed|dirhams?|million|finance up|tenor|instal?ments?|months?|years?|term)\b|مبلغ|تمويل|رصيد|حد|درهم|مليون|قسط|اقساط|شهر|سنه|سنوات|مده/,
  access:
    /\b(?:apps?|online|mobile|digital\w*|24\/7|anywhere|any time|anytime|branch(?:es)?|atms?|apply|open|whatsapp)\b|تطبيق|عبر الانترنت|رقمي|هاتف|فرع|فروع|صراف|قدم|افتح|اي وقت/,
  people:
    /\b(?:family|families|children|child|team|manager|advisers?|advisors?|relationship|support|specialists?|supplementary|dedicated)\b|عائل|اسر|اطفال|ابناء|مدير|مستشار|فريق|دعم|اضافيه/,
}
