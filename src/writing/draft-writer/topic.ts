import { specialWords } from '#facts/names.ts'
import { splitSentences } from '#figures/split-sentences.ts'
import { trimEnd } from '../brief/split-message.ts'
import { isWorkAlone, nameGiven, withoutLead, withoutTail } from '../brief/work-words.ts'
import { cutAt, keepsFigures, withoutFigures, wordsBeforeFigures } from './faithful-head.ts'
import { hasArabic, lowerFirst } from './text.ts'

/** What a page is about, in forms that fit into a sentence. */
export type Topic = {
  /** "cashback credit card": never with an article. */
  name: string
  /** "our cashback credit card"; absent where "our" would not fit, as before "saving for school". */
  ours: string | undefined
}

/** In characters. What is longer is said by its head. */
const longestPlain = 32
const longestHead = 45
const longestName = 70
const longestAudience = 60
/** What follows is never a part of a name. */
const mostRead = 300

/** The topic's short name, or undefined when the brief gives none that could stand in a sentence. */
export function readTopic(text: string, names: readonly string[]): Topic | undefined {
  const name = linesOf(nameGiven(text) ?? text)
    .flatMap(namesIn)
    .find(isName)
  if (name === undefined) return undefined
  if (hasArabic(name)) return { name, ours: undefined }
  const bare = lowerFirst(name, names)
  return { name: bare, ours: takesOur(name) ? `our ${bare}` : undefined }
}

/** The people a page is for, as they follow "for"; undefined when it is more than a phrase. */
export function readAudience(text: string, names: readonly string[]): string | undefined {
  const [line = ''] = linesOf(text)
  const named = line.replace(/^(?:for|aimed at|target(?:ed at)?|our|the)\s+/i, '')
  const phrase = headOf(firstClause(named, hasLetters))
  if (!hasLetters(phrase) || phrase.length > longestAudience) return undefined
  if (!hasArabic(phrase)) return lowerFirst(phrase, names)
  const [first = ''] = phrase.split(' ')
  return /(?:ون|ان|و)$/.test(first) ? undefined : phrase
}

/** What of a topic or an audience stands behind its name, and so in no text. */
export function restBehindName(text: string, name: string): string {
  const whole = text.replace(/\s+/g, ' ').trim()
  const at = whole.toLowerCase().indexOf(name.toLowerCase())
  const rest = at < 0 ? '' : whole.slice(at + name.length)
  return trimEnd(rest.replace(/^[^\p{L}\p{N}<>]+/u, '')).replace(/\)$/, '')
}

