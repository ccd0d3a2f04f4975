/** Without greetings, orders and what is to be made, where a name follows them. */
export function withoutLead(topic: string): string {
  const rest = repeatedly(topic, (text) => text.replace(greeting, '').replace(address, ''))
  const words = leadOf(rest)
  const named = rest.slice(words.length)
  return words === ''
    ? rest.trim()
    : named
        .replace(/^لل(?=\p{L}{3})/u, 'ال')
        .replace(forProduct, '')
        .trim()
}

/** "Copy for", "Update" before a name with a page behind it, "صفحة": words that a name follows. */
function leadOf(text: string): string {
  const joined = leadJoined.exec(text)
  if (joined && madeThing.test(joined[0])) return joined[0]
  const [words = ''] = leadWords.exec(text) ?? []
  const next = text.slice(words.length)
  if (/\p{Script=Arabic}\s*$/u.test(words)) return words
  const isMade = madeThing.test(words) && words.trim().includes(' ')
  return /^(?:\p{Lu}|\p{Script=Arabic})/u.test(next) && (isMade || workAhead.test(next)) ? words : ''
}

/** "Smart Saver Account copy v3" is the account, with whatever stands behind. */
export function withoutTail(topic: string): string {
  const [before = ''] = topic.split(workAhead, 1)
  return repeatedly(before, (text) => text.replace(tail, '').replace(tailOfKind, '')).trim()
}

/** "EV finance, Arabic page. Name: X", "product name X (do not translate)": what the brief itself calls the name. */
export function nameGiven(topic: string): string | undefined {
  const [, name = ''] = givenName.exec(topic) ?? []
  return /\p{L}{2}/u.test(name) ? name.trim() : undefined
}

const givenName =
  /(?<=\S\s|[([])(?:(?:(?:the )?(?:product|campaign|card|account|plan)(?:'s)? name|اسم (?:المنتج|الحملة|البطاقة|الحساب|الباقة))(?:\s?[:=]|\s(?:is|هو))?|(?:name|الاسم)\s?[:=]|(?:called|named))\s+["“«']?([^\n()[\]"“”«»]{2,60})/iu

/** Whether a text says what is made, and of nothing: "Landing page", "Copy needed". */
export function isWorkAlone(text: string): boolean {
  return alone.test(text.trim())
}

function repeatedly(text: string, change: (text: string) => string): string {
  const changed = change(text)
  return changed === text ? text : repeatedly(changed, change)
}

const made =
  'landing|product|web|campaign|marketing|page|pages|pg|lp|plp|pdp|webpage|website|site|microsite|copy|content|texts?|wording|notes?|brief|draft|hero|faqs?|banner|headline|seo|' +
  'نوتس|نوتات|ملاحظات|صفحة|صفحه|الصفحة|صفحات|محتوى|المحتوى|نص|نصوص|كتابة|موقع|هبوط|تعريفية'
/** What is made of work alone, and of what no product has its name. */
const makes =
  'pls|plz|please|kindly|urgent|need|needs|needed|want|required|request|requesting|do|make|create|build|write|rewrite|rework|redesign|update|updated|updating|refresh|redo|revamp|prepare|launch|' +
  'we|i|you|u|can|could|help|us|me|to|with|task|job|project|version|' +
  'نحتاج|نريد|نبي|نبا|ابغى|أبغى|نبغى|نبغي|أبي|ابي|سوي|سووا|جهزوا|مطلوب|المطلوب|يرجى|نرجو|الرجاء|تجهيز|إعداد|اعداد|تحديث|تعديل|إنشاء|انشاء|عمل'
const joins = 'an?|the|our|new|and|w|\\+|&|/|خاصة|الخاصة|جديدة|ال'
const whole = (words: string) => `(?:${words})(?![\\p{L}\\p{N}])`

const greeting =
  /^(?:(?:hi|hey|hello|dear|salam|السلام عليكم|مرحبا|هلا)(?:\s+(?:all|team|guys|everyone|\p{Lu}\p{Ll}+))?(?:\s*[,،!–-]\s*|\s+(?=(?:need|needs|pls|plz|please|we|can|could|kindly)\s))|@\p{L}+[\s,:]+)/iu
/** Of mails and forms. */
const address =
  /^(?:(?:fwd?|re|tr|subject|topic|product(?: name)?|name|title|page title|brief|campaign(?: name)?|project|launch|page|draft|final|v\.?\s?\d+(?:\.\d+)?|version \d|urgent|عاجل|إعلان|اعلان|تذكير|الموضوع|المنتج|منتج|اسم المنتج|العنوان|عنوان الصفحة|الصفحة|الحملة)\s?(?::|\s[–—-]\s)\s*|(?:بخصوص|بشأن|إعادة إطلاق|اعادة اطلاق|إطلاق|اطلاق)\s+)/iu
const words = `^(?:(?:${whole(made)}|${whole(makes)}|${whole(joins)})[\\s,]*)+`
const leadWords = new RegExp(words, 'iu')
const leadJoined = new RegExp(
  `${words}(?:for|4|on|of|about|re|عن|حول|ل|لـ|حق|:|\\s?[–—-])(?=[\\s:])[\\s:–—-]*`,
  'iu',
)
/** "لبطاقة" is "for the card". */
const forProduct = /^ل(?=(?:بطاق|حساب|قرض|تمويل|وديع|برنامج|عرض|منتج|باق|محفظ))/u
const madeThing = new RegExp(`(?<![\\p{L}\\p{N}])${whole(made)}`, 'iu')

/** Behind a name, with all that follows. */
const workAhead =
  /(?<=\S)[\s,]+(?:(?:(?:landing|product|web|campaign|follow[- ]?up)\s)*(?:page|pg|lp|webpage|microsite|website)(?!\p{L})|(?:copy|content|texts?|brief|draft)(?=\s*$|\s+(?:v\.?\d|final|for|update|to|by|needed|–|-))|صفحة (?:هبوط|المنتج))/iu
const tail =
  /[\s,–—(/+-]+(?:asap|urgent|pls|plz|please|thx|thanks|final|v\.?\s?\d+(?:\.\d+)?|version \d|in (?:arabic|english)|(?:en|ar)(?:\s?[+&/]\s?(?:en|ar))?|relaunch|re-launch|revamp|refresh|copy|صفحة|صفحه|عاجل|لو سمحت\p{L}?|من فضلك|رجاء)[)\s!.]*$/iu
/** What is new of a product is no part of its name. */
const tailOfKind =
  /(?<=(?:card|cards|cc|account|acct|a\/c|loan|finance|mortgage|deposit|wallet|plan|certificate)(?:\s\S{1,12})?)\s+(?:(?:new|updated?|latest|q[1-4]|fy\d{2,4}|20\d\d|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\s+)*(?:rates?|fees?|pricing|update|launch|campaign|announcement|q[1-4]|20\d\d)(?:\s+(?:update|from|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|20\d\d|q[1-4]))*$/iu
const alone = new RegExp(
  `^(?:(?:${whole(made)}|${whole(makes)}|${whole(joins)}|${whole('fwd?|re|title|name|subject|topic|project|relaunch|إعادة|إطلاق|الموضوع|المنتج|منتج|اسم|عنوان|العنوان|حملة|الحملة|العرض')})[\\s,:]*)+$`,
  'iu',
)
