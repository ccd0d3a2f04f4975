import { columnsOf, isAiGenerated, startingRows } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import { createFact } from '../draft-writer/facts.ts'
import { usableFigures } from '../draft-writer/write-figure.ts'
import { keyOfPlace, type PlannedSection } from './places.ts'
import { type PageToPlan, planFacts } from './plan-facts.ts'
import { type ToldFact, toldFacts } from './told-facts.ts'

type PageToCount = Omit<PageToPlan, 'sections'> & {
  sections: readonly Pick<PlannedSection, 'instanceId' | 'component'>[]
}

/**
 * How many items each section should have, by its instance id: no more than there are facts for, within its limits. Where
 * a brief has no facts a form starts as it always does, and never with more items than that.
 */
export function proposeItems(page: PageToCount): ReadonlyMap<string, number> {
  const { brief, isIslamic, today } = page
  const told = toldFacts({ brief, isIslamic, today })
  if (told.length === 0) return new Map()
  const sections = page.sections.map((section) => ({ ...section, items: startingRows(section.component) }))
  const plan = planFacts({ ...page, sections })
  return new Map(
    sections.flatMap((section): [string, number][] => {
      const { instanceId, component, items } = section
      const { docx } = component
      if (!docx.items || items === 0) return []
      const filled = countFigures(component, told) ?? countPlanned(section, plan)
      return [[instanceId, Math.min(items, Math.max(filled, docx.items.minRows))]]
    }),
  )
}

function countPlanned({ instanceId, items }: PlannedSection, plan: ReadonlyMap<string, readonly string[]>) {
  return Array.from({ length: items }, (_, item) => plan.get(keyOfPlace(instanceId, { item })) ?? []).filter(
    (facts) => facts.length > 0,
  ).length
}

/** Of items that hold a figure each; the first may stand in the section itself. */
function countFigures(component: Component, told: readonly ToldFact[]): number | undefined {
  const columns = columnsOf(component)
  const column = columns.find(({ role }) => role === 'figure')
  if (!column || !isAiGenerated(column)) return undefined
  const facts = told.map(({ text }) => createFact({ text, told: text, source: text }))
  const figures = facts.flatMap((fact) => fact.figures.map((figure) => ({ fact, figure })))
  const label = columns.find(({ role }) => role === 'figure-label')
  const isMain = component.docx.fields.some(({ role }) => role === 'figure')
  return usableFigures({ figures }, column, label).length - Number(isMain)
}
