import { type Locale, otherLocale } from '#base/locale.ts'
import { fold } from '#figures/fold.ts'
import type { PairFault } from '../pair-fault.ts'
import type { Sides } from '../paired-value.ts'

/**
 * What a promise depends on: for whom it is, when, that something is not so. A side that says so in plain words is held
 * against all words with which the other one may.
 */
export function compareConditions(sides: Sides): PairFault[] {
  const folded = { 'en-AE': fold(sides['en-AE'].words), 'ar-AE': fold(sides['ar-AE'].words) }
  return conditions.flatMap((condition): PairFault[] => {
    for (const locale of ['en-AE', 'ar-AE'] as const) {
      const { says, mayBe } = condition
      const { text, starts, ends } = folded[locale]
      const found = says[locale]?.exec(text)
      const other = otherLocale(locale)
      if (!found || mayBe[other].test(folded[other].text)) continue
      const at = {
        from: starts[found.index] ?? 0,
        to: ends[found.index + found[0].length - 1] ?? text.length,
      }
      const words = sides[locale].words.slice(at.from, at.to)
      return [{ kind: 'condition-missing', side: other, words, at: { [locale]: at } }]
    }
    return []
  })
}

type Condition = {
  /** Words that say it for certain. */
  says: { [side in Locale]?: RegExp }
  /** Words that may say it, among other things. */
  mayBe: Record<Locale, RegExp>
}

const people = 'customers?|clients?|cardholders?|members?|applicants?'

