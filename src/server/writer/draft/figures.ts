/** A figure of a fact with what belongs to it: "up to AED 500", "5%", "24/7". */
export type Figure = {
  /** As it stands in the fact. */
  text: string
  /** The digits alone, Western. */
  digits: string
  isPercent: boolean
}

const number = String.raw`\d[\d,]*(?:\.\d+)?`
const before = String.raw`(?:(?:up to|from|over|more than|at least|at most|as low as|within|under|below|minimum(?: of)?|maximum(?: of)?|حتى|تصل إلى|يصل إلى|ابتداءً من|من|أكثر من|أقل من|خلال|لمدة)\s+)?`
const currency = String.raw`(?:AED|Dhs?\.?|USD|EUR|GBP|SAR|درهم إماراتي)\s?`
const unit = String.raw`(?:\s?(?:%|٪|per cent|percent)|\s?\+|[\s-]+(?:million|billion|thousand|bn|m\b|k\b|مليون|مليار|ألف))?(?:\s+(?:AED|dirhams?|fils|points?|miles?|working days?|business days?|days?|hours?|minutes?|seconds?|weeks?|months?|years?|visits?|branches|ATMs|countries|currencies|lounges?|partners?|cities|times|درهم(?:اً|ا)?|دراهم|يوم(?:اً)? عمل|أيام عمل|يوم(?:اً|ا)?|أيام|ساعة|ساعات|دقيقة|دقائق|ثانية|ثوانٍ|أسبوع|أسابيع|شهر(?:اً|ا)?|أشهر|سنة|سنوات|عام(?:اً)?|أعوام|نقطة|نقاط|ميل|أميال|زيارة|زيارات|فرع(?:اً)?|فروع|دولة|دول|صالة)(?![\p{L}]))?`
const figurePattern = new RegExp(
  `${before}(?:24\\s?/\\s?7|${currency}${number}${unit}|${number}${unit})`,
  'giu',
)

/** All figures of a text in order, each with its qualifier and unit. */
export function findFigures(text: string): Figure[] {
  const folded = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
  return [...folded.matchAll(figurePattern)].map(({ 0: match }) => ({
    text: match.trim().replace(/[,.]$/, ''),
    digits: numbersIn(match)[0] ?? '',
    isPercent: /%|٪|per ?cent/i.test(match),
  }))
}

/** Every number of a text as plain digits: "AED 1,400.50" gives "1400.50". */
export function numbersIn(text: string): string[] {
  const western = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/٫/g, '.')
    .replace(/(?<=\d)[,٬](?=\d{3}(?!\d))/g, '')
  return western.match(/\d+(?:\.\d+)?/g) ?? []
}

/** What the figure counts: the fact without it, or undefined when taking it out would change the meaning. */
export function withoutFigure(fact: string, figure: Figure): string | undefined {
  const at = fact.indexOf(figure.text)
  if (at < 0) return undefined
  const [head, tail] = [fact.slice(0, at).trim(), fact.slice(at + figure.text.length).trim()]
  if (/\b(?:no|not|without|free|zero|waived)\b|بلا|بدون|من دون|لا /i.test(head)) return undefined
  if (/^(?:(?:of|or|to|and)\b|[–-]|(?:و|من|أو|إلى)(?=\s))/i.test(tail) && head !== '') return undefined
  if (/(?:\bto|إلى)$/i.test(head)) return undefined
  const opening = head
    .replace(
      /\s*(?:\b(?:in|of|for|at|is|with|a|an|by|to|on|are|only|just)|في|من|على|إلى|لمدة|خلال|[:،,–-])$/iu,
      '',
    )
    .trim()
  if (/\d/.test(opening + tail)) return undefined
  if (opening === '') return tail === '' ? undefined : tail.replace(/^[:،,–-]\s*/, '')
  return tail === '' ? opening : `${opening} ${tail}`.replace(/\s+([,،])/g, '$1')
}
