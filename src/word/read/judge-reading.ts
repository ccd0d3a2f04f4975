import type { Manifest } from '#catalogue/manifest.ts'
import { type ContentFault, judgeContent } from '#content/values/judge.ts'
import { errorTypeOf } from '#content/values/problem.ts'
import { validateLayout } from '#layout/rules.ts'
import { leastStrange } from './changed-labels.ts'
import type { LayoutReading } from './layout.ts'
import type { SpecReading } from './problems.ts'
import type { SpecProblem, SpecProblems } from './reading-problem.ts'

/** What is wrong with layout and values. What lies behind many errors at once is said first, and in their place. */
export function judgeReading(
  { layout, instances, foreignRows, traces }: SpecReading,
  catalogue: Manifest,
): SpecProblems {
  const gone = new Set(layout.missing.map(({ instanceId }) => instanceId))
  const content = judgeContent(
    instances.filter(({ instanceId }) => !gone.has(instanceId)),
    catalogue,
  )
  const ofGone = judgeContent(
    instances.filter(({ instanceId }) => gone.has(instanceId)),
    catalogue,
  ).errors
  const found = instances.reduce((sum, { byMark, byLabel }) => sum + byMark + byLabel, 0)
  const isPart = new Set(instances.flatMap(({ instanceId, absent }) => (absent.size > 0 ? [instanceId] : [])))
  const missing =
    ofGone.length + content.errors.filter((error) => isMissing(error) && isPart.has(error.instanceId)).length
  const strange = instances.reduce((sum, each) => sum + each.strangeRows, foreignRows)

  if (missing > 0 && strange >= leastStrange && found < strange) {
    const cause: SpecProblem = { problem: 'labels-changed', found, missing }
    const others = content.errors.filter((error) => !isMissing(error)).map(ofContent)
    return {
      errors: [cause, ...findLayoutErrors(layout), ...others],
      warnings: content.warnings.map(ofContent),
    }
  }
  const needed = new Set(ofGone.map(({ instanceId }) => instanceId))
  const deleted = traces.changes.filter(({ kind }) => kind === 'section-deleted')
  const sectionsGone = (isNeeded: boolean) =>
    layout.missing
      .filter(({ instanceId }) => needed.has(instanceId) === isNeeded)
      .map((placement) => ({
        problem: isNeeded ? ('required-section-missing' as const) : ('section-missing' as const),
        ...placement,
        isTracked: deleted.some(({ instanceId }) => instanceId === placement.instanceId),
      }))
  return {
    errors: [...findLayoutErrors(layout), ...sectionsGone(true), ...content.errors.map(ofContent)],
    warnings: [...sectionsGone(false), ...content.warnings.map(ofContent)],
  }
}

function ofContent(fault: ContentFault): SpecProblem {
  return { problem: 'content', fault }
}

function isMissing({ problem }: ContentFault) {
  return errorTypeOf(problem) === 'REQUIRED_VALUE_EMPTY'
}

/** The same id for two components, twice in the order table or over two sections, is one fault. */
function findLayoutErrors({ components, doubled }: LayoutReading): SpecProblem[] {
  const ids = components.map(({ instanceId }) => instanceId)
  const repeated = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
  if (repeated.length > 2 && ids.length === 2 * repeated.length)
    return [{ problem: 'page-twice', count: repeated.length }]
  const isSectionTwice = repeated.some((id) => doubled.includes(id))
  const errors = validateLayout(components).map(
    (error): SpecProblem => ({ problem: 'layout', error, isSectionTwice }),
  )
  const sections = doubled
    .filter((id) => ids.indexOf(id) === ids.lastIndexOf(id))
    .map((instanceId): SpecProblem => ({ problem: 'doubled-section', instanceId }))
  return [...errors, ...sections]
}
