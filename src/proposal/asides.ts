import { readPartName } from '#word/blocks/read-label.ts'
import type { Habits } from './habits.ts'
import { isHalfRemark, isRemark, isSaidInBrackets } from './remarks.ts'
import { isShopTalk, namesLook } from './shop-talk.ts'
import { isNotice } from './small-print.ts'

/** What is said to colleagues: wholly in brackets, or by its words. In an own voice it may sound like that. */
export function isAside(text: string, { isDeck, isOfOnePerson }: Habits, isOwnVoice = false): boolean {
  if ((isDeck && isAboutLayout(text)) || isBesidePart(text)) return true
  if (/^\[[^\]]*\]\.?$/.test(text)) return true
  if (/^\([^)]*\)\.?$/.test(text) && (isDeck || namesLook(text))) return true
  if (/^\(.*\)\.?$/.test(text) && isSaidInBrackets(text)) return true
  return startsAsDirection(text) || isShopTalk(text) || isRemark(text, isOfOnePerson === true || isOwnVoice)
}

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

/** What stands in brackets behind the words of a button is said of it. */
export function endOfButton(text: string): number {
  const end = remarkFrom(text)
  const bracket = /(?<=\S)\s*\([^()]*\)\s*$/.exec(text.slice(0, end))
  return bracket ? bracket.index : end
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

/** "Then four small points next to each other:" says where copy stands, which follows. */
export function isDirection(text: string): boolean {
  return isAboutLayout(text) || startsAsDirection(text) || isBesidePart(text)
}

/** "Below hero: three boxes" */
function isBesidePart(text: string): boolean {
  const part =
    /^(?:right |directly |just )?(?:below|under|above|after|before|beside|next to) (?:the )?([^:–—]{3,30}?)\s?(?:[:：]|\s[–—-]\s)/i.exec(
      text,
    )
  return part?.[1] !== undefined && readPartName(part[1]) !== undefined
}

function startsAsDirection(text: string): boolean {
  return /[:：]$/.test(text) && direction.test(text) && text.split(/\s+/).length <= 12
}

const direction =
  /^(?!.*\byour?\b)(?:and |then |next )?(?:then|next|after that|followed by|under(?:neath)?|below|above|beside|next to|(?:for|at|on|in) the (?:very )?(?:top|bottom|end|left|right|middle|start)|ثم|بعد ذلك|أسفل|في (?:أعلى|أسفل|نهاية) الصفحة)\s[^.!?؟]*[:：]$/i

/** "8-card grid, 4 columns", "CTA is an anchor": how it is to look, said to no reader. */
function isAboutLayout(text: string): boolean {
  if (/\byour?\b/i.test(text)) return false
  if (
    /^\d{1,3} (?:characters|chars|words)\b|\b(?:CTAs?|eyebrows?|sub-?heads?|wireframes?|breakpoints?|hairline|full-bleed)\b/.test(
      text,
    )
  )
    return true
  const found = new Set(
    text
      .toLowerCase()
      .match(
        /\b(?:grid|columns?|tiles?|dividers?|layout|stacked|(?:two|three|four)-up|ribbon|icons?|cards?|headline|body|desktop|mobile|tablet|screenshot|caption|animation|placeholder)\b/g,
      ),
  )
  return (
    found.size > 1 &&
    /\b(?:grid|columns?|tiles?|dividers?|layout|stacked|(?:two|three|four)-up)\b/i.test(text)
  )
}

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
export function isWarning(text: string): boolean {
  return /^\s*(?:warning|caution|تحذير|تنبيه)\s*[:：!]/i.test(text)
}

/** "Hi Mona," */
export function isGreeting(text: string): boolean {
  return /^(?:hi|hello|dear|hey|good (?:morning|afternoon)|مرحباً?|أهلاً|عزيزي|عزيزتي|أعزائي|صباح الخير)(?:\s\p{L}+){0,3}\s*[،,!]?$|^السلام عليكم/iu.test(
    text.replace(/(?:\s|\p{Extended_Pictographic}|\uFE0F)+$/u, ''),
  )
}

/** "Hi Mona, here we go." */
export function startsAsLetter(text: string): boolean {
  return /^(?:hi|hello|dear|hey|هلا|مرحبا|مرحباً|أهلا|أهلاً|عزيزي|عزيزتي)(?:\s\p{L}+){1,3}\s?[,،!–-]\s?\S/iu.test(
    text,
  )
}

/** Lines above a letter, and what ends it. */
export function isLetterHead(text: string): boolean {
  return /^(?:fwd?|re|aw|from|to|cc|bcc|sent|date|subject|من|إلى|التاريخ|الموضوع)\s*[:：]/i.test(text)
}

export function isFarewell(text: string): boolean {
  return farewell.test(text)
}

const farewell =
  /^(?:(?:best|kind|warm|many|with)(?: regards| wishes| thanks)?(?: (?:and|&) (?:best |kind |warm )?(?:regards|wishes|thanks))?|(?:best |kind |warm )?rgds|b?r(?:g?ds)?|sent from my \w+(?:,.{0,40})?|أ\u064F?رسلت? من \S+(?: \S+)?|thank(?:s| you),? (?:and|&) (?:best |kind |warm )?regards|regards|thanks(?: a lot| again| so much| all| team| everyone| both)?(?: in advance)?|thx|thnx|tks|ty|thank you(?: all| again| so much| very much)?|thanking you(?: all| in advance)?|yours (?:sincerely|faithfully|truly)|warmly|warmest|all (?:the )?best|take care|مشكورة?|مشكورين|يعطيكم? العافية|with (?:many )?thanks|تفضلوا بقبول.{0,40}|cheers|sincerely|(?:مع )?(?:أطيب |خالص |فائق |وافر )?(?:التحيات|التحية|تحياتي|الاحترام|التقدير|الشكر)|شكراً?(?: لك| لكم| جزيلاً)?|ودمتم)\s*[,،!.]*$/i
