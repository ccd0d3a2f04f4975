import { foldText } from './text.ts'

/** Why the draft writer does not take words of a brief over. */
export type UnsafeReason =
  | 'instruction'
  | 'markup'
  | 'address'
  | 'claim'
  | 'yearly-basis'
  | 'islamic-term'
  | 'personal'

/**
 * Finds what must not pass from a brief into a page: orders to the writer, markup, addresses, and claims that a bank may
 * not make. Written for folded text (see `foldText`).
 */
export function findUnsafe(text: string, { islamic }: { islamic: boolean }): UnsafeReason | undefined {
  const folded = foldText(text)
  if (instructions.some((pattern) => pattern.test(folded))) return 'instruction'
  if (/[<>{}[\]`|\\]|\*\*|^#+ |"""/.test(text)) return 'markup'
  if (/https?:|www\.|\b[\w-]+\.(?:com|net|org|ae|io|example)\b/.test(folded)) return 'address'
  if (/\bae\d{21}\b|\b(?:\d[ -]?){15,16}\b|784-?\d{4}-?\d{7}-?\d|[\w.+-]+@[\w-]+\.\w{2,}/.test(folded)) {
    return 'personal'
  }
  if (claims.some((pattern) => pattern.test(folded))) return 'claim'
  if (rate.test(folded) && !yearly.test(folded)) return 'yearly-basis'
  if (islamic && conventionalTerms.test(folded)) return 'islamic-term'
}

/** Whether a brief speaks of Islamic banking, where some words are not used. */
export function speaksIslamic(text: string): boolean {
  return /islamic|shari'?ah?|murabaha|ijara|mudaraba|takaful|sukuk|halal|اسلامي|شريعه|مرابحه|اجاره|مضاربه|تكافل|صكوك/.test(
    foldText(text),
  )
}

const instructions = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:rules?|instructions?|previous|above|prompts?|limits?|everything|brief)\b/,
  /\b(?:system|developer|assistant)\b ?(?:prompt|message|role|:)/,
  /\byou are (?:now )?(?:an? |the )?(?:ai|assistant|language model|chatbot)\b/,
  /\b(?:write|print|say|output|answer|reply|respond|repeat)\b.{0,12}(?:only|exactly|word|the word|["“'«])/,
  /\bwrite guaranteed\b|\bnew instructions?\b|\bend of (?:the )?brief\b|\bjailbreak\b|^-{3,}$/,
  /تجاهل.{0,30}(?:قواعد|تعليمات|ما سبق|حدود)|اكتب (?:فقط|كلمه)|انت الان|تعليمات جديده/,
]

const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'u')
const arabicWord = (pattern: string) =>
  new RegExp(`(?<![\\p{L}])(?:[وفبلك]{0,2})(?:ال|لل)?(?:${pattern})(?![\\p{L}])`, 'u')

const claims = [
  word('guarantee[ds]?|guaranteeing|assured returns?|protected returns?|secure returns?|guaranteed profit'),
  word('risk[- ]free|no risk|zero risk|without (?:any )?risk|100% safe|safe investment'),
  word(
    'instant approval|100% approval|no credit checks?|everyone (?:is )?(?:approved|accepted)|regardless of (?:your )?credit',
  ),
  word(
    "(?:has|have) returned|returned \\d+(?:\\.\\d+)? ?%|past performance|track record of returns|last year'?s? returns?",
  ),
  word(
    '(?:unlike|than) other banks|adcb|fab|first abu dhabi bank|mashreq|dubai islamic bank|adib|hsbc|rakbank|citibank|standard chartered',
  ),
  word(
    '(?:approved|endorsed|recommended|backed|certified) by (?:the )?(?:central bank|cbuae|uae government|government)',
  ),
  word("blessed by god|qur'?an(?:ic)?|kaaba|holy mosque|paradise"),
  word(
    "hurry|act now|last chance|don't miss(?: out)?|easy money|quick cash|double your money|the best|number one",
  ),
  arabicWord('مضمون[هي]?|نضمن|يضمن|ضمان العائد'),
  arabicWord('(?:خالي?|خال) من المخاطر|بدون (?:اي )?مخاطر(?:ه)?|بلا مخاطر(?:ه)?|استثمار امن'),
  arabicWord('موافقه (?:مضمونه|فوريه)|بدون (?:فحص|استعلام) ائتماني|الموافقه للجميع'),
  arabicWord('الاداء السابق|حقق عائدا|عوائد سابقه|البنوك الاخري|المشرق|الاداء الماضي'),
  arabicWord('(?:معتمد(?:ه)?|مدعوم(?:ه)?) من (?:قبل )?(?:المصرف المركزي|الحكومه)'),
  arabicWord('قران|كعبه|المسجد الحرام|سارع(?:وا)?|لا تفوت(?:وا)?|الافضل|رقم واحد|ضاعف اموالك'),
]

const rate =
  /(?:rate|interest|profit|apr|return)[^.]{0,40}?\d+(?:\.\d+)? ?%|\d+(?:\.\d+)? ?%[^.]{0,25}?(?:rate|interest|profit|apr|return)|(?:معدل|ربح|فائده|عائد)[^.]{0,40}?\d+(?:[.٫]\d+)? ?%|\d+(?:[.٫]\d+)? ?%[^.]{0,25}?(?:معدل|ربح|فائده|عائد)/
const yearly = /per annum|p\.a\.?|per year|a year|annual|apr|yearly|سنوي|في السنه/
const conventionalTerms =
  /(?<![a-z])(?:interest(?!ed|-free| free)|loans?|mortgages?|lend(?:er|ing|s)?|borrow(?:er|ers|ing)?|insurance|insured?|insurer)(?![a-z])|(?<!\p{L})(?:ال|و|ب|ل)*(?:فائده|فوائد|قرض|قروض|رهن عقاري|اقراض|اقتراض|تامين)(?!\p{L})/u
