import { isHalfRemark, isSaidInBrackets } from './remarks.ts'
import { isShopTalk } from './shop-talk.ts'

/**
 * Where a remark to colleagues begins behind the words of a page: "(Dina to confirm)", "– max 60 characters", "[38/45]", "??? check".
 * The length of the text where there is none.
 */
export function remarkFrom(text: string): number {
  let end = text.trimEnd().length
  for (let found = findRemark(text.slice(0, end)); found > 0; found = findRemark(text.slice(0, end)))
    end = text.slice(0, found).trimEnd().length
  return end < text.trimEnd().length ? end : text.length
}

function findRemark(text: string): number {
  const bracket = /\s*(?:\(([^()]*)\)|\[([^[\]]*)\]|\{([^{}]*)\}|<<?([^<>]*)>>?)\.?$/.exec(text)
  const inside = bracket && (bracket[1] ?? bracket[2] ?? bracket[3] ?? bracket[4] ?? '')
  if (bracket && (isLimit(inside ?? '') || isForColleagues(inside ?? ''))) return bracket.index
  if (bracket?.[2] !== undefined && /\p{L}{2}/u.test(bracket[2]) && bracket.index > 0) return bracket.index
  if (bracket && isCount(inside ?? '', bracket.index)) return bracket.index
  if (bracket && bracket[2] !== undefined && /^(?:\d{1,2}|[a-z]|note \d+|ref\.? ?\d*)$/i.test(inside ?? ''))
    return bracket.index
  const limit = /\s*(?:\s[–—|-]|;|\/\/)\s*([^–—|;]{2,40})$/.exec(text)
  if (
    limit &&
    (isLimit(limit[1] ?? '') ||
      /^(?:\p{L}+\s){0,2}(?:tbc|tbd|to be confirmed|للتأكيد|قيد التأكيد)(?!\p{L})/iu.test(limit[1] ?? ''))
  )
    return limit.index
  const behind =
    /(?<=[.!?)\]]|\d)\s+(?:legal|compliance|brand|design|dev|copy|note|nb)\s?:\s.*$|(?<=\S)\s+(?:tbc|tbd)(?:\s.{0,40})?$/i.exec(
      text,
    ) ?? /(?<=\S)\s+(?:TN|NB|PS)\s?:\s.*$/s.exec(text)
  if (behind) return behind.index
  return /\s*(?:\?{2,}|!{3,}|<-+|<{2,}|←{2,}|\/\/|\*{2,}\s?(?:nb|note))(?:\s.*)?$/i.exec(text)?.index ?? 0
}

/** "(73)" behind as many characters. */
function isCount(inside: string, length: number): boolean {
  return /^\d{2,3}$/.test(inside) && Math.abs(Number(inside) - length) <= length / 10
}

function isForColleagues(inside: string): boolean {
  if (/^(?:image|picture|photo|visual|icon|الصورة)\b[^.!?؟]{0,30}[:：]/i.test(inside)) return true
  return isSaidInBrackets(inside) || isShopTalk(inside) || isHalfRemark(inside)
}

/** "38 characters", "max. 60", "38/45". */
function isLimit(text: string): boolean {
  return limitWords.test(text.trim())
}

const limitWords =
  /^(?:(?:max(?:imum|\.)?|min(?:imum|\.)?|limit|up to|approx\.?|about|~|≤|<)?:?\s*\d+(?:\s*[/–-]\s*\d+)?\s*(?:chars?|characters|words?|letters|lines?|ch)\b.*|max(?:imum|\.)?:?\s*\d{2,3}|\d{1,3}\s*\/\s*\d{2,3}|(?:بحد أقصى|الحد الأقصى|لا يتجاوز|حتى)?:?\s*[\d٠-٩]+(?:\s*[/–-]\s*[\d٠-٩]+)?\s*(?:حرف|حرفاً|حرفا|أحرف|كلمة|كلمات|سطر|أسطر).*)$/i
