import { columnsOf, findComponent } from '#catalogue/lookup.ts'
import type { Component, Field, Manifest } from '#catalogue/manifest.ts'
import { contentOf, textOf } from '../content.ts'
import { readData } from '../parse-result.ts'
import { type PagePlace, type Place, placeOf } from '../place.ts'
import { findContentProblems } from '../values/check.ts'
import type { ContentFault } from '../values/judge.ts'
import { errorTypeOfProblem } from '../values/problem.ts'
import { placementsOf, type Read } from './fill-plan.ts'

/** A value without which there is no page, why so, and what stands there now. */
export type AskedValue = PagePlace & { code: string; fault: ContentFault; definition: Field; text: string }

/** The errors that one value each would mend. */
export function findAskedValues({ metadata, data }: Read, manifest: Manifest): AskedValue[] {
  const content = readData(data)
  return placementsOf(metadata).flatMap(({ code, instanceId }) => {
    const component = findComponent(manifest, code)
    if (!component) return []
    const { fields, items } = contentOf(content, instanceId)
    return findContentProblems(component, { fields, items }).flatMap((problem) => {
      if (!errorTypeOfProblem[problem.problem] || !('field' in problem)) return []
      const { field, item } = problem
      const definition = findDefinition(component, problem)
      const fault = { component, instanceId, problem }
      const value = item === undefined ? fields[field] : items[item]?.[field]
      const place = { instanceId, ...placeOf(problem) }
      return definition ? [{ ...place, code, fault, definition, text: textOf(value?.value) }] : []
    })
  })
}

export function findDefinition(component: Component, { field, item }: Place): Field | undefined {
  const fields = item === undefined ? component.docx.fields : columnsOf(component)
  return fields.find(({ name }) => name === field)
}
