import { findClaim, rateRule } from '../claims.ts'
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
  if (ordersWriter(text)) return 'instruction'
  if (/[<>{}[\]`|\\]|\*\*|^#+ |"""/.test(text.replace(comparison, ''))) return 'markup'
  if (/https?:|www\.|(?<![\w-])[\w-]+\.(?:com|net|org|ae|io|example)\b/.test(folded)) return 'address'
  if (
    /\bae\d{21}\b|\b(?:\d[ -]?){15,16}\b|784-?\d{4}-?\d{7}-?\d|(?<![\w.+-])[\w.+-]+@[\w-]+\.\w{2,}/.test(
      folded,
    )
  ) {
    return 'personal'
  }
  const claim = findClaim(text, { islamic })
  if (!claim) return undefined
  if (claim.rule === rateRule) return ofMerchants.test(folded) ? undefined : 'yearly-basis'
  return claim.brand === 'islamic' ? 'islamic-term' : 'claim'
}

/** What a shop pays for each payment has no year. */
const ofMerchants =
  /\b(?:pos|merchant|mdr|card acceptance|commission|conversion|exchange) rates?\b|نقاط البيع/

/** Whether a text is an order to whoever writes, and not of what. */
export function ordersWriter(text: string): boolean {
  const folded = foldText(text)
  return instructions.some((pattern) => pattern.test(folded))
}

/** "spend > 12k" is no markup. */
const comparison = /(?<=\s)[<>]=? ?(?=(?:[a-z]{3} ?)?[\d٠-٩])/gi

const instructions = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:rules?|instructions?|previous|above|prompts?|limits?|everything|brief)\b/,
  /\b(?:system|developer|assistant)\b ?(?:prompt|message|role|:)/,
  /\byou are (?:now )?(?:an? |the )?(?:ai|assistant|language model|chatbot)\b/,
  /\b(?:write|print|say|output|answer|reply|respond|repeat)\b.{0,12}(?:only|exactly|word|the word|["“'«])/,
  /\bwrite guaranteed\b|\bnew instructions?\b|\bend of (?:the )?brief\b|\bjailbreak\b|^-{3,}$/,
  /\b(?:reveal|show|repeat|leak)\b.{0,20}\b(?:instructions?|prompts?|rules)\b/,
  /\b(?:every|each|all) (?:the )?(?:values?|fields?|titles?|texts?|answers?|sentences?|columns?)\b/,
  /^(?:please )?(?:answer|reply|respond|write)\b.{0,12}\bin (?:arabic|chinese|english|french|german|hindi|russian|spanish|urdu)\b/,
  /تجاهل.{0,30}(?:قواعد|تعليمات|ما سبق|حدود)|اكتب (?:فقط|كلمه)|انت الان|تعليمات جديده/,
]
