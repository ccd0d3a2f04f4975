import { columnsOf, isAiGenerated, startingRows } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { plainText } from '#content/values/rich-text.ts'
import type { WritingBrief } from '#content/writing/writing.ts'
import type { Brand } from '#layout/layout.ts'
import { describeNote } from '#texts/notes.ts'
import { keyOfPlace, type PlannedSection } from '#writing/page-plan/places.ts'
import { type FactPlan, planFacts } from '#writing/page-plan/plan-facts.ts'
import type { Writer, Written } from '#writing/writer.ts'

/** One value of a written page, with all that is needed to ask for it again. */
export type WrittenField = {
  component: Component
  field: Field
  instanceId: string
  section: number
  /** From 1; absent for a field of the component. */
  item?: number
  /** What the page's plan gave it. */
  facts?: readonly string[] | undefined
  value: string
  notes: readonly string[]
  /** What was wrong with it at the first try. */
  mended: readonly string[]
  itemValues?: Record<string, string>
  /** The other fields of its section, for a field of the component. */
  sectionValues?: Record<string, string>
}

export const signal = new AbortController().signal

/** Writes sections one value at a time, as the screens ask for them. Calls that fail leave their values out. */
export async function writePage(
  writer: Writer,
  brief: WritingBrief,
  components: readonly Component[],
  { brand, today }: { brand?: Brand; today?: string | undefined } = {},
): Promise<WrittenField[]> {
  const values: WrittenField[] = []
  const sections = outlineOf(components)
  const plan = planFacts({ brief, sections, isIslamic: brand === 'EI', today })
  for (const [place, { instanceId, component }] of sections.entries()) {
    const section = { brief, component, instanceId, section: place, brand, today, plan }
    values.push(...(await writeFields(writer, section)), ...(await writeItems(writer, section)))
  }
  return values
}

/** Numbered by their prefixes, as a page does it. */
function outlineOf(components: readonly Component[]): PlannedSection[] {
  return components.map((component, place) => {
    const prefix = component.code.slice(0, 3).toUpperCase()
    const before = components.slice(0, place).filter(({ code }) => code.slice(0, 3).toUpperCase() === prefix)
    const instanceId = `${prefix}-${String(before.length + 1).padStart(4, '0')}`
    return { instanceId, component, items: startingRows(component) }
  })
}

type Section = {
  plan: FactPlan
  brief: WritingBrief
  component: Component
  instanceId: string
  section: number
  brand: Brand | undefined
  today: string | undefined
}

async function writeFields(writer: Writer, { plan, ...section }: Section): Promise<WrittenField[]> {
  const { component, instanceId } = section
  const values: WrittenField[] = []
  const sectionValues: Record<string, string> = {}
  for (const field of component.docx.fields.filter(isAiGenerated)) {
    const facts = plan.get(keyOfPlace(instanceId, { field: field.name }))
    const task = {
      ...section,
      field,
      facts,
      previousValues: [],
      relatedTitle: undefined,
      itemValues: undefined,
    }
    const written = await writer.writeField(task, signal)
    if (!written.ok) continue
    const { content: value, mended } = written.value
    const notes = written.value.notes.map((note) => describeNote(note))
    sectionValues[field.name] = value
    values.push({
      component,
      field,
      instanceId,
      section: section.section,
      facts,
      value,
      notes,
      mended: problemsOf(mended, field),
      sectionValues,
    })
  }
  return values
}

async function writeItems(writer: Writer, { plan, ...section }: Section): Promise<WrittenField[]> {
  const { component, instanceId } = section
  const values: WrittenField[] = []
  const columns = columnsOf(component).filter(isAiGenerated)
  const totalItems = startingRows(component)
  const previousTitles: string[] = []
  for (let item = 1; item <= totalItems; item++) {
    const facts = plan.get(keyOfPlace(instanceId, { item: item - 1 }))
    const task = {
      ...section,
      columns,
      facts,
      itemIndex: item,
      totalItems,
      guidedIdea: undefined,
      previousTitles: [...previousTitles],
    }
    const written = await writer.writeItem(task, signal)
    if (!written.ok) continue
    const { content, mended } = written.value
    const notes = written.value.notes.map((note) => describeNote(note))
    for (const field of columns) {
      const value = content[field.name] ?? ''
      const problems = problemsOf(mended, field)
      values.push({
        component,
        field,
        instanceId,
        section: section.section,
        item,
        facts,
        value,
        notes,
        mended: problems,
        itemValues: content,
      })
    }
    const title = columns.map(({ name }) => content[name] ?? '').find((text) => text !== '')
    if (title) previousTitles.push(title)
  }
  return values
}

function problemsOf(mended: Written<unknown>['mended'] = [], { name }: Field): string[] {
  return mended.filter(({ column }) => column === name).map(({ problem }) => problem.problem)
}

export async function rewrite(
  writer: Writer,
  brief: WritingBrief,
  { component, field, instanceId, section, facts, itemValues }: WrittenField,
  previousValues: readonly string[],
): Promise<string | undefined> {
  const relatedTitle = itemValues && (itemValues.title ?? itemValues.question ?? itemValues.label)
  const place = { component, field, instanceId, section, facts }
  const task = { brief, ...place, previousValues, relatedTitle, itemValues }
  const written = await writer.writeField(task, signal)
  return written.ok ? written.value.content : undefined
}

/** The sentences of a value, without tags. */
export function sentencesIn(value: string): string[] {
  return plainText(value)
    .split(/(?<=[.!?؟])\s+|\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}
