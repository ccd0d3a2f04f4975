import { rememberLast } from '#base/remember-last.ts'
import type { WritingBrief } from '#content/writing/writing.ts'
import { readFact } from '#facts/read-fact.ts'
import { readAsked } from '../brief/asked.ts'
import { readBrief } from '../brief/read-brief.ts'
import { speaksIslamic } from '../claims.ts'
import { distinctBy } from '../draft-writer/distinct.ts'
import { foldText, headWords } from '../draft-writer/text.ts'
import { findUnsafe } from '../draft-writer/unsafe.ts'
import { saidIn } from '../said-figures.ts'
import { type FactKind, kindOf } from './fact-kind.ts'

/** A fact that texts may tell, with what decides where it belongs. */
export type ToldFact = {
  /** In the words of its statement. */
  text: string
  kind: FactKind
  /** What the customer pays. */
  isPrice: boolean
  hasFigures: boolean
  said: readonly string[]
}

export type BriefOfPage = { brief: WritingBrief; isIslamic: boolean; today: string | undefined }

/** What of a brief the texts of a page may tell: each fact once, in the order of the brief. */
export function toldFacts(page: BriefOfPage): readonly ToldFact[] {
  return readAgain(JSON.stringify(page))
}

/** A page asks for its values one by one, each time with the same brief. */
const readAgain = rememberLast(12, (page) => readPage(JSON.parse(page)))

function readPage({ brief, isIslamic, today }: BriefOfPage): ToldFact[] {
  const { statements, asked: notes } = readBrief(brief, today)
  const islamic = isIslamic || speaksIslamic([brief.topic, ...brief.keyMessages].join(' '))
  const { never } = readAsked(brief, '', notes)
  const told = statements.filter(
    ({ text }) => findUnsafe(text, { islamic }) === undefined && !hasOneOf(text, never),
  )
  return distinctBy(told.map(({ text }) => readTold(text))).distinct
}

function readTold(text: string): ToldFact {
  const kind = kindOf(text)
  const { figures, none } = readFact(text)
  return {
    text,
    kind,
    isPrice: kind === 'fee' && none.length === 0 && !freeOf.test(foldText(text)),
    hasFigures: figures.length > 0,
    said: saidIn(text),
  }
}

/** For folded text. */
const freeOf = /\b(?:no|zero|free|waived|without)\b|مجان|بدون|بلا|من دون|معفا|اعفاء/

/** Whether a text holds all words of one of these things. */
export function hasOneOf(text: string, things: readonly (readonly string[])[]): boolean {
  const words = new Set(headWords(text))
  return things.some((thing) => thing.every((word) => words.has(word)))
}
