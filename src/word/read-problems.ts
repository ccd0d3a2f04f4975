import { findComponent } from '#catalogue/lookup.ts'
import { type Manifest, specFormat } from '#catalogue/manifest.ts'
import { judgeContent, limitMessages, type Problems } from '#content/judge.ts'
import type { Placement } from '#layout/layout.ts'
import { findPageNameError } from '#layout/page-name.ts'
import { validateLayout } from '#layout/rules.ts'
import { describeReading, type ReadingProblem } from './describe-reading.ts'
import type { InstanceReading } from './read-instance.ts'
import type { LayoutReading } from './read-layout.ts'
import type { PageReading } from './read-page.ts'
import { describeUnusedText, type UnusedText } from './unused-text.ts'

/** A document that was read, before it is said what is wrong with it. */
export type SpecReading = {
  page: PageReading
  layout: LayoutReading
  instances: (Placement & InstanceReading)[]
  unused: UnusedText[]
  application: string
}

/** Everything that a person should know: what makes the page wrong, and what is only worth a look. */
export function findProblems(reading: SpecReading, catalogue: Manifest): Problems {
  const { layout } = reading
  if (layout.components.length === 0)
    return { errors: [describeReading({ problem: 'no-components' })], warnings: [] }

  const content = judgeContent(reading.instances, catalogue)
  const doubled = layout.doubled.map((instanceId) =>
    describeReading({ problem: 'doubled-section', instanceId }),
  )
  const unused = describeUnusedText(reading.unused)
  return {
    errors: limitMessages([...validateLayout(layout.components), ...doubled, ...content.errors]),
    warnings: limitMessages([
      ...findReadingProblems(reading, catalogue).map(describeReading),
      ...(unused ? [{ type: 'UNUSED_TEXT', message: unused }] : []),
      ...content.warnings,
    ]),
  }
}

function findReadingProblems(
  { page, layout, instances, application }: SpecReading,
  catalogue: Manifest,
): ReadingProblem[] {
  const problems: ReadingProblem[] = []
  if (page.specFormat !== '' && page.specFormat !== specFormat) {
    problems.push({ problem: 'other-format-version', version: page.specFormat })
  }
  problems.push(...page.problems)
  if (findPageNameError(page.pageName)) problems.push({ problem: 'page-name', name: page.pageName })
  problems.push(...layout.problems)

  const byMark = instances.reduce((sum, instance) => sum + instance.byMark, 0)
  const byLabel = instances.reduce((sum, instance) => sum + instance.byLabel, 0)
  if (byLabel > byMark)
    problems.push({ problem: 'matched-by-label', count: byLabel, application: editorOf(application) })

  for (const { code, instanceId, unknownFields, pictures } of instances) {
    for (const place of pictures) problems.push({ problem: 'picture', instanceId, place })
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
