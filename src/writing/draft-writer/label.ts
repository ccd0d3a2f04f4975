import type { Fact } from './facts.ts'
import { hasArabic, upperFirst } from './text.ts'

/** What a fact is of, in its own words: "Welcome bonus" of "welcome bonus 40,000 miles"; nothing where none of them names a thing. */
export function labelOf({
  text,
  figures,
  shape,
}: Pick<Fact, 'text' | 'figures' | 'shape'>): string | undefined {
  const [, ahead] = /^([^:\d٠-٩]{2,40}):\s/.exec(text) ?? []
  if (ahead !== undefined) return named(ahead)
  const [first] = figures
  if (!first || shape === 'verb' || shape === 'sentence') return undefined
  if (first.from > 0) return named(withoutEnd(text.slice(0, first.from)))
  const behind = text.slice(first.to).trim()
  return /\d|[,،;(]/.test(behind) ? undefined : named(behind)
}

function named(words: string): string | undefined {
  const label = words.trim()
  const count = label.split(/\s+/).length
  const isThing = label.length > 3 && count <= most && !noThing.test(label) && !/[,،;؛!?؟.]/.test(label)
  const isWhole = hasArabic(label) || count > 1 || label.length > 4
  return isThing && isWhole && !unfinished.test(label) && !done.test(label) ? upperFirst(label) : undefined
}

const most = 4

/** Words that lead to the figure. */
function withoutEnd(text: string): string {
  const bare = text.trim().replace(leading, '').trim()
  return bare === text.trim() ? bare : withoutEnd(bare)
}

const leading =
  /(?:^|\s)(?:up to|upto|from|starting|starts?|is|are|of|within|in|just|only|at|for|over|to|by|max\.?|min\.?|=|-|–|حتى|حتي|من|خلال|تصل|يصل|إلى|الى|تبدأ|يبدأ|تبدا|يبدا|بنسبة|بقيمة|لمدة|بحد|أقصى|أدنى|كل|برسوم|على)\s*$/iu
const noThing =
  /^(?:no|not|free|unlimited|with|without|for|from|on|per|if|when|after|before|until|till|only|your|get|earn|each|every|others?|and|or|than|at|extra|another|you|we|within|of|a|an|the|in|apply|offer runs|بدون|بلا|دون|مع|من|على|في|لا|لك|كل|عند|بعد|قبل|حتى|لـ?|أقل|أكثر|اقل|اكثر|يشترط|لازم|يجب|خلال|فقط|تحويل دولي لأكثر)(?:\s|$)|^(?:[تي]\p{L}{3,}|ا?حصل|حو?ّ?ل|حم?ّ?ل|افتح|قدّ?م|ادفع|سدد)\s/iu
const unfinished = /(?:^|\s)(?:a|an|the|and|or|&|\+|with|of|for|و|أو|مع|عند|لأكثر|لأقرب|قبل|بعد|أول|قرّب)$/iu
const done =
  /(?:^|\s)(?:opened|paid|credited|waived|required|needed|delivered|approved|charged|allowed|runs|valid|fixed)$/i
