import { readPartName } from '#word/blocks/read-label.ts'
import type { Habits } from './habits.ts'
import { isHalfRemark, isRemark } from './remarks.ts'
import { isShopTalk, namesLook } from './shop-talk.ts'
import { isNotice } from './small-print.ts'

/** What is said to colleagues: wholly in brackets, or with the words that such lines begin with. */
export function isAside(text: string, { isDeck, isOfOnePerson }: Habits): boolean {
  if ((isDeck && isAboutLayout(text)) || isBesidePart(text)) return true
  if (/^\[[^\]]*\]\.?$/.test(text)) return true
  if (/^\([^)]*\)\.?$/.test(text) && (isDeck || namesLook(text))) return true
  if (/^\(.*\)\.?$/.test(text) && toColleagues.test(text)) return true
  return (
    startsAsDirection(text) ||
    furniture.test(text) ||
    signed.test(text) ||
    inShop.test(text) ||
    awaited.test(text) ||
    asideBefore.test(text) ||
    letter.test(text) ||
    isUnfinished.test(text) ||
    aboutWork.test(text) ||
    isShopTalk(text) ||
    (!isOfOnePerson && isRemark(text))
  )
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
    (isLimit(limit[1] ?? '') || /^(?:tbc|tbd|to be confirmed|للتأكيد|قيد التأكيد)\b/i.test(limit[1] ?? ''))
  )
    return limit.index
  const behind =
    /(?<=[.!?)\]]|\d)\s+(?:legal|compliance|brand|design|dev|copy|note|nb)\s?:\s.*$|(?<=\S)\s+(?:tbc|tbd)(?:\s.{0,40})?$/i.exec(
      text,
    )
  if (behind) return behind.index
  return /\s*(?:\?{2,}|!{3,}|<-+|←{2,}|\/\/|\*{2,}\s?(?:nb|note))(?:\s.*)?$/i.exec(text)?.index ?? 0
}

/** "(73)" behind as many characters. */
function isCount(inside: string, length: number): boolean {
  return /^\d{2,3}$/.test(inside) && Math.abs(Number(inside) - length) <= length / 10
}

function isForColleagues(inside: string): boolean {
  if (/^(?:image|picture|photo|visual|icon|الصورة)\b[^.!?؟]{0,30}[:：]/i.test(inside)) return true
  return toColleagues.test(inside) || errand.test(inside) || isShopTalk(inside) || isHalfRemark(inside)
}

/** "Hamad will send the new one" */
const errand =
  /(?:^|[\s–—-])\p{Lu}\p{L}+ (?:will|to|can) (?:send|confirm|check|provide|supply|update|decide|advise)\b/u

/** "38 characters", "max. 60", "38/45". */
function isLimit(text: string): boolean {
  return limitWords.test(text.trim())
}

const limitWords =
  /^(?:(?:max(?:imum|\.)?|min(?:imum|\.)?|limit|up to|approx\.?|about|~|≤|<)?:?\s*\d+(?:\s*[/–-]\s*\d+)?\s*(?:chars?|characters|words?|letters|lines?|ch)\b.*|max(?:imum|\.)?:?\s*\d{2,3}|\d{1,3}\s*\/\s*\d{2,3}|(?:بحد أقصى|الحد الأقصى|لا يتجاوز|حتى)?:?\s*[\d٠-٩]+(?:\s*[/–-]\s*[\d٠-٩]+)?\s*(?:حرف|حرفاً|حرفا|أحرف|كلمة|كلمات|سطر|أسطر).*)$/i

/** Words that nobody says to a customer in brackets. */
const toColleagues =
  /^(?:was|were|formerly|used to be)\s|^كان\s|\b(?:tbc|tbd|todo|pls|plz|fyi|wip|placeholder|to (?:be )?(?:confirm(?:ed)?|check(?:ed)?|come|follow|add|update|approve)|(?:please |legal |kindly )(?:confirm|check|verify|advise|add|update|review)|(?:confirm|check|verify|ask|agreed?|align(?:ed)?|ok) (?:with|by|from|w\/)|need(?:s)? (?:legal|sign|approval|check|input|confirm\w*)|awaiting|pending (?:legal|approval|sign|input|confirm\w*)|(?:link|figure|number|image|photo|date|rate) to (?:come|follow)|(?:first|below|above|left|right), (?:ar|en|arabic|english)|en first|ar first)\b|\b(?:legal|compliance|product|risk|brand|design(?:er)?|marketing|ops|dev|translator|copy|writer|client)\s?:|\?{2,}|(?:قانوني|القانونية|الامتثال|المنتج|التسويق|التصميم|المترجم|الترجمة)\s?[:：]|(?:للتأكيد|قيد التأكيد|بانتظار|يرجى (?:التأكد|التأكيد|المراجعة|التحقق)|نرجو (?:التأكد|تأكيد|التأكيد|المراجعة)|للمراجعة|(?:راجع|اسأل|تأكد) (?:مع|من)|سيُ?حدد لاحقاً|لم يُ?عتمد|غير معتمد)/iu

