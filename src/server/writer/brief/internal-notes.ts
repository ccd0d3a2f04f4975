import { foldText } from '../draft/text.ts'

/** Why a line of a brief is no message: it is said among colleagues, or nobody has confirmed it yet. */
export type NoteKind = 'note' | 'unconfirmed'

/** Whether a line is plainly said among colleagues or to the writer, and not to customers. */
export function findNote(text: string): NoteKind | undefined {
  const folded = foldText(text).replace(/[ؤئ]/g, 'ء')
  if (unconfirmed.some((pattern) => pattern.test(folded))) return 'unconfirmed'
  if (orders.some((pattern) => pattern.test(folded)) || colleague.test(text)) return 'note'
}

const people =
  "legal|compliance|treasury|marketing|mktg|shari'?ah? (?:dept|department|board|team)|the (?:agency|boss)"
const verbs =
  'mention|say|write|use|put|add|include|show|talk|repeat|forget|print|publish|call|quote|copy|promise|claim|reveal|translate'
const parts =
  'headline|hero|banner|buttons?|cta|font|logo|emojis?|sections?|paragraphs?|bullets?|tagline|titles?|tone|copy|wording|photos?|pictures?|images?|layout|page|qr code'

/** All for folded text. */
const unconfirmed = [
  /\b(?:tbc|tbd|tba|unconfirmed|provisional|placeholder|x{2,})\b|\?{2,}|؟{2,}|\?!|!\?/,
  /\bto be (?:confirmed|decided|checked|agreed|advised)\b|\bnot (?:yet |been )*(?:final|confirmed|approved|signed off)\b/,
  /\b(?:pending|awaiting) (?:\w+ )?(?:approval|legal|compliance|confirmation|sign-?off|treasury)\b/,
  /\bsubject to (?:mgmt|management|legal|compliance|treasury|budget|internal|marketing|shari'?ah?) (?:approval|sign-?off|confirmation)/,
  new RegExp(`\\bwaiting (?:for|on) (?:${people}|approval|confirmation|final|the final)\\b`),
  /\b(?:pls|plz|please|must|need to|needs to|should) (?:re-?|double[- ])?(?:confirm|check|verify|approve|advise)\b/,
  /\bto (?:confirm|check|verify|approve|advise)\s*[!.)]*$/,
  new RegExp(
    `\\b(?:check|confirm|clear|verify|align|agree)\\w*\\b.{0,20}\\b(?:with|w/|by) ?(?:${people})\\b`,
  ),
  /\b(?:double|cross)[- ]?check\b|\bcheck (?:if|whether) we\b|\b(?:not sure|i think|i guess|maybe|perhaps)\b/,
  new RegExp(
    `\\b(?:${people}) (?:may|might|could|will)\\b|\\b(?:if|unless) .{0,40}\\b(?:approved|confirmed)\\b`,
  ),
  /(?:للتاكيد|سيتم تاكيد|بانتظار|بنتظار|قيد (?:الموافقه|المراجعه|التاكيد)|لم (?:يعتمد|يءكد)|غير (?:مءكد|معتمد|نهاءي)|قبل النشر|لازم (?:\p{L}+ )?(?:نتاكد|يوافق|توافق|نراجع|يعتمد))/u,
]

const orders = [
  /(?:^|[\s(])(?:pls|plz|kindly)(?![a-z])|^please\b/,
  new RegExp(
    `(?:^|[,;:(–-]\\s*|\\b(?:said|says|and|so|but)\\s+)(?:do not|don't|dont|never|not to|avoid|rather not)\\s+(?:${verbs})(?:ing)?\\b`,
  ),
  new RegExp(`\\b(?:make|keep) (?:it|this|these|that|(?:the |all )?(?:${parts}))\\b`),
  new RegExp(
    `\\b(?:big|bigger|red|nice|new|same|old|no|use|add|put|want|change|replace)\\b.{0,20}\\b(?:${parts})\\b`,
  ),
  /^(?:note|nb|n\.b|fyi|internal|reminder|remember|to-?do|action|question|q|comment|ps|p\.s|draft|usp|instructions?|attn|btw|idea|heads up)\s*[:?!–-]|^(?:fyi|btw|nb|todo|reminder|note (?:to|for))\b|(?:^|[,;:–-]\s*)(?:remove|delete|take out|drop) (?:the|this|that)\b/,
  /^(?:ok|okay|hi|hey|hello|hiya|guys|thanks|thx|ty|cheers|regards|sorry|dear)\b/,
  /^(?:write|rewrite|translate|reword|rephrase|mention|highlight|emphasi[sz]e|stress|lead with|talk about|use the word|play up|proofread|format)\b/,
  /\bas (?:discussed|agreed)\b|\bas per (?:the (?:call|meeting|email|chat|last)|last|my)\b|\b(?:copied|pasted|taken) from\b/,
  /\bsame as (?:last|before|the)\b|\blast (?:yr|year)'?s? (?:page|campaign|brief)\b|\b(?:old page|new version|replaces the)\b/,
  /\b(?:we (?:should|need to|must|want|could|cannot say|can't say)|can (?:we|you|u)|could (?:we|you|u)|let's|should we|shall we|i'd|i'll|i want|i need|imo)\b/,
  /\b(?:not for (?:publication|customers?|print|external)|internal (?:only|use)|confidential|embargo(?:ed)?|eod|asap|eow)\b|\bsee (?:attached|attachment|deck|ppt|email)\b|\bthe (?:ppt|deck|spreadsheet)\b/,
  new RegExp(
    `\\b(?:${people}) (?:says?|said|wants?|thinks?|asked|to|has|have|hasn't|needs?|is|isn't)\\b|\\bwill kill us\\b`,
  ),
  /\b(?:punchy|catchy|snappy|on[- ]brand|clickbait|seo|competitors?|kpis?|ctr|roi)\b|(?:^|\s)@[a-z]\w+/,
  /(?:^|[\s(])(?:يرجي|الرجاء|رجاء|من فضلك|لو سمحت\p{L}*|بليز)(?!\p{L})|^يا \p{L}+/u,
  /(?:^|\s)(?:لا|ما|عدم)\s+(?:تست|نست|ت|ن)?(?:ذكر|كتب|خدم|حط|قول)\p{L}*/u,
  /(?:^|\s)(?:نحط|نذكر|نكتب|نضيف|نغير|نشيل|خلها|خلوها|خليها|خله|اكتب|اجعلها|اجعلوا|حطوا|ركزوا|اذكر|احذف)\p{L}{0,3}(?!\p{L})/u,
  /^(?:ملاحظه|للعلم|تذكير|للفريق)\s*[:،–-]|مع (?:القسم|قسم|التسويق|الامتثال)(?!\p{L})|القسم القانوني/u,
]

/** One by name who is asked, says or is to do something. */
const colleague =
  /\b(?:[Aa]sk|ASK|[Pp]ing|[Cc]c|[Rr]emind|[Tt]ell|[Cc]heck with|[Ll]oop in) (?:Mr |Ms |Mrs )?[A-Z][a-z]+(?: (?:to|about|if|for)\b|\s*[?!.]*$)|\b(?!You|We|They|Who|Nobody|Everyone|Customers?|Clients?|Tap|Swipe|Click|Press|Call|Scan|Sign|Easy|Simple|Quick|Ready|How|Time)[A-Z][a-z]+ (?:says?|said|thinks?|wants?|asked|was very clear|will (?:send|confirm|check|share)|to (?:confirm|check|send|provide|approve|review|decide|update|share|advise))\b/
