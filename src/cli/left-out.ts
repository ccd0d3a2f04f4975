import { columnsOf, findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { InstanceContent, PageContent } from '#content/content.ts'
import type { Placement } from '#layout/layout.ts'

/** What of the content has no place in the document of a layout, a line for each. */
export function describeLeftOut(
  manifest: Manifest,
  components: readonly Placement[],
  content: PageContent,
): string[] {
  return Object.entries(content).flatMap(([instanceId, values]) => {
    const code = components.find((placement) => placement.instanceId === instanceId)?.code
    if (code === undefined) return [`"${instanceId}" is not in the layout and was left out.`]
    const component = findComponent(manifest, code)
    if (!component) return [`"${instanceId}" was left out: "${code}" is not in the library.`]
    return foreignNames(component, values).map(
      (name) => `${name} of "${instanceId}" was left out: ${code} has none.`,
    )
  })
}

function foreignNames(component: Component, { fields, items }: InstanceContent): string[] {
  const names = Object.keys(fields).filter(
    (name) => !component.docx.fields.some((field) => field.name === name),
  )
  const foreign = names.map((name) => `The field "${name}"`)
  if (!component.docx.items) return items.length > 0 ? [...foreign, 'The list of items'] : foreign

  const columns = columnsOf(component).map(({ name }) => name)
  const given = new Set(items.flatMap((item) => Object.keys(item)))
  return [
    ...foreign,
    ...[...given].filter((name) => !columns.includes(name)).map((name) => `The column "${name}"`),
  ]
}
