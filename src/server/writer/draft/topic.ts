import { hasArabic, lowerFirst } from './text.ts'

/** What a page is about, in forms that fit into a sentence. */
export type Topic = {
  /** "cashback credit card": never with an article. */
  name: string
  /** "our cashback credit card"; absent where "our" would not fit, as before "saving for school". */
  ours: string | undefined
}

/** A name up to this length is said whole, a longer one by its head. */
const longestHead = 45
const longestName = 70

/** The topic's short name, or undefined when the brief gives none that could stand in a sentence. */
export function readTopic(text: string, names: readonly string[]): Topic | undefined {
  const name = shorten(stripLead(firstClause(text)))
  if (name.length < 3) return undefined
  if (hasArabic(name)) return { name, ours: undefined }
  const bare = lowerFirst(name, names)
  return { name: bare, ours: takesOur(name) ? `our ${bare}` : undefined }
}

/** The people a page is for, as they follow "for"; undefined when it is more than a phrase. */
export function readAudience(text: string, names: readonly string[]): string | undefined {
  const phrase = firstClause(text).replace(/^(?:for|aimed at|target(?:ed at)?|our|the)\s+/i, '')
  if (phrase.length < 3 || phrase.length > 60) return undefined
  if (!hasArabic(phrase)) return lowerFirst(phrase, names)
  const [first = ''] = phrase.split(' ')
  return /(?:ون|ان|و)$/.test(first) ? undefined : phrase
}

/** What of a topic or an audience stands behind its name, and so in no text. */
export function restBehindName(text: string): string {
  const whole = text.trim()
  const end = clauseEnd.exec(whole)?.index ?? whole.length
  return whole
    .slice(end)
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}<>]+|[\s).]+$/gu, '')
}

function firstClause(text: string): string {
  const [clause = ''] = text.trim().split(clauseEnd)
  return clause.trim().replace(/\s+/g, ' ')
}

const clauseEnd = /\r?\n|[.;:؛!?؟(]|\s[–—-]\s|،|,\s/u

function stripLead(text: string): string {
  let rest = text
  for (const pattern of leads) rest = rest.replace(pattern, '')
  return rest.trim()
}

const leads = [
  /^(?:a |the )?(?:landing |product |campaign |marketing )?page (?:about|for|on) /i,
  /^(?:the )?(?:launch|introduction|promotion|relaunch) of /i,
  /^(?:launching|introducing|promoting|announcing) /i,
  /^(?:an?|the|our|new) /i,
  /^(?:new) /i,
  /^(?:صفحة (?:عن|حول) |إطلاق |الترويج لـ?\s?|تقديم )/,
]

/** The head of a long name, without what is said about it; whole words where it is all one name. */
function shorten(name: string): string {
  const [plain = ''] =
    name.length <= 32 ? [name] : name.split(/\s(?:that|which|with|for|designed|offering|who)\s/i)
  const [head = ''] = plain.length <= longestHead ? [plain] : plain.split(headEnd)
  if (head.length <= longestName) return head.trim()
  return head
    .slice(0, longestName + 1)
    .replace(/\s+\S*$/, '')
    .replace(/(?:\s+(?:and|&|of|the|في|من|و))+$/i, '')
}

const headEnd = /\s(?:by|from|in|on|at|to|including|featuring|plus|من|مع|في|على|إلى|الى|عبر|لكل|الذي|التي)\s/i

function takesOur(name: string): boolean {
  const [first = ''] = name.split(' ')
  const isDoing =
    /ing$/i.test(first) &&
    !/^(?:banking|financing|savings|trading|lending|current|checking|housing)$/i.test(first)
  const isOrder = /^(?:how|why|what|apply|get|save|open|send|plan|buy|move)$/i.test(first)
  return !isDoing && !isOrder
}