/** Without list signs, quotation marks and white space that mean nothing in a name. */
function linesOf(text: string): string[] {
  return text
    .split(/[\n\r\u2028\u2029]/)
    .map((line) =>
      line
        .slice(0, mostRead)
        .replace(/["“”„«»]|(?<!\S)['‘](?=[^'’]*['’](?!\p{L}))|(?<=(?<!\S)['‘][^'’]*)['’](?!\p{L})/gu, '')
        .replace(/^\s*(?:[-–—•·*#>]+|\d{1,2}[.)])\s+/, '')
        .replace(/^\s*[([]([^)\]]*)[)\]]/, '$1')
        .replace(withinName, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
}

/** "Payroll (WPS) account". */
const withinName =
  /\s\([^()]{1,20}\)\s(?=(?:card|account|acct|a\/c|loan|finance|mortgage|deposit|plan|wallet)(?!\p{L}))/giu

/** As few of its sentences as name something, after a question that leads to them, and of these the first clause. */
function firstClause(line: string, isWhole: (head: string) => boolean): string {
  const all = splitSentences(line)
  const isQuestion = (sentence: string) => /[?؟]$/.test(sentence)
  const sentences = all.slice(
    Math.max(
      0,
      all.findIndex((sentence) => !isQuestion(sentence)),
    ),
  )
  const heads = sentences.map((_, index) => withoutEnd(sentences.slice(0, index + 1).join(' ')))
  const sentence =
    heads.find((head) => isWhole(head) && !shortName.test(head) && keepsFigures(head, line)) ??
    withoutEnd(line)
  return withoutEnd(cutAt(sentence, { at: clauseEnd, isWhole }))
}

/** "Liv. Prime account" is one name. */
const shortName = /^\p{Lu}\p{Ll}{1,2}$/u

const clauseEnd = /[;؛!?؟([|]|:(?!\d)|\s\/\/\s|\s[–—-]+\s|(?<=\p{L})—(?=\p{L})|،(?!\d)|,(?=\s)/u

/** An abbreviation keeps its stop. */
function withoutEnd(text: string): string {
  const bare = text.replace(/(?<![\s.!?؟;؛…:,،|)\]–—-])[\s.!?؟;؛…:,،|)\]–—-]+$/u, '')
  return /(?:^|[^\p{L}])(?:\p{L}\.)+\p{L}$/u.test(bare) && text.charAt(bare.length) === '.'
    ? `${bare}.`
    : bare
}

/** What a line may be about, clause by clause: what says only whose product it is or what is made of it names nothing. */
function namesIn(line: string): string[] {
  const stripped = stripLead(line)
  const clause = firstClause(stripped, isName)
  const rest = stripped.slice(stripped.indexOf(clause) + clause.length)
  const next = rest.replace(/^[^\p{L}\p{N}(]+/u, '')
  const others = clause === '' || next === '' || next.length >= line.length ? [] : namesIn(next)
  const name = nameIn(withoutTail(clause))
  if (leadsToName(clause, rest, others[0])) return others
  return [name, ...others]
}

/** "EI – Salam card", "Ramadan campaign: Skyline card", "Saving account: Kunooz". */
function leadsToName(clause: string, rest: string, next: string | undefined): boolean {
  if (next === undefined || specialWords(next).length === 0) return false
  // What stands in brackets is said of the name before it.
  const isOfCampaign =
    (ofCampaign.test(clause) && !/^\s*[([]/.test(rest)) || (ofOffer.test(clause) && /^\s*:/.test(rest))
  if (isWorkAlone(clause) || isOfCampaign || brandAlone.test(clause)) return true
  if (segments.test(clause) && /^\s*[–—/|-]/.test(rest)) return true
  const isKind = specialWords(clause).length === 0 && clause.split(' ').length <= 2
  const isShort = next.split(' ').length <= 4
  return isKind && isShort && (/^\s*:/.test(rest) || kinds.test(clause))
}

const brandAlone =
  /^(?:emirates islamic(?: bank)?|emirates nbd(?: bank)?|enbd|ei|الإمارات الإسلامي|الامارات الاسلامي|بنك الإمارات دبي الوطني)$/i
/** "حملة رمضان" is a season, and "حملة راتبي أحلى" has a name of its own. */
const ofCampaign =
  /(?:^(?:حملة|الحملة)\s+(?:ال)?(?:رمضان|عيد|صيف|شتاء|ربيع|خريف|موسم|عودة|يوم|سنة|عام|نهاية|تسويق|إعلان|جديد|ترويج|20\d\d|٢٠)|\s(?:campaign|launch)$)/i
const ofOffer = /(?:^عرض\s|\s(?:offer|promo|promotion)$)/i
const kinds = /^(?:cards|accounts|loans|deposits|offers|البطاقات|الحسابات|بطاقات|حسابات|عروض)$/i
/** Whose page it is within the bank. */
const segments =
  /^(?:wealth|retail|sme|corporate|mortgages|investments|remittances|payments|(?:business|private|priority|personal|retail) banking|إدارة الثروات|الأفراد|الشركات)$/i

function stripLead(text: string): string {
  let rest = withoutLead(text)
  for (const pattern of leads) rest = rest.replace(pattern, '')
  const bare = withoutTail(rest.trim())
  return isName(bare) ? rest.trim() : withoutLead(text)
}

const leads = [
  /^(?:topic|product|campaign|subject|title|name|page|launch|relaunch|promotion|الموضوع|المنتج|الحملة|إطلاق)\s?:\s*/i,
  /^(?:a |the )?(?:landing |product |campaign |marketing )?page (?:about|for|on) /i,
  /^(?:the )?(?:launch|introduction|promotion|relaunch) of /i,
  /^(?:launching|introducing|promoting|announcing):? /i,
  /^(?:an?|the|our) /i,
  /^new[!:,]* (?!to bank)/i,
  /^(?:ال)?حملة (?=\p{Script=Arabic}{2,}\s+\p{Script=Arabic})/u,
  /^(?:صفحة (?:عن|حول) |إطلاق |الترويج لـ?\s?|تقديم )/,
]

/** A name that is said in few words. */
function nameIn(clause: string): string {
  const head = headOf(clause)
  const short = head.length <= longestHead ? head : (beforeFigures(head) ?? head)
  return short.length <= longestName ? short : shortenByWords(short)
}

/** The head of a long phrase, without what is said about it. */
function headOf(clause: string): string {
  const plain = clause.length <= longestPlain ? clause : cutAt(clause, { at: tailStart, isWhole })
  return plain.length <= longestHead ? plain : cutAt(plain, { at: headEnd, isWhole })
}

/** The words before the first figure, if they name something. */
function beforeFigures(name: string): string | undefined {
  let words = wordsBeforeFigures(name)
  if (words === name) return undefined
  while (danglingEnd.test(words)) words = words.replace(danglingEnd, '').trim()
  return isName(words) ? words : undefined
}

const tailStart = /\s(?:that|which|with|for(?! (?:life|free))|designed|offering|who|is|are|has|will)\s/
const headEnd =
  /\s(?!(?:by|from|من) (?:بنك )?(?:emirates|enbd|الإمارات|الامارات)(?!\p{L}))(?:by|from|in|on|at|to|including|featuring|plus|من|مع|في|على|إلى|الى|عبر|لكل|الذي|التي)\s/iu

/** A name does not end before what its last word leads to. */
function isWhole(head: string): boolean {
  return isName(head) && !danglingEnd.test(head)
}

const danglingEnd =
  /(?:^|\s)(?:and|or|&|@|of|the|an?|for|from|by|in|on|at|to|with|up|as|as low|low|only|starting|starts?|rates?|fees?|profit|than|over|under|تصل|يصل|ابتداء|ابتداءً|بدءا|بدءاً|تبدأ|يبدأ|بربح|بأرباح|بنسبة|بمعدل|برسوم|بحد|أقصى|أدنى|حتى|لمدة|إلى|أو|في|من|و)$/i

function shortenByWords(name: string): string {
  const words = name.slice(0, longestName + 1).split(' ')
  const heads = words.map((_, index) => words.slice(0, words.length - 1 - index).join(' '))
  return heads.find((head) => isWhole(head) && keepsFigures(head, name)) ?? ''
}

/** Whether words are left beside figures and what belongs to them. */
function isName(text: string): boolean {
  return hasLetters(withoutFigures(text).replace(noName, ' '))
}

const noName =
  /(?<![\p{L}\p{N}])(?:new|from|up|to|at|only|just|over|under|between|and|or|off|p\.a|per|annum|the|an?|for|with|جديد|جديدة|من|حتى|إلى|فقط)(?![\p{L}\p{N}])/giu

function hasLetters(text: string): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) >= 2
}

function takesOur(name: string): boolean {
  const [first = ''] = name.split(' ')
  const isDoing =
    /ing$/i.test(first) &&
    !/^(?:banking|financing|savings|trading|lending|current|checking|housing)$/i.test(first)
  const isOrder =
    /^(?:how|why|what|apply|get|save|open|send|plan|buy|move|earn|enjoy|discover|switch|join|up|from|over|at)$/i.test(
      first,
    )
  return !isDoing && !isOrder
}
