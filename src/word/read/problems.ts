import { findComponent } from '#catalogue/lookup.ts'
import { type Manifest, specFormat } from '#catalogue/manifest.ts'
import { limitMessages, type Problems } from '#content/values/judge.ts'
import type { Placement } from '#layout/layout.ts'
import { findPageNameError } from '#layout/page-name.ts'
import type { WordAside } from '../walk/document.ts'
import { describeChanges } from './describe-changes.ts'
import { describeComments } from './describe-comments.ts'
import { describeLosses } from './describe-losses.ts'
import { describeReading, type ReadingProblem } from './describe-reading.ts'
import type { InstanceReading } from './instance.ts'
import { judgeReading } from './judge-reading.ts'
import type { LayoutReading } from './layout.ts'
import type { PageReading } from './page.ts'
import type { Traces } from './traces.ts'
import { describeUnusedText, type UnusedText } from './unused-text.ts'

/** A document that was read, before it is said what is wrong with it. */
export type SpecReading = {
  page: PageReading
  layout: LayoutReading
  instances: (Placement & InstanceReading)[]
  unused: UnusedText[]
  traces: Traces
  /** Rows of tables that are not known as ours. */
  foreignRows: number
  comments: WordAside[]
  application: string
}

/** Everything that a person should know: what makes the page wrong, and what is only worth a look. */
export function findProblems(reading: SpecReading, catalogue: Manifest): Problems {
  const { layout, instances, traces } = reading
  if (layout.components.length === 0)
    return { errors: [describeReading({ problem: 'no-components' })], warnings: [] }

  const { errors, warnings } = judgeReading(reading, catalogue)
  return {
    errors: limitMessages(errors),
    warnings: limitMessages([
      ...findReadingProblems(reading, catalogue).map(describeReading),
      ...describeChanges(traces.changes, layout.components, catalogue),
      ...describeComments(reading.comments, traces),
      ...describeUnusedText(reading.unused),
      ...describeLosses(instances),
      ...warnings,
    ]),
  }
}

function findReadingProblems(
  { page, layout, instances, traces, application }: SpecReading,
  catalogue: Manifest,
): ReadingProblem[] {
  const problems: ReadingProblem[] = []
  const byMark = instances.reduce((sum, instance) => sum + instance.byMark, 0)
  const byLabel = instances.reduce((sum, instance) => sum + instance.byLabel, 0)
  if (byLabel > byMark)
    problems.push({ problem: 'matched-by-label', count: byLabel, application: editorOf(application) })

  if (page.specFormat !== '' && page.specFormat !== specFormat) {
    problems.push({ problem: 'other-format-version', version: page.specFormat })
  }
  problems.push(...page.problems)
  if (findPageNameError(page.pageName)) problems.push({ problem: 'page-name', name: page.pageName })
  problems.push(...layout.problems)

  for (const picture of traces.pictures) problems.push({ problem: 'picture', ...picture })
  for (const { code, instanceId, unknownFields, pictures } of instances) {
    for (const picture of pictures) problems.push({ problem: 'picture', instanceId, ...picture })
    const component = findComponent(catalogue, code)
    if (!component) problems.push({ problem: 'unknown-component', instanceId, code })
    else
      for (const field of unknownFields)
        problems.push({ problem: 'unknown-field', instanceId, component, field })
  }
  return problems
}

/** The name of a program that is known to take away what marks a value. */
function editorOf(application: string) {
  return /LibreOffice|OpenOffice/.exec(application)?.[0] ?? 'another editor'
}
