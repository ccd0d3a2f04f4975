import { columnsOf, findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import { type ContentProblem, findContentProblems } from '#content/check.ts'
import {
  type ContentValues,
  contentOf,
  isBlank,
  type OptionalElements,
  type PageContent,
  textOf,
} from '#content/content.ts'
import type { Placement } from '#layout/layout.ts'
import { validateLayout } from '#layout/rules.ts'
import { createFinding, type Finding, type Place } from './finding.ts'

/** As much of a page as its checks need. */
export type CheckedPage = {
  components: readonly Placement[]
  content: PageContent
  optionalElements: OptionalElements
}

/** What is to be said of a page by what was written for it. */
export function findWrittenFaults(page: CheckedPage, manifest: Manifest): Finding[] {
  return [
    ...validateLayout(page.components).map((error) => createFinding({ rule: 'layout', ...error })),
    ...page.components.flatMap((placement) => findInstanceFaults(page, placement, manifest)),
  ]
}

function findInstanceFaults(page: CheckedPage, { code, instanceId }: Placement, manifest: Manifest) {
  const component = findComponent(manifest, code)
  if (!component) return [createFinding({ rule: 'unknown-component', code }, { instanceId })]

  const content = contentOf(page.content, instanceId)
  const isShown = (place: Place) => !isHidden(page, component, place)
  const problems = findContentProblems(component, content)
    .map((problem) => createFinding({ rule: problem.problem, problem }, placeOf(instanceId, problem)))
    .filter(({ place }) => !place || isShown(place))
  return [...problems, ...findButtonsWithoutLink(component, page, instanceId)]
}

function placeOf(instanceId: string, problem: ContentProblem): Place {
  if (!('field' in problem)) return { instanceId }
  const { field, item } = problem
  return item === undefined ? { instanceId, field } : { instanceId, field, item }
}

/** A page leaves a button out when only its text is written; fields belong together by their names. */
function findButtonsWithoutLink(component: Component, page: CheckedPage, instanceId: string): Finding[] {
  const { fields, items } = contentOf(page.content, instanceId)
  const isShown = (place: Place) => !isHidden(page, component, place)
  const find = (names: readonly string[], values: ContentValues, item?: number) =>
    names.flatMap((name) => {
      const link = linkOf(name, names)
      const text = textOf(values[name]?.value)
      if (link === undefined || isBlank(text) || !isBlank(values[link]?.value)) return []
      const place = { instanceId, field: link, ...(item !== undefined && { item }) }
      return isShown(place) ? [createFinding({ rule: 'button-without-link', text }, place)] : []
    })
  const columns = columnsOf(component).map(({ name }) => name)
  return [
    ...find(
      component.docx.fields.map(({ name }) => name),
      fields,
    ),
    ...items.flatMap((item, index) => find(columns, item, index + 1)),
  ]
}

/** The field with the address of a button's text: `cta_url` of `cta_text`; of an item's own button its `url`. */
function linkOf(name: string, names: readonly string[]): string | undefined {
  if (!name.endsWith('_text')) return undefined
  const links = [name.replace(/_text$/, '_url'), ...(name.startsWith('cta_') ? ['url'] : [])]
  return links.find((each) => names.includes(each))
}

/** What belongs to an optional element that is switched off is not on the page. */
function isHidden({ optionalElements }: CheckedPage, component: Component, place: Place): boolean {
  if (place.item === undefined) return false
  const switches = optionalElements[place.instanceId]?.[place.item - 1]
  return (component.optionalElements ?? []).some(
    ({ id, fields }) => switches?.[id] === false && fields.includes(place.field ?? ''),
  )
}
