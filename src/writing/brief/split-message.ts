import { withoutDirectionMarks } from '#base/visible-length.ts'
import { givenNames, givenNamesArabic } from './note-words/given-names.ts'

/** One line of a key message: what is said in it, and what stands round that. */
export type Line = { text: string; chatter: string | undefined }

/** A message line by line, without bullets, and without what a chat puts before each of its lines. */
export function linesOfMessage(message: string): Line[] {
  return withoutMarks(withoutDirectionMarks(message))
    .replace(/[\u200b\ufeff]/g, '')
    .replace(chatWithin, '\n')
    .split(/\r?\n/)
    .map((line) => {
      const chatter = chatHead.exec(line)?.[0]
      const text = line
        .slice(chatter?.length ?? 0)
        .replace(/\s+/g, ' ')
        .replace(/([.!?؟…]{3})[.!?؟…]+/g, '$1')
        .replace(/ \| /g, ' / ')
        .replace(/(?<=[\d٠-٩])\/[-=](?![\p{L}\p{N}])/gu, '')
        .replace(/(?<=\s)(?:->|=>)(?=\s)/g, '→')
        .replace(bullet, '')
        .replace(counter, '')
        .trim()
      return { text, chatter: chatter?.trim() }
    })
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

/** What editors and chats put round words: bold, tags, anchors of comments; and what is struck out. */
function withoutMarks(message: string): string {
  return message
    .replace(/~~[^~\n]{1,120}~~ ?/g, '')
    .replace(/(?<![*\p{L}\p{N}])\*\*([^*\n]{1,120})\*\*/gu, '$1')
    .replace(/<\/?(?:b|i|u|strong|em|span|p|li|ul)>/gi, '')
    .replace(/ ?\[(?:[a-w]|[A-Z]{1,3}\d{1,2})\]/g, '')
}

/** By hand: as a pattern, a long row of marks would be tried anew from each of them. */
export function trimEnd(text: string): string {
  let end = text.length
  while (end > 0 && isEndMark(text.charAt(end - 1))) end--
  const bare = text.slice(0, end).trim()
  return /(?<!\p{L})\p{L}\.\p{L}$/u.test(bare) && text.charAt(end) === '.' ? `${bare}.` : bare
}

/** Whether a text ends before it has said what it set out to say. */
export function isUnfinished(text: string): boolean {
  const whole = trimEnd(text)
  if (/(?:whichever is|whichever|[أا]يهما|ايهم|[أا]يهما كان) (?:\p{L}+)$/iu.test(whole)) return false
  return (
    /(?:[=/&:–-]|\s\+)\s*$/.test(text) ||
    linkWanted.test(whole) ||
    (openEnd.test(whole) && !limitBehindFigure.test(whole))
  )
}

/** Of lists, as people type and paste them. A star is one only where it leads to no footnote, which is decided later. */
const bullet =
  /^\s*(?:-{1,2}(?: \[[ x]?\])?|\[[ x]?\]|>>|☐|[•·–—▪►●○◦‣∙■□➢➤→>✓✔☑✅]|o|[٠-٩]{1,2}-|\(?[\d٠-٩]{1,2}[.)]|\(?[a-h][.)])\s+/

/** "Key message 1:", "KM2 -". */
const counter = /^(?:key message|km|message|msg|point|bullet|benefit)\s?#?\d{1,2}\s*[:=.)–-]\s*/i

/** What a message comes by: "WhatsApp from Nadia: ". */
const channels =
  'whats-?app|wa|e-?mail|mail|sms|text|slack|teams|voice-?note|msg|message|fwd|forwarded|واتساب|واتس|ايميل|إيميل|رسالة|رساله|مسج|فويس'.replaceAll(
    '-?',
    '[ -]?',
  )

/** "FX 2.49% - WhatsApp from Mina: FX is 2.99". */
const chatWithin = new RegExp(
  String.raw`\s(?:[–—/|]|-{1,2})\s(?=(?:${channels})(?: (?:msg|message|note))?\s(?:from|frm|by|من)\s\p{L}{2,14}(?:\s\p{L}{2,14})?\s?:)`,
  'giu',
)

/** "[14:02, 03/09] Nadia: " or "03/09/2026, 14:02 - Nadia: ". */
const chatHead = new RegExp(
  [
    String.raw`^\s*(?:\[(?:[a-z]{2,12}[ ,]{1,2})?[\d/.:, -]{4,24}(?:[ap]m)?\]|\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?: ?[ap]m)? -)\s*(?:[^:\d]{1,40}:)?\s*`,
    String.raw`^\s*(?:speaker \d{1,2}|(?:${givenNames}|${givenNamesArabic})(?: ?\([^()]{2,20}\)| (?:via|on|by|over) (?:${channels}))?)\s*:\s*`,
    String.raw`^\s*(?:\d{1,2}:\d{2}\s?[-–]\s?)?(?:${givenNames}|${givenNamesArabic})(?:\s?[-–]\s?[a-z]{2,12}(?: [a-z]{2,12}){0,2}| (?:wrote|says|said|replied|writes|mentioned|كتب|كتبت|قال|قالت))?\s?:\s*`,
    String.raw`^\s*(?:${channels})(?: (?:msg|message|note))?\s+(?:from|frm|by|من)\s+\p{L}{2,14}(?: \p{L}{2,14})?\s*(?::|\s[–-])\s*`,
    String.raw`^\s*(?:${givenNames}|${givenNamesArabic})(?: \p{L}{2,14})?,? \d{1,2}:\d{2}(?: ?[ap]m)?\s*(?::\s*|$)`,
  ].join('|'),
  'iu',
)

/** "T&Cs: link". */
const linkWanted = /[:–-]\s?(?:link|url|رابط)$/i

const openEnd =
  /(?:(?<!\b(?:log|sign|check|opt|cash|built|trade|locked|lock|all))\s(?:in)|\s(?:to|of|from|and|or|the|an?|than|per|within|our|your|ur|is|are|between|until|till|upto|w\/|min|max)|(?:^|\s)(?:حسب|من|في|الى|إلى|عن|على|مع|حتى|خلال|لغاية|او|أو|بين|لكل|كل|مثل|هو|هي|اقل|أقل))$/iu

/** "AED 2m max", "approval in 5 min". */
const limitBehindFigure =
  /[\d٠-٩][^\s]{0,12}(?: (?:k|m|mn|bn|thousand|million|billion|aed|%|٪))? (?:min|max)$/i

function isEndMark(character: string): boolean {
  return /[\s.!,;:،؛]/u.test(character)
}