const asideBefore =
  /^(?:(?:note|comment|remark|reminder|query)s?(?: (?:to|for|from|by) [^:.]{2,30})?|(?:design(?:er)?|legal|dev|compliance|client|internal|copy|brand|editor|production|review(?:er)?|team) (?:note|comment|remark)s?|nb|n\.b\.|internal|placeholder|draft|designer|design|dev|screenshot|insert|(?:ملاحظة|ملاحظات|تعليق|تذكير)(?:\s[^\s:.]+){0,4}|للمصمم|للمراجعة)\s*[:–—-]/iu

/** Said of the document, of those who work on it, or of how far they are. */
const aboutWork =
  /\b(?:client|compliance|marketing|designer|agency|translator|product team|legal team) (?:has|have|to|wants?|chose|asked|approved|confirmed|prefers?|is|are)\b|\b(?:do not|don['’]?t|please don['’]?t) (?:build|edit|translate|publish|touch|put|show|use|include|design)\b(?! your?)|\bfor the record\b|^(?:this|the attached|attached is the) (?:document|deck|file|sheet|copy|draft)\b|\b(?:use|treat|read|see) this (?:document|doc|deck|file|sheet|draft)\b|\bleft column\b|\bchar(?:acter)?s? counts?\b|\bword counts?\b|\b(?:first|second|third|latest|2nd|1st|3rd) (?:draft|round|review)\b|\b(?:figma|jira|sharepoint|trello|confluence|google doc)\b|(?<!\()\b(?:copy|text) only\b|\bdesign (?:will|to) follow\b|\b(?:english|en|arabic|ar) (?:is|first|below|above|to follow)\b.{0,30}(?:final|below|above|review|follow)|^translator\b|^(?:copy|text|draft|written|words) by\b|^p\.?s\.?\s|^(?:لا تعدّ?ل|يرجى عدم|الرجاء عدم)|(?:وافق|اعتمد|طلب) (?:العميل|القسم القانوني|فريق)|^(?:مرفق|تجدون|إليكم) (?:نص|نصوص|النص|المسودة|أدناه)|^هذا (?:المستند|الملف)|قبل النشر/i

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

/** How colleagues talk to each other in the margin: shorthand, names, instructions about parts of the page, where pictures come from. */
const inShop = new RegExp(
  [
    '\\b(?:pls|plz)\\b|^@\\p{L}+|^xx+\\s.*|^<[^<>]+>$|[☐☑☒]|^from:.*\\b(?:to|re|subject):|\\b\\d of \\d (?:received|done|approved)\\b',
    '^[\\s–—*=-]*(?:start|beginning|end) of (?:the )?(?:copy|page|document|text|file)\\b|نهاية (?:النص|المستند|الصفحة|المحتوى)',
    '^(?:filled in|checked|signed off|reviewed|approved|proofread|written|prepared|translated|edited) by\\b|\\bproofread\\b',
    '^(?!.*\\byour?\\b)(?:please |kindly )?(?:keep|leave|remove|delete|replace|swap|move|insert|add|use|reuse|repeat)\\b.{0,30}\\b(?:block|banner|line|section|paragraph|image|picture|pic|visual|icons?|logo|headline|module|wireframe|pairs)\\b',
    '^(?!(?:how|what|when|where|who|ways?|reasons?|time)\\b)\\p{L}+ (?:prefers|suggests|to (?:confirm|check|send|provide|review|approve|supply|advise))\\b|\\bwaiting (?:for|on) (?:legal|product|design|approval|sign-?off)\\b',
    '\\b(?:getty|shutterstock|istock|adobe stock|unsplash|licen[cs]e pending|royalty free)\\b|\\b(?:logos?|images?|photos?|pictures?|figures?|numbers?|copy|text|link|translation|icons?) to (?:follow|come|be added)\\b|من المكتبة$',
    '^(?:الرجاء|يرجى|نرجو|رجاءً) (?:مراجعة|التأكد|إضافة|حذف|استبدال|تعديل|تحديث|إبقاء|استخدام|عدم)',
  ].join('|'),
  'iu',
)

/** "Reem – price after year 1, please confirm" */
const signed =
  /^\p{Lu}\p{L}{1,14}(?: \p{Lu}\.?)?\s?(?::|\s[–—-])\s+(?!.*\byour?\b)(?:.*\b(?:pls|please|confirm|checked|asked|clarify)\b|(?:I|i|we|sorted|ok|agreed|done|not sure|can we|do we|should we)\b)/u

/** "Page 2 of 2", and what a file is called. */
const furniture =
  /^(?:page|صفحة)\s*[\d٠-٩]+\s*(?:of|\/|من)\s*[\d٠-٩]+\b|^\S+\.(?:docx?|pdf|xlsx?|pptx?|png|jpe?g|psd|ai|indd)$/i

/** "Waiting for Grace" */
const awaited =
  /\b[Ww]aiting (?:for|on) (?:\p{Lu}|contract|sign|approval|figures?)|\b[Aa]sk (?:Finance|Legal|Product|Treasury|Compliance|Marketing|Risk|Brand|Design|IT|HR)\b|\b[Aa]sk \p{Lu}\p{L}+ (?:for|to|about|if|whether)\b/u

const letter =
  /^(?:hi|hello|dear|hey) (?:all|team|everyone|both)\b|\b(?:please|kindly) find\b|^(?:best|kind|warm) regards\b|\blet me know (?:if|whether|what)\b|\bas discussed\b|\bhere is the (?:text|copy)\b|\bon leave (?:from|until)\b|^this e-?mail is confidential|^السلام عليكم|^(?:(?:many )?thanks|thx|thank you|cheers|(?:best |kind |warm )?regards|b?rg?ds|br|(?:best |kind |warm )?rgds|best|شكراً?)(?: all| team| everyone| both| again)?\s?[,،!.–-]+\s*\p{L}+(?: \p{L}+)?(?:\s[–—-]\s.{0,120}|[.,]?)$|^مرحباً? (?:بالجميع|فريق)|^(?:مع )?(?:أطيب |خالص |فائق )?(?:تحياتي|التحيات|التحية|الاحترام|التقدير)(?:[\s،,–-]+\S+){0,4}$/iu

const isUnfinished =
  /^[?؟]{2,}\s|\d[.,]x{1,3}\s?%|\bx{2,3}\s?%|^(?:lorem ipsum|\/\/|!!|>>|<<)|^(?:todo|to do|tbc|tbd|verify|fixme)\b|^x{2,3}$|^(?:version|draft|v)\s?\d+(?:\.\d+)?\b.{0,60}$|^\d{1,2}(?:st|nd|rd|th)? \p{L}+,? 20\d\d$|^20\d\d-\d\d-\d\d$|^.{0,50}\b(?:tbc|tbd|todo)\b[.!]?$|[.?!]\s(?:tbc|tbd|todo)\b[.!]?$|^(?:draft|مسودة)\b.*(?:not approved|for review|waiting|للمراجعة|غير معتمد)/iu

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
  /^(?:(?:best|kind|warm|many|with)(?: regards| wishes| thanks)?(?: (?:and|&) (?:best |kind |warm )?(?:regards|wishes|thanks))?|(?:best |kind |warm )?rgds|b?r(?:g?ds)?|sent from my \w+|thank(?:s| you),? (?:and|&) (?:best |kind |warm )?regards|regards|thanks(?: a lot| again| so much| all| team| everyone| both)?(?: in advance)?|thx|thnx|tks|ty|thank you(?: all| again| so much| very much)?|thanking you(?: all| in advance)?|yours (?:sincerely|faithfully|truly)|with (?:many )?thanks|تفضلوا بقبول.{0,40}|cheers|sincerely|(?:مع )?(?:أطيب |خالص |فائق |وافر )?(?:التحيات|التحية|تحياتي|الاحترام|التقدير|الشكر)|شكراً?(?: لك| لكم| جزيلاً)?|ودمتم)\s*[,،!.]*$/i
