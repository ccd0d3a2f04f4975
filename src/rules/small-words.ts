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
  /** How questions begin. */
  asking: ReadonlySet<string>
  /** How an answer begins that says what was asked. */
  agreeing: ReadonlySet<string>
  why: ReadonlySet<string>
  /** What stands behind "why" where nothing is asked. */
  urging: ReadonlySet<string>
  /** Numbers that are written as words. */
  numbers: ReadonlySet<string>
}

let known: SmallWords | undefined

export function smallWords(): SmallWords {
  known ??= read()
  return known
}

function read(): SmallWords {
  const {
    denials,
    deniesNothingBefore,
    endsDenial,
    deniedBehind,
    conditions,
    fillers,
    numbers,
    asking,
    agreeing,
    urging,
  } = sharedWords()
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
    asking: setOf(asking),
    agreeing: setOf(agreeing),
    why: setOf(['why', 'لماذا', 'ليش', 'ليه']),
    urging: setOf(urging),
    numbers: setOf(numbers),
  }
}

function setOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(foldWord))
}
