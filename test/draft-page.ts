import { columnsOf, isAiGenerated, startingRows } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { plainText } from '#content/rich-text.ts'
import type { WritingBrief } from '#content/writing.ts'
import type { Writer } from '#server/writer/writer.ts'

/** One value of a drafted page, with all that is needed to ask for it again. */
export type DraftedValue = {
  component: Component
  field: Field
  instanceId: string
  /** From 1; absent for a field of the component. */
  item?: number
  value: string
  notes: readonly string[]
  itemValues?: Record<string, string>
}

export const signal = new AbortController().signal

/** Writes sections one value at a time, as the screens ask for them. */
export async function draftPage(
  writer: Writer,
  brief: WritingBrief,
  components: readonly Component[],
): Promise<DraftedValue[]> {
  const values: DraftedValue[] = []
  for (const component of components) values.push(...(await draftSection(writer, brief, component)))
  return values
}

async function draftSection(
  writer: Writer,
  brief: WritingBrief,
  component: Component,
): Promise<DraftedValue[]> {
  const instanceId = `${component.code.slice(0, 3).toUpperCase()}-0001`
  const values: DraftedValue[] = []
  for (const field of component.docx.fields.filter(isAiGenerated)) {
    const task = {
      brief,
      component,
      field,
      instanceId,
      previousValues: [],
      relatedTitle: undefined,
      itemValues: undefined,
    }
    const written = await writer.writeField(task, signal)
    if (!written.ok) throw new Error('The draft writer refused a field')
    values.push({ component, field, instanceId, value: written.value.content, notes: written.value.notes })
  }
  const columns = columnsOf(component).filter(isAiGenerated)
  const totalItems = startingRows(component)
  const previousTitles: string[] = []
  for (let itemIndex = 1; itemIndex <= totalItems; itemIndex++) {
    const task = {
      brief,
      component,
      columns,
      instanceId,
      itemIndex,
      totalItems,
      guidedIdea: undefined,
      previousTitles: [...previousTitles],
    }
    const written = await writer.writeItem(task, signal)
    if (!written.ok) throw new Error('The draft writer refused an item')
    const { content, notes } = written.value
    for (const field of columns) {
      const value = content[field.name] ?? ''
      values.push({ component, field, instanceId, item: itemIndex, value, notes, itemValues: content })
    }
    const title = columns.map(({ name }) => content[name] ?? '').find((text) => text !== '')
    if (title) previousTitles.push(title)
  }
  return values
}

export async function rewrite(
  writer: Writer,
  brief: WritingBrief,
  { component, field, instanceId, itemValues }: DraftedValue,
  previousValues: readonly string[],
): Promise<string> {
  const relatedTitle = itemValues && (itemValues.title ?? itemValues.question ?? itemValues.label)
  const task = { brief, component, field, instanceId, previousValues, relatedTitle, itemValues }
  const written = await writer.writeField(task, signal)
  if (!written.ok) throw new Error('The draft writer refused to write again')
  return written.value.content
}

/** The sentences of a value, without tags. */
export function sentencesIn(value: string): string[] {
  return plainText(value)
    .split(/(?<=[.!?؟])\s+|\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}
