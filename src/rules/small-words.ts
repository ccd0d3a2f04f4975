import { foldWord } from '#figures/fold.ts'
import { sharedWords } from './themes.ts'

/** The small words by which a statement loses its force, in the form in which they are compared. */
export type SmallWords = {
  /** With how many words behind it each reaches. */
  denials: ReadonlyMap<string, number>
  longestReach: number
  deniesNothingBefore: ReadonlySet<string>
  endsDenial: ReadonlySet<string>
  deniesBehind: ReadonlySet<string>
  /** How the words begin that are denied so. */
  deniedBehind: readonly string[]
  conditions: ReadonlySet<string>
  fillers: ReadonlySet<string>
}

let known: SmallWords | undefined

export function smallWords(): SmallWords {
  known ??= read()
  return known
}

function read(): SmallWords {
  const { denials, deniesNothingBefore, endsDenial, deniedBehind, conditions, fillers } = sharedWords()
  return {
    denials: new Map(
      denials.flatMap(({ reach, words }) => words.map((word) => [foldWord(word), reach] as const)),
    ),
    longestReach: Math.max(...denials.map(({ reach }) => reach)),
    deniesNothingBefore: setOf(deniesNothingBefore),
    endsDenial: setOf(endsDenial),
    deniesBehind: setOf(deniedBehind.by),
    deniedBehind: deniedBehind.of.map(foldWord),
    conditions: setOf(conditions),
    fillers: setOf(fillers),
  }
}

function setOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(foldWord))
}
