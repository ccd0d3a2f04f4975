import { isSamePlace } from '../../place.ts'
import { instanceOf, valueAt } from '../../slots.ts'
import { type ContentProblem, findValueProblems } from '../../values/check.ts'
import { replaced } from '../../values/values.ts'
import type { Draft } from '../draft.ts'
import { changeValue } from '../review.ts'
import type { Hit } from './find-hits.ts'
import { type Replacement, withReplacements } from './segments.ts'

/** What a replacement would make of a value: fine, or worth a look, or broken, which is why it is left as it is. */
export type Outcome = { hits: readonly Hit[]; problem?: ContentProblem; isLeft: boolean }

export type Replaced = { draft: Draft; outcomes: readonly Outcome[] }

/** All of a value's hits together, value by value. What would break a value leaves that value as it is. */
export function replaceHits(draft: Draft, hits: readonly Hit[], by: string): Replaced {
  const outcomes: Outcome[] = []
  let next = draft
  for (const ofValue of groupByValue(hits)) {
    const { value, outcome } = tryReplacing(next, ofValue, by)
    outcomes.push(outcome)
    const [{ component, place, slot }] = ofValue
    if (value === undefined) continue
    next = changeValue(next, component, place.instanceId, slot, (before) => replaced(before, value))
  }
  return { draft: next, outcomes }
}

/** What would become of the value of each of these, were it replaced alone. */
export function foretell(draft: Draft, hit: Hit, by: string): Outcome {
  return tryReplacing(draft, [hit], by).outcome
}

function tryReplacing(draft: Draft, hits: OfValue, by: string) {
  const [{ component, place, slot }] = hits
  const { value: before } = valueAt(instanceOf(draft, component, place.instanceId), slot)
  const value = withReplacements(slot.definition, before, replacementsOf(hits, by))
  const problem: ContentProblem | undefined =
    value === undefined ? { problem: 'unsafe-url', value: by, ...slot } : findNewProblem(slot, before, value)
  const isLeft = value === undefined || (problem !== undefined && breaking.has(problem.problem))
  const outcome: Outcome = { hits, ...(problem && { problem }), isLeft }
  return { value: isLeft ? undefined : value, outcome }
}

/** What makes a page wrong. Texts that are too long are people's own to shorten. */
const breaking: ReadonlySet<ContentProblem['problem']> = new Set<ContentProblem['problem']>([
  'required-empty',
  'not-a-number',
  'unsafe-url',
  'page-for-picture',
])

/** What was wrong before is not the replacement's fault, unless it makes a text longer still. */
function findNewProblem(
  { definition, field }: Hit['slot'],
  before: string | string[],
  after: string | string[],
) {
  const known = new Map(findValueProblems(definition, before, { field }).map((each) => [each.problem, each]))
  return findValueProblems(definition, after, { field }).find((each) => {
    const old = known.get(each.problem)
    if (!old) return true
    return each.problem === 'too-long' && old.problem === 'too-long' && each.length > old.length
  })
}

type OfValue = readonly [Hit, ...Hit[]]

/** Hits come value by value. */
function groupByValue(hits: readonly Hit[]): OfValue[] {
  const groups: [Hit, ...Hit[]][] = []
  for (const hit of hits) {
    const last = groups.at(-1)
    if (last && isSamePlace(last[0].place, hit.place)) last.push(hit)
    else groups.push([hit])
  }
  return groups
}

function replacementsOf(hits: OfValue, by: string): Replacement[] {
  const segments = [...new Set(hits.map(({ segment }) => segment))]
  return segments.map((segment) => ({
    segment,
    ranges: hits.filter((each) => each.segment === segment).map(({ range }) => range),
    by,
  }))
}
