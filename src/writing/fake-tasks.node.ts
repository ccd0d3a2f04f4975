import { join } from 'node:path'
import { applicationDirectory } from '#base/application-directory.node.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { columnsOf, findComponent, isAiGenerated } from '#catalogue/lookup.ts'
import { type WritingBrief, writingBriefSchema } from '#content/writing/writing.ts'
import type { FieldTask, ItemTask } from './writer.ts'

export const catalogue = loadCatalogue(join(applicationDirectory, 'catalogue')).manifest

/** A brief of a made-up card. */
export function briefOf(changes: Partial<WritingBrief> = {}): WritingBrief {
  const brief = {
    topic: 'Cashback card',
    audience: 'Young professionals',
    keyMessages: ['5% back on groceries', 'No annual fee for the first year'],
    tone: 'professional',
    locale: 'en-AE',
  }
  return { ...writingBriefSchema.parse(brief), ...changes }
}

/** A task for a field of the component, or for a column of its items. */
export function fieldTask(code: string, name: string, changes: Partial<FieldTask> = {}): FieldTask {
  const component = componentOf(code)
  const field = [...component.docx.fields, ...columnsOf(component)].find((each) => each.name === name)
  if (!field) throw new Error(`${code} has no ${name}`)
  return {
    brief: briefOf(),
    component,
    field,
    instanceId: 'HBR-0001',
    section: 0,
    previousValues: [],
    relatedTitle: undefined,
    itemValues: undefined,
    ...changes,
  }
}

export function itemTask(code: string, changes: Partial<ItemTask> = {}): ItemTask {
  const component = componentOf(code)
  return {
    brief: briefOf(),
    component,
    columns: columnsOf(component).filter(isAiGenerated),
    instanceId: 'FAQ-0001',
    section: 1,
    itemIndex: 1,
    totalItems: 3,
    guidedIdea: undefined,
    previousTitles: [],
    ...changes,
  }
}

function componentOf(code: string) {
  const component = findComponent(catalogue, code)
  if (!component) throw new Error(`There is no ${code}`)
  return component
}
