import type { Field } from '#catalogue/manifest.ts'
import type { WritingBrief } from '#content/writing.ts'
import { sectionContextOf } from './prompt-brief.ts'
import { fieldPrompt, itemPrompt } from './prompt-task.ts'
import type { FieldTask, ItemTask } from './writer.ts'

/** What is to be written, in the form that both kinds of task share. */
export type Assignment = {
  columns: readonly Field[]
  brief: WritingBrief
  prompt: string
  /** All that people wrote for it: figures and links may come from here alone. */
  knownText: string
}

export function assignmentOfField(task: FieldTask): Assignment {
  const known = [knownTextOf(task), task.relatedTitle, ...Object.values(task.itemValues ?? {})]
  return {
    columns: [task.field],
    brief: task.brief,
    prompt: fieldPrompt(task),
    knownText: known.join('\n'),
  }
}

export function assignmentOfItem(task: ItemTask): Assignment {
  const known = [knownTextOf(task), task.guidedIdea]
  return {
    columns: task.columns,
    brief: task.brief,
    prompt: itemPrompt(task),
    knownText: known.join('\n'),
  }
}

function knownTextOf({ brief, instanceId }: { brief: WritingBrief; instanceId: string }): string {
  const { topic, audience, keyMessages, additionalContext } = brief
  return [topic, audience, ...keyMessages, additionalContext, sectionContextOf(brief, instanceId)].join('\n')
}
