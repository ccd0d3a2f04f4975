import type { WritingBrief } from '#content/writing/writing.ts'
import { foldText, headWords } from '../draft-writer/text.ts'
import { findNote } from './internal-notes.ts'
import type { LeftOut } from './left-out.ts'
import { sentencesOf } from './sentences.ts'
import { linesOfMessage, trimEnd } from './split-message.ts'

/** What a brief asks of the order of its messages. Its words choose; they stand in no text. */
export type Asked = {
  /** Head words of what is to come first. */
  first: readonly string[]
  /** Head words of each thing that is not to be mentioned. */
  never: readonly (readonly string[])[]
  /** What cannot be followed. */
  leftOut: readonly LeftOut[]
  isWhole: boolean
}

/** Reads the notes of a brief, its additional context and what is asked of this one section. */
export function readAsked(
  { additionalContext }: Pick<WritingBrief, 'additionalContext'>,
  instruction: string,
  notes: readonly string[],
): Asked {
  const lines = [instruction, additionalContext].flatMap((text) =>
    linesOfMessage(text).flatMap(({ text: line }) => sentencesOf(line)),
  )
  const given = [...notes, ...lines]
  const all = given.slice(0, mostAsked).map((line) => ({ line, ...readWish(line) }))
  return {
    first: all.flatMap(({ first }) => first ?? []),
    never: all.flatMap(({ never }) => never ?? []),
    leftOut: all.flatMap(({ line, first, never }) => {
      if (first || never || notes.includes(line)) return []
      return [{ line, reason: findNote(line) ? ('unfollowed' as const) : ('context' as const) }]
    }),
    isWhole: given.length <= mostAsked,
  }
}

/** More wishes than these nobody follows. */
const mostAsked = 60

function readWish(line: string): { first?: string[]; never?: string[][] } {
  const avoided = never.exec(foldText(line))?.[1]
  if (avoided !== undefined) {
    const things = withoutOrder(avoided)
      .split(/\s+(?:or|and|nor|او)\s+|[,/،]/)
      .map(headWords)
    return { never: things.filter((words) => words.length > 0) }
  }
  const wanted = first.exec(trimEnd(line))?.[1]
  return wanted === undefined ? {} : { first: headWords(wanted) }
}

/** "Don't write insurance, write takaful": what is to be said instead is no part of what is not. */
function withoutOrder(avoided: string): string {
  const end = avoided.search(otherOrder)
  return end < 0 ? avoided : avoided.slice(0, end)
}

/** For folded text. */
const otherOrder =
  /(?:[,،;؛]|\s[–—-])\s*(?:(?:but|instead|rather|always|only|just|please|pls|بل)\s+)?(?:write|say|use|call|put|mention|go|اكتب|قول|استخدم|حط)\p{L}*\s/u
/** For folded text. */
const never =
  /^(?:.{0,20}\b)?(?:(?:pls |please )?(?:do not|don't|dont|never|avoid)(?: (?:mention(?:ing)?|say(?:ing)?|writ(?:e|ing)|us(?:e|ing)|talk(?:ing)? about|includ(?:e|ing)|show(?:ing)?|promis(?:e|ing)))(?: (?:the|any|an?|about|words?|that))*|(?:الرجاء |يرجي )?(?:لا تذكر\p{L}*|عدم ذكر|لا تكتب\p{L}*|لا تستخدم\p{L}*)(?: كلم[هة])?) (.{3,60}?)[.!]*$/u
const first =
  /^(?:(?:please|pls)\s+)?(?:focus(?: here)? on|mention(?: that)?|emphasi[sz]e|highlight|include|talk about|stress|point out|write about|lead with|start with|feature|push|ركّ?ز على|اذكر|أبرز|سلّ?ط الضوء على|تحدّ?ث عن)\s+(.{3,80})$/i