const conditions: readonly Condition[] = [
  {
    says: {
      'en-AE':
        /\b(?:no|without)(?: [a-z-]+){0,2} (?:fees?|charges?|costs?|interest|salary|minimum|limits?|penalt\w+|paper\w*|documents?|guarantors?|balance|commission|collateral|deposit|payments?)\b/,
      'ar-AE':
        /(?<!\p{L})[وفب]?(?:بدون|بلا|دون)(?: \p{L}+)? (?:ال)?(?:رسوم|فوايد|فايده|حد|حدود|كفيل|ضامن|تحويل|رصيد|راتب|دفعه|اوراق|مستندات|عموله|تكلفه|تكاليف|غرامات)(?!\p{L})/u,
    },
    mayBe: {
      'en-AE':
        /\b(?:no|not|non|nor|none|never|without|zero|nil|free|nothing|neither|only|any|instead|avoid|skip|waive\w*|except|cannot|un\w{3,}|in\w{4,}|im\w{4,}|0(?:\.00)?)\b|n't\b|\w(?:less|free)\b/,
      'ar-AE':
        /(?<!\p{L})[وفب]?(?:لا|الا|لن|لم|ليس\p{L}{0,8}|غير|دون|بدون|بلا|عدم|صفر|ما|اي|فقط|0)(?!\p{L})|مجان|عفا|معفي|يعفي|تعفي|تلغ|الغا|خال|تجنب|ممنوع|حظر|مفتوح|كامل/u,
    },
  },
  {
    says: {
      'en-AE':
        /\b(?:do not|don't|never) (?:share|disclose|tell|give|use|click|open|reply|pay|sign|send|write)\b/,
    },
    mayBe: {
      'en-AE': /\bnot\b/,
      'ar-AE':
        /(?<!\p{L})[وفب]?(?:لا|الا|لن|لم|ليس\p{L}{0,8}|غير|دون|بدون|بلا|عدم|ما|اي|فقط|سوي|انما|بل)(?!\p{L})|تجنب|احذر|ممنوع|حظر|ابدا|امتن|خال|خارج|استثن/u,
    },
  },
  {
    says: { 'en-AE': /\bexclud(?:es|ing)\b|\bexcept\b/ },
    mayBe: { 'en-AE': /exclu|except/, 'ar-AE': /استثن|عدا|سوي|الا|لا |غير|دون|خارج/ },
  },
  {
    says: {
      'en-AE': /\bfixed (?:rate|interest|profit|for)\b/,
      'ar-AE': /(?:معدل|سعر|ربح|فايده)\p{L}{0,8} (?:ال)?ثابت/u,
    },
    mayBe: { 'en-AE': /fixed|flat|lock|constant|same/, 'ar-AE': /ثابت|ثبت|ثبات|لاجل/ },
  },
  {
    says: {
      'en-AE': /\b(?:variable|floating) (?:rate|interest|profit)\b/,
      'ar-AE': /(?:معدل|سعر|ربح|فايده)\p{L}{0,8} (?:ال)?متغير/u,
    },
    mayBe: { 'en-AE': /variable|floating|vary|varies|change/, 'ar-AE': /متغير|يتغير|تتغير|عايم/ },
  },
  {
    says: { 'en-AE': /\bdebit cards?\b/, 'ar-AE': /بطاق\p{L}{0,8} (?:ال)?خصم/u },
    mayBe: { 'en-AE': /debit/, 'ar-AE': /خصم|سحب|حساب/ },
  },
  {
    says: { 'en-AE': /\bnationals?\b/, 'ar-AE': /مواطن(?:ي|ين|ون|و|ات|ه)?(?!\p{L})/u },
    mayBe: { 'en-AE': /national|emirati|citizen|local/, 'ar-AE': /مواطن|اماراتي|جنسيه|وطني/ },
  },
  {
    says: { 'en-AE': /\b(?:expats?|expatriates?|residents?)\b/, 'ar-AE': /وافد(?:ين|ون)|مقيم(?:ين|ون)/ },
    mayBe: { 'en-AE': /expat|resid|foreign|liv/, 'ar-AE': /وافد|مقيم|اقام|سكان|قاطن|غير المواطن|اجنب|اجانب/ },
  },
  {
    says: {
      'en-AE': new RegExp(`\\bnew(?: \\w+)? (?:${people})\\b|\\bnew to (?:the )?bank\\b`),
      'ar-AE': /عملا\p{L}{0,8} (?:ال)?جدد/u,
    },
    mayBe: { 'en-AE': /\bnew|first|join/, 'ar-AE': /جديد|جدد|اول|انضم/ },
  },
  {
    says: {
      'en-AE': new RegExp(`\\bexisting(?: \\w+)? (?:${people})\\b`),
      'ar-AE': /عملا\p{L}{0,8} (?:ال)?حاليي?ن/u,
    },
    mayBe: {
      'en-AE': /existing|current|already|our customers/,
      'ar-AE': /حالي|قايم|لدينا|لدي|عملاينا|بالفعل/,
    },
  },
  {
    says: { 'en-AE': /\bself-employed\b/, 'ar-AE': /اصحاب (?:ال)?اعمال|(?:ال)?مهن (?:ال)?حره/ },
    mayBe: {
      'en-AE': /self|business|freelanc|owner|entrepreneur/,
      'ar-AE': /اعمال|حره|مستقل|حساب\p{L}{0,8} الخاص|مهن/u,
    },
  },
  {
    says: {
      'en-AE': /\bfirst (?:(?:\d+|two|three|four|six|twelve) )?(?:years?|months?)\b/,
      'ar-AE': /(?:سنه|عام) (?:ال)?اول/,
    },
    mayBe: { 'en-AE': /first|1st|initial|year (?:1|one)|welcome/, 'ar-AE': /اول|بدايه|بدا/ },
  },
  {
    says: {
      'en-AE': /\b(?:supplementary|additional) cards?\b/,
      'ar-AE': /بطاق\p{L}{0,8} (?:ال)?(?:اضافي|تابع|تكميلي)/u,
    },
    mayBe: {
      'en-AE': /supplement|addition|add-on|extra|more|second|family/,
      'ar-AE': /اضافي|تابع|تكميلي|اخري|ثاني|عايل|اسر/,
    },
  },
  {
    says: {
      'en-AE': /\b(?:t&cs?|terms (?:and|&) conditions|terms apply)(?!\p{L})/u,
      'ar-AE': /(?:ال)?شروط و(?:ال)?احكام/,
    },
    mayBe: { 'en-AE': /\bterms?|condition|t&c/, 'ar-AE': /شروط|احكام|شرط/ },
  },
  {
    says: {
      'en-AE': /\b(?:expected|anticipated) (?:profit|return|rate)/,
      'ar-AE': /(?:ربح|ارباح|عايد|معدل)\p{L}{0,8} (?:ال)?متوقع/u,
    },
    mayBe: {
      'en-AE': /expect|anticipat|indicative|estimat|project|may/,
      'ar-AE': /متوقع|توقع|تقدير|استرشاد|قد /,
    },
  },
  {
    says: {
      'en-AE': /\b(?:takaful|wakala|murabaha|mudaraba|ijara)\b/,
      'ar-AE': /(?<!\p{L})(?:ال)?(?:تكافل|مرابحه|مضاربه|اجاره)(?!\p{L})/u,
    },
    mayBe: {
      'en-AE': /takaful|wakala|murabaha|mudaraba|ijara|insur|islamic|sharia|cover/,
      'ar-AE': /تكافل|وكال|مرابح|مضارب|اجار/,
    },
  },
  {
    says: {
      'en-AE':
        /\b(?:selected|participating|eligible) (?:\w+ )?(?:partners|merchants|restaurants|stores|outlets|hotels|brands|cards|retailers)\b/,
    },
    mayBe: { 'en-AE': /select|particip|eligible/, 'ar-AE': /مختار|مشارك|محدد|منتقا|مؤهل|موهل|معتمد|شرك|بعض/ },
  },
]
