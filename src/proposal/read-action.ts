import { cutPiece, type Piece, textOfPiece, type Units } from '#word/blocks/piece.ts'
import { readLabel } from '#word/blocks/read-label.ts'

/** The words of a button, and the address that some write behind them: "Apply now (→ /apply)". */
export type ActionWords = { words: Piece; address?: Piece }

const addressBehind =
  /(?<!\s)\s*(?:[([][^()[\]]*(?:https?:\/\/|www\.)[^()[\]\s]*[)\]]|[([](?:links?|leads?|goes) to[^)\]]*[)\]]|(?<=\s)\[[^\]]*\]|(?<=\s)\((?:[\p{L}-]+\s){0,3}(?:button|btn|cta|link|زر)(?:[\s,،–—-]+[\p{L}\d]+){0,4}\)|(?<=\s)(?:button|btn|cta)|(?:[([]\s*)?(?:(?:→|->|=>|>>?|–|—|-|:|links? to:?|goes to:?|url:?)\s*)?(?:(?:https?:\/\/|www\.|\/|#|tel:|mailto:)[^\s)\]]{0,400}|[a-z0-9-]+(?:\.[a-z0-9-]+)+\/[^\s)\]]{0,400})(?:\s*[)\]])?)\s*$/iu

/** Several beside each other are parted by strokes or dots. */
export function readActions(piece: Piece, units: Units): ActionWords[] {
  return splitChips(piece, units).map((chip) => {
    const text = textOfPiece(chip, units)
    const found = addressBehind.exec(text)
    if (!found || found.index === 0) return { words: chip }
    const [words, address] = cutPiece(chip, found.index)
    return { words, address }
  })
}

/** "Apply now | Learn more": each with the sign before it. */
function splitChips(piece: Piece, units: Units): Piece[] {
  const text = textOfPiece(piece, units)
  const cuts = [...text.matchAll(between)]
    .map(({ index }) => index)
    .filter((index) => text.slice(0, index).trim() !== '')
  if (cuts.length === 0 || cuts.length > 3) return [piece]
  const starts = [0, ...cuts]
  return starts.map((from, index) => ({
    unit: piece.unit,
    from: piece.from + from,
    to: piece.from + (starts[index + 1] ?? text.length),
  }))
}

/** Strokes, dots, wide gaps, labels of buttons, or the ends of brackets part buttons beside each other. */
const between =
  /(?<!\s)\s+(?:\||·|•|\/)\s|(?<=\))\s+(?:and|or|و|أو)\s+(?=\p{Lu}|\p{Script=Arabic})|(?<!\t)\t+(?=\S)|(?<!\s)\s{3,}(?=\S)(?!\/\/|<<)|(?<=\])\s*(?=\[)|(?<!\s|[Gg]host|[Ss]econd|[Ss]econdary|[Pp]rimary|[Mm]ain)\s+(?=(?:CTA|[Bb]tn|[Bb]utton|زر|الزر)\s?\d?\s?[:：])/gu

const verbs =
  'apply|get|open|start|learn|find|see|contact|call|book|request|explore|discover|view|download|register|sign|join|compare|calculate|check|' +
  'talk|read|try|switch|activate|order|buy|shop|chat|visit|watch|submit|schedule|continue|claim|enrol|enroll|invest|refer|choose|select|pick|save|send|set\\sup|move|top\\sup|switch|become|donate|pay|reserve|track|renew|browse|take|share|bring|create|build|add|speak|show|subscribe|go|meet|enquire|inquire|ask|upgrade|transfer|block|dispute|report|freeze|unlock|redeem|estimate|simulate|invite|enable|tap|click|scan|install|play|listen|fill|tell\\sus|let\\sus|connect|log\\sin|sign\\sup|back\\sto|view|donate|give'
const arabicVerbs =
  'أضف|اختر|تبرّ?ع|ادفع|أرسل|جدّ?د|حدّ?د|شارك|استفد|انتقل|اطلع|زر|وفّ?ر|حوّ?ل|ادّ?خر|احصل|اشتر|نزّ?ل|جرّ?ب|استعلم|اطّ?لع|تحقق|قدّ?م|قدّ?مي|اطلب|اكتشف|اعرف|افتح|تواصل|ابدأ|سجّ?ل|احسب|تعرّ?ف|حمّ?ل|احجز|استكشف|اتصل|شاهد|قارن|تصفّ?ح|اقرأ|استثمر|انضم|فعّ?ل|تحدث|اشترك'
const actionStart = new RegExp(`^(?:(?:${verbs})\\b|(?:${arabicVerbs})(?:ي|وا)?(?:\\s|$))`, 'iu')

/** Whether all that stands beside each other on a line does. */
export function readsAsActions(text: string, isLink: boolean): boolean {
  const chips = text.split(between)
  const bare = chips.map(withoutAddress)
  const isFramed = chips.length > 1 && chips.every((chip) => /^\s*\[[^\]]{2,30}\]\s*$/.test(chip))
  if (isFramed && chips.some((chip) => readsAsAction(chip, isLink))) return chips.length <= 3
  return chips.length <= 3 && bare.every((chip) => readsAsAction(chip, isLink))
}

function withoutAddress(text: string): string {
  const found = addressBehind.exec(text)
  return found && found.index > 0 ? text.slice(0, found.index) : text
}

/** Whether a line reads as the words of a button does, without being called one. */
export function readsAsAction(text: string, isLink: boolean): boolean {
  const bare = text.trim()
  const framed = /^(?:\[[^\]]{2,40}\]|<[^>]{2,40}>)(?:\s*[[<][^\]>]{2,40}[\]>])?$/.test(bare)
  if (/[[(](?:[\p{L}-]+\s){0,3}(?:button|btn|cta|زر)(?:[\s,،–—-]+[\p{L}\d]+){0,4}[\])]/iu.test(bare))
    return bare.split(/\s+/).length <= 8
  const words = bare.replace(/^[[<>→➔▶›»👉👈🔗“"\s]+|[\]>→➔▶›»👉👈🔗”"\s]+$/gu, '')
  const count = words.split(/\s+/).length
  const pointed = /[→➔▶›»👉👈]\s*$/u.test(bare) || /^[→➔▶👉👈🔗]|^>\s?\p{Lu}/u.test(bare)
  const starts = actionStart.test(bareWords(words))
  if (
    /^\((?:choose|select|apply|open|get|start|book|buy|register|learn|download|join|اختر|احجز|قدّ?م|ابدأ|افتح)[^()]{1,40}\)$/i.test(
      words,
    )
  )
    return count <= 5
  if (/[.,;:!?؟]$/.test(words)) return false
  if (pointed && starts) return count <= 8
  if (framed || pointed || isLink) return count <= 6 && (starts || isLink || (pointed && count <= 4))
  return starts && count <= 4
}

/** Without the vowels of Arabic. */
function bareWords(text: string): string {
  return text.replace(/\p{M}/gu, '')
}

/** "CTA 2: Call us", "button Call us" beside another button. */
export function lengthOfLabel(text: string): number {
  const bare =
    /^\s*(?:and|or|و|أو)\s+(?=[\p{Lu}\p{Script=Arabic}])|^[\s/|·•]*(?:button|btn|cta|زر)\s+(?=[\p{Lu}\p{Script=Arabic}])/u.exec(
      text,
    )?.[0].length
  if (bare) return bare
  const found = /^[\s/|·•]*([^:：]{2,24})[:：]\s*(?=\S)/.exec(text)
  const slot = found?.[1] === undefined ? undefined : readLabel(found[1])?.slot
  return slot === 'action' || slot === 'second-action' ? (found?.[0].length ?? 0) : 0
}
