import { type Saying, sayingsOf } from '#figures/sayings.ts'
import { arabicNamesIn } from './arabic-names.ts'
import { wordedConditionsIn } from './match-condition.ts'
import { namesIn, wordsOf } from './names.ts'
import { nonesIn } from './none-spans.ts'

/** A line of a brief that says other things than before. */
export type ChangedLine = { was: string; now: string }

/**
 * Lines that took the place of others, with those of earlier times, as long as what they say now stands in the brief. A
 * line that said a figure, that there is none, a name or a condition, and has most words still, is the same line.
 */
export function rememberChanges(
  before: readonly string[],
  after: readonly string[],
  earlier: readonly ChangedLine[],
): ChangedLine[] {
  const gone = before.filter((line) => line.trim() !== '' && !after.includes(line))
  const come = new Set(after.filter((line) => line.trim() !== '' && !before.includes(line)))
  const changed = gone.flatMap((was): ChangedLine[] => {
    if (!isTraced(was)) return []
    const now = findLikest(was, [...come])
    if (now === undefined) return []
    come.delete(now)
    return [{ was, now }]
  })
  const followed = earlier.map(({ was, now }) => ({
    was,
    now: changed.find((each) => each.was === now)?.now ?? now,
  }))
  const kept = [...changed, ...followed].filter(({ was, now }) => after.includes(now) && was !== now)
  return [...new Map(kept.map((each) => [each.was, each])).values()].slice(0, mostChanges)
}

/** Older changes than these are forgotten: texts that still say them have long been seen. */
const mostChanges = 50

/** Whether values of a page that say it are known by what it says. */
function isTraced(line: string): boolean {
  return (
    sayingsOf(line).some(({ isWord }) => !isWord) ||
    namesIn(line).length > 0 ||
    arabicNamesIn(line).length > 0 ||
    wordedConditionsIn(line).length > 0 ||
    nonesIn(line).length > 0
  )
}

function findLikest(line: string, others: readonly string[]): string | undefined {
  const rated = others.map((other) => ({ other, share: likeness(line, other) }))
  return rated.sort((one, next) => next.share - one.share).find(({ share }) => share >= leastShare)?.other
}

const leastShare = 0.5

/** The share of words that two lines have in common, figures aside. */
function likeness(one: string, other: string): number {
  const [ones, others] = [wordsWithoutFigures(one), wordsWithoutFigures(other)]
  const shared = [...ones].filter((word) => others.has(word)).length
  return shared / Math.max(1, ones.size, others.size)
}

function wordsWithoutFigures(line: string): Set<string> {
  let rest = line
  for (const { from, to } of sayingsOf(line).toReversed())
    rest = `${rest.slice(0, from)}${' '.repeat(to - from)}${rest.slice(to)}`
  return new Set(wordsOf(rest).filter((word) => !/\d/.test(word)))
}

/** What stands in place of a figure now: the figure of the same kind, and the only one that the old line does not say. */
export function newFigureOf({ was, now }: ChangedLine, old: Saying): Saying | undefined {
  const sayings = sayingsOf(now)
  const before = sayingsOf(was)
  const isNew = ({ said }: Saying) => !before.some((each) => each.said === said)
  const isOfKind = ({ said }: Saying) => unitIn(said) === unitIn(old.said)
  const found = sayings.filter((each) => isNew(each) && isOfKind(each))
  if (found.length < 2) return found[0]
  // Several are new: the one at the same place among those of its kind.
  const place = before.filter(isOfKind).findIndex(({ said }) => said === old.said)
  const sames = sayings.filter(isOfKind)
  return sames.length === before.filter(isOfKind).length && sames[place] && isNew(sames[place])
    ? sames[place]
    : undefined
}

function unitIn(said: string): string {
  const unit = said.slice(said.indexOf(' ') + 1)
  return /^(?:date|time|phone|ordinal|unread)/.test(said) ? said.slice(0, said.indexOf(' ')) : unit
}
