import { columnsOf, isAiGenerated, startingRows } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { plainText } from '#content/values/rich-text.ts'
import type { WritingBrief } from '#content/writing/writing.ts'
import type { Brand } from '#layout/layout.ts'
import { describeNote } from '#texts/notes.ts'
import type { Writer, Written } from '#writing/writer.ts'

/** One value of a written page, with all that is needed to ask for it again. */
export type WrittenField = {
  component: Component
  field: Field
  instanceId: string
  section: number
  /** From 1; absent for a field of the component. */
  item?: number
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
  brand?: Brand,
): Promise<WrittenField[]> {
  const values: WrittenField[] = []
  for (const [place, component] of components.entries()) {
    const instanceId = `${component.code.slice(0, 3).toUpperCase()}-0001`
    const section = { brief, component, instanceId, section: place, brand }
    values.push(...(await writeFields(writer, section)), ...(await writeItems(writer, section)))
  }
  return values
}

type Section = {
  brief: WritingBrief
  component: Component
  instanceId: string
  section: number
  brand: Brand | undefined
}

async function writeFields(writer: Writer, section: Section): Promise<WrittenField[]> {
  const { component, instanceId } = section
  const values: WrittenField[] = []
  const sectionValues: Record<string, string> = {}
  for (const field of component.docx.fields.filter(isAiGenerated)) {
    const task = {
      ...section,
      field,
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
      value,
      notes,
      mended: problemsOf(mended, field),
      sectionValues,
    })
  }
  return values
}

async function writeItems(writer: Writer, section: Section): Promise<WrittenField[]> {
  const { component, instanceId } = section
  const values: WrittenField[] = []
  const columns = columnsOf(component).filter(isAiGenerated)
  const totalItems = startingRows(component)
  const previousTitles: string[] = []
  for (let item = 1; item <= totalItems; item++) {
    const task = {
      ...section,
      columns,
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
  { component, field, instanceId, section, itemValues }: WrittenField,
  previousValues: readonly string[],
): Promise<string | undefined> {
  const relatedTitle = itemValues && (itemValues.title ?? itemValues.question ?? itemValues.label)
  const task = { brief, component, field, instanceId, section, previousValues, relatedTitle, itemValues }
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
