import type { RichRun } from '#content/values/rich-text.ts'
import { plainTextOf } from '#content/values/rich-text.ts'
import { paragraphsOf, textOfParagraph, type WordBlock, type WordOddity } from './document.ts'
import { appendText, type Walk, walkChildren, walkText } from './walk.ts'

/** An equation of Word (ECMA-376 22.1), in one line, and apart from the words and figures beside it. */
export function walkEquation(walk: Walk) {
  const before = wordsSoFar(walk)
  walkApart(walk)
  noteOddity(walk, 'equation', wordsSoFar(walk).slice(before.length))
}

/** "3¼" is 3 1/4, never 314 or 31/4. */
export function walkApart(walk: Walk) {
  walk.isApart = true
  walkChildren(walk)
  walk.isApart = true
}

export function walkDenominator(walk: Walk) {
  walkBetween('/', '')(walk)
}

export function walkBetween(before: string, behind: string) {
  return (walk: Walk) => {
    const { run, scope } = walk
    walk.run = scope.plain
    appendText(walk, before)
    walkChildren(walk)
    walk.run = scope.plain
    appendText(walk, behind)
    walk.run = run
  }
}

export function walkAt(position: NonNullable<RichRun['position']>) {
  return (walk: Walk) => {
    const { scope } = walk
    const { plain } = scope
    scope.plain = { ...plain, position }
    walkChildren(walk)
    scope.plain = plain
  }
}

/** How the words beside it are read: no part of them. */
export function walkReading(walk: Walk) {
  const blocks: WordBlock[] = []
  walkText(walk, blocks, undefined)
  noteOddity(walk, 'reading', paragraphsOf(blocks).map(textOfParagraph).join(' '))
}

export function noteOddity(walk: Walk, why: WordOddity['why'], text: string) {
  const { paragraph } = walk.scope
  if (!paragraph || text.trim() === '') return
  paragraph.oddities ??= []
  paragraph.oddities.push({ why, text: text.slice(0, longest) })
  walk.hasTraces = true
}

/** As much as a message can quote. */
const longest = 500

function wordsSoFar({ scope }: Walk) {
  return scope.paragraph ? plainTextOf(scope.paragraph.runs) : ''
}
