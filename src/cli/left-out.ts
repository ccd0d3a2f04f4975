import { columnsOf, findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { InstanceContent, PageContent } from '#content/content.ts'
import type { Placement } from '#layout/layout.ts'
import { texts as allTexts } from '#texts/cli.ts'

const texts = allTexts.leftOut

/** What of the content has no place in the document of a layout, a line for each. */
export function describeLeftOut(
  manifest: Manifest,
  components: readonly Placement[],
  content: PageContent,
): string[] {
  return Object.entries(content).flatMap(([instanceId, values]) => {
    const code = components.find((placement) => placement.instanceId === instanceId)?.code
    if (code === undefined) return [texts.notInLayout(instanceId)]
    const component = findComponent(manifest, code)
    if (!component) return [texts.notInLibrary(instanceId, code)]
    return foreignNames(component, values).map((name) => texts.foreign(name, instanceId, code))
  })
}

function foreignNames(component: Component, { fields, items }: InstanceContent): string[] {
  const names = Object.keys(fields).filter(
    (name) => !component.docx.fields.some((field) => field.name === name),
  )
  const foreign = names.map(texts.field)
  if (!component.docx.items) return items.length > 0 ? [...foreign, texts.items] : foreign

  const columns = columnsOf(component).map(({ name }) => name)
  const given = new Set(items.flatMap((item) => Object.keys(item)))
  return [...foreign, ...[...given].filter((name) => !columns.includes(name)).map(texts.column)]
}
