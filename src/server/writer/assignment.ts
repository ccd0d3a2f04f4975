import type { Field } from '#catalogue/manifest.ts'
import type { WritingBrief } from '#content/writing.ts'
import { speaksIslamic } from './claims.ts'
import { sectionContextOf } from './prompt-brief.ts'
import { fieldPrompt, itemPrompt } from './prompt-task.ts'
import type { FieldTask, ItemTask } from './writer.ts'

/** What is to be written, in the form that both kinds of task share. */
export type Assignment = {
  columns: readonly Field[]
  brief: WritingBrief
  instanceId: string
  prompt: string
  /** All that people wrote for it: figures and links may come from here alone. */
  knownText: string
  /** Whether the words of Islamic banking hold for it. */
  islamic: boolean
}

export function assignmentOfField(task: FieldTask): Assignment {
  const knownText = [knownTextOf(task), ...knownNeighbours(task)].join('\n')
  return {
    columns: [task.field],
    brief: task.brief,
    instanceId: task.instanceId,
    prompt: fieldPrompt(task),
    knownText,
    islamic: isIslamic(task, knownText),
  }
}

export function assignmentOfItem(task: ItemTask): Assignment {
  const knownText = [knownTextOf(task), task.guidedIdea].join('\n')
  return {
    columns: task.columns,
    brief: task.brief,
    instanceId: task.instanceId,
    prompt: itemPrompt(task),
    knownText,
    islamic: isIslamic(task, knownText),
  }
}

/** What stands beside a value in its item, as far as people stand by it. The item's title is one of its values. */
function knownNeighbours({ relatedTitle, itemValues = {}, knownColumns }: FieldTask): (string | undefined)[] {
  if (!knownColumns) return [relatedTitle, ...Object.values(itemValues)]
  return Object.entries(itemValues).flatMap(([name, value]) => (knownColumns.includes(name) ? [value] : []))
}

function isIslamic({ brand }: Pick<FieldTask, 'brand'>, knownText: string): boolean {
  return brand === 'EI' || speaksIslamic(knownText)
}

function knownTextOf({ brief, instanceId }: { brief: WritingBrief; instanceId: string }): string {
  const { topic, audience, keyMessages, additionalContext } = brief
  return [topic, audience, ...keyMessages, additionalContext, sectionContextOf(brief, instanceId)].join('\n')
}
