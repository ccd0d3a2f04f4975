import { type Sign, weighSigns } from './weigh-signs.ts'

/** The small print of a page. */
export function isLegal(text: string): boolean {
  if (/^(?:[*†‡]|[¹²³⁴])\s*\S/.test(text) || isWarning(text)) return true
  return smallPrint.test(text) || isNotice(text)
}

const smallPrint = new RegExp(
  `^(?:${[
    '(?:all )?(?:t&cs?|terms(?: and conditions| & conditions)?|conditions) apply\\b',
    '(?:rates|prices|figures|fees)(?: and charges)? (?:as of|are|may|exclude|include|apply)\\b',
    '(?:offer|promotion)(?: is)? valid\\b|valid (?:until|from|till)\\b|subject to\\b|for full terms\\b|see (?:the )?(?:full )?terms\\b',
    'emirates (?:nbd|islamic)[\\w\\s().]{0,20} is (?:licensed|regulated)\\b|(?:licensed|regulated) by\\b',
    '(?:important(?: notice| information)?|disclaimer|legal|هام|معلومة مهمة)\\s*[:：]|please note\\b',
    'تُ?طبّ?ق الشروط|الشروط والأحكام|(?:يخضع|تخضع)\\s|(?:العرض سار|يسري العرض)|مرخص',
  ].join('|')})`,
  'i',
)

/** What the regulator wants to be said, with the word itself. */
function isWarning(text: string): boolean {
  return /^\s*(?:warning|caution|تحذير|تنبيه)\s*[:：!]/i.test(text)
}

const enough = 2

/** Whether a sentence is one that the bank has to say: what holds, what may change, who answers for what. */
function isNotice(text: string): boolean {
  return scoreNotice(text) >= enough
}

function scoreNotice(text: string): number {
  return weighSigns(text, signs)
}

const signs: readonly Sign[] = [
  [1, /\bsubject to\b/i],
  [1, /\bsubject to (?:change|the (?:bank|terms))/i],
  [
    2,
    /\b(?:terms(?: (?:and|&) conditions)?|t&cs|conditions|criteria|exclusions|limits|charges) (?:will )?apply\b/i,
  ],
  [1, /\b(?:terms (?:and|&) conditions|schedule of (?:charges|fees)|eligibility criteria)\b/i],
  [
    2,
    /\bunderwritten by\b|\b(?:sole|absolute) discretion\b|\breserves? the right\b|\bdoes not constitute\b|\bacts? (?:only )?as (?:a |an )?(?:distributor|agent|intermediary)\b/i,
  ],
  [
    1,
    /\b(?:licensed|regulated|authori[sz]ed) (?:by|in)\b|\b(?:distributor|intermediary) only\b|\bthird[- ]part(?:y|ies)\b/i,
  ],
  [
    1,
    /\b(?:not guaranteed|no guarantee|indicative|illustrative|for illustration|past performance|without (?:prior |further )?notice|(?:not|no) liab(?:le|ility)|no monetary value|audited)\b/i,
  ],
  [
    1,
    /\bmay (?:change|vary|decline|amend|withdraw|differ|be (?:changed|amended|withdrawn|declined|discontinued))\b/i,
  ],
  [
    1,
    /\b(?:exclud(?:es|ed|ing)|inclusive of|exclusive of|plus) (?:\d+ ?% )?vat\b|\b(?:are|is) excluded\b|\bapplies (?:only )?to\b|\b(?:as of|valid (?:until|till|from|for)) \d/i,
  ],
  [1, /(?<!\p{L})(?:يخضع|تخضع|خاضعة?)(?!\p{L})|قابلة? للتغيير/u],
  [1, /الشروط والأحكام|للشروط والأحكام|(?<!\p{L})(?:تطبق|تسري) (?:ال)?(?:شروط|أحكام)/u],
  [1, /(?:غير|ليست?) مضمون|لا (?:ي|ت)ضمن/u],
  [1, /(?<!\p{L})[وف]?قد (?:ت|ي)(?:تغير|ختلف|تعرض)|في حال (?:التخلف|عدم)/u],
  [
    2,
    /(?:يتم |تم )?الاكتتاب|(?:يحتفظ|تحتفظ)[^.]{0,30}بالحق|يحق للبنك|دون إشعار|(?:حسب|وفق) تقدير|كموزع|بصفته? موزع/u,
  ],
  [1, /مرخصة?(?!\p{L})|طرف ثالث|استرشادي|توضيحي|(?:سار|صالح)(?:ية|ي|ٍ|ة)? (?:حتى|لغاية)|جدول الرسوم/u],
]
