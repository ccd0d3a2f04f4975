import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { Placement } from '#layout/layout.ts'
import type { InstanceContent } from '../content.ts'
import { type ContentProblem, findContentProblems } from './check.ts'
import { errorTypeOf } from './problem.ts'

/** What is wrong with the content of one instance. */
export type ContentFault = {
  component: Component
  instanceId: string
  problem: ContentProblem
  /** The document has no row for the value; perhaps its name was changed. */
  absent?: 'row' | 'name'
}

/** What a person should know: errors make a page wrong, warnings are worth a look. */
export type Judgement = { errors: ContentFault[]; warnings: ContentFault[] }

export type Judged = Placement & {
  content: InstanceContent
  /** Values that have no place in the document: `title`, `question/2`. */
  absent?: ReadonlySet<string>
  /** Rows whose names no field has. */
  strangeRows?: number
  unknownFields?: readonly string[]
}

/** What is wrong with the content of these instances. Components that the catalogue does not know have no rules. */
export function judgeContent(instances: readonly Judged[], catalogue: Manifest): Judgement {
  const judgement: Judgement = { errors: [], warnings: [] }
  for (const { code, instanceId, content, absent, strangeRows = 0, unknownFields = [] } of instances) {
    const isRenamed = strangeRows > 0 || unknownFields.length > 0
    const component = findComponent(catalogue, code)
    if (!component) continue
    for (const problem of findContentProblems(component, content)) {
      const fault: ContentFault = { component, instanceId, problem }
      if (isAbsent(problem, absent)) fault.absent = isRenamed ? 'name' : 'row'
      judgement[errorTypeOf(problem) ? 'errors' : 'warnings'].push(fault)
    }
  }
  return judgement
}

function isAbsent(problem: ContentProblem, absent: ReadonlySet<string> | undefined): boolean {
  if (problem.problem !== 'required-empty') return false
  const { field, item } = problem
  return absent?.has(item === undefined ? field : `${field}/${item + 1}`) ?? false
}
