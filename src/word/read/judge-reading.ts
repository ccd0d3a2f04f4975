import type { Manifest } from '#catalogue/manifest.ts'
import type { ParseError } from '#content/parse-result.ts'
import { judgeContent, type Problems } from '#content/values/judge.ts'
import { validateLayout } from '#layout/rules.ts'
import { leastStrange } from './changed-labels.ts'
import { describeReading, oneRow, ownId } from './describe-reading.ts'
import type { LayoutReading } from './layout.ts'
import type { SpecReading } from './problems.ts'

/** What is wrong with layout and values. What lies behind many errors at once is said first, and in their place. */
export function judgeReading(
  { layout, instances, foreignRows, traces }: SpecReading,
  catalogue: Manifest,
): Problems {
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
    ofGone.length +
    content.errors.filter((error) => isMissing(error) && isPart.has(error.instanceId ?? '')).length
  const strange = instances.reduce((sum, each) => sum + each.strangeRows, foreignRows)

  if (missing > 0 && strange >= leastStrange && found < strange) {
    const cause = describeReading({ problem: 'labels-changed', found, missing })
    const others = content.errors.filter((error) => !isMissing(error))
    return { errors: [cause, ...findLayoutErrors(layout), ...others], warnings: content.warnings }
  }
  const needed = new Set(ofGone.map(({ instanceId }) => instanceId))
  const deleted = traces.changes.filter(({ kind }) => kind === 'section-deleted')
  const sections = layout.missing.map((placement) => ({
    isNeeded: needed.has(placement.instanceId),
    told: describeReading({
      problem: needed.has(placement.instanceId) ? 'required-section-missing' : 'section-missing',
      ...placement,
      isTracked: deleted.some(({ instanceId }) => instanceId === placement.instanceId),
    }),
  }))
  const toldOf = (isNeeded: boolean) =>
    sections.filter((each) => each.isNeeded === isNeeded).map(({ told }) => told)
  return {
    errors: [...findLayoutErrors(layout), ...toldOf(true), ...content.errors],
    warnings: [...toldOf(false), ...content.warnings],
  }
}

function isMissing({ type }: ParseError) {
  return type === 'REQUIRED_VALUE_EMPTY'
}

/** The same id for two components, twice in the order table or over two sections, is one fault. */
function findLayoutErrors({ components, doubled }: LayoutReading): ParseError[] {
  const ids = components.map(({ instanceId }) => instanceId)
  const repeated = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
  if (repeated.length > 2 && ids.length === 2 * repeated.length)
    return [describeReading({ problem: 'page-twice', count: repeated.length })]
  const advice = repeated.some((id) => doubled.includes(id)) ? ownId : oneRow
  const errors = validateLayout(components).map((error) =>
    error.type === 'DUPLICATE_INSTANCE_ID' ? { ...error, message: `${error.message}. ${advice}` } : error,
  )
  const sections = doubled
    .filter((id) => ids.indexOf(id) === ids.lastIndexOf(id))
    .map((instanceId) => describeReading({ problem: 'doubled-section', instanceId }))
  return [...errors, ...sections]
}
