import type { Remark } from '#word/comments/remark.ts'
import {
  type DocumentPlaces,
  sourceOfInstance,
  sourceOfOrder,
  sourceOfPlace,
  sourceOfValue,
} from '#word/read/document-places.ts'
import type { SpecProblem, SpecProblems } from '#word/read/reading-problem.ts'
import { describeContentFault, describeFaultHere } from '../content-problems.ts'
import { describeChanges } from './changes.ts'
import { describeLoss } from './losses.ts'
import { describeSpecWarning } from './problems.ts'
import { describeUnusedHere, describeUnusedText } from './unused-text.ts'

export const kinds = { error: 'Error', warning: 'Please check' } as const

/** Nobody reads more than this of one document. */
const mostRemarks = 500

/**
 * What is said of a document, each where it stands: errors first. Comments of people are told in the list on the screen alone:
 * in the document they are in sight.
 */
export function listRemarks({ errors, warnings }: SpecProblems, places: DocumentPlaces): Remark[] {
  const all = [
    ...errors.flatMap((problem) => remarksOf(problem, places, kinds.error)),
    ...warnings.flatMap((problem) => remarksOf(problem, places, kinds.warning)),
  ]
  const rest = all.length - mostRemarks
  if (rest <= 0) return all
  const last = { source: places.first, kind: kinds.warning, lines: [andMore(rest)] }
  return [...all.slice(0, mostRemarks), last]
}

function andMore(count: number): string {
  return `There are ${count} more places to look at. They get their comments when these are done.`
}

function remarksOf(problem: SpecProblem, places: DocumentPlaces, kind: string): Remark[] {
  const at = (source: number | undefined, message: string): Remark => ({
    source,
    kind,
    lines: message.split('\n'),
  })
  switch (problem.problem) {
    case 'comments':
      return []
    case 'content': {
      const { instanceId, problem: fault } = problem.fault
      const own = 'field' in fault ? sourceOfValue(places, { instanceId, ...fault }) : undefined
      if (own !== undefined) return [at(own, describeFaultHere(problem.fault))]
      const isOfItems = fault.problem.endsWith('-items')
      const items = isOfItems ? places.values.get(instanceId)?.get('items') : undefined
      const source = items ?? sourceOfInstance(places, instanceId)
      const isHere = places.sections.has(instanceId)
      return [at(source, isHere ? describeFaultHere(problem.fault) : describeContentFault(problem.fault))]
    }
    case 'changes': {
      const groups = Map.groupBy(problem.changes, (change) =>
        sourceOfPlace(places, { instanceId: problem.instanceId, source: change.source }),
      )
      return [...groups].map(([source, changes]) => at(source, describeChanges({ ...problem, changes })))
    }
    case 'unused-text': {
      const [first] = problem.unused
      if (first?.place.spot?.at === 'labels')
        return [at(sourceOfOrder(places), describeUnusedText(problem.why, problem.unused).message)]
      return problem.unused.map((each) => at(sourceOfPlace(places, each.place), describeUnusedHere(each)))
    }
    case 'losses':
      return problem.losses.map(({ loss, ...place }) =>
        at(sourceOfPlace(places, place), sentence(describeLoss(loss))),
      )
    default:
      return [at(sourceOfProblem(problem, places), describeSpecWarning(problem).message)]
  }
}

type OtherProblem = Exclude<
  SpecProblem,
  { problem: 'comments' | 'content' | 'changes' | 'unused-text' | 'losses' }
>

function sourceOfProblem(problem: OtherProblem, places: DocumentPlaces): number | undefined {
  switch (problem.problem) {
    case 'no-components':
    case 'labels-changed':
    case 'not-accepted':
    case 'matched-by-label':
      return places.first
    case 'other-format-version':
      return places.header.get('specFormat') ?? places.first
    case 'unknown-locale':
    case 'other-language':
      return places.header.get('locale') ?? places.first
    case 'page-name':
    case 'other-name-in-margin':
      return places.header.get('pageName') ?? places.first
    case 'layout': {
      const last = problem.error.instanceIds.at(-1) ?? ''
      return (problem.isSectionTwice ? places.sections.get(last) : undefined) ?? rowOf(last, places)
    }
    case 'unknown-field': {
      const { instanceId, field } = problem
      return sourceOfValue(places, { instanceId, field }) ?? sourceOfInstance(places, instanceId)
    }
    case 'picture':
    case 'section-without-row':
    case 'section-id-differs':
    case 'doubled-section':
      return sourceOfPlace(places, problem)
    case 'id-given':
    case 'code-differs':
    case 'unknown-component':
    case 'section-missing':
    case 'required-section-missing':
      return rowOf(problem.instanceId, places)
    default:
      return sourceOfOrder(places)
  }
}

function rowOf(instanceId: string, places: DocumentPlaces): number | undefined {
  return places.orderRows.get(instanceId) ?? sourceOfOrder(places)
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
