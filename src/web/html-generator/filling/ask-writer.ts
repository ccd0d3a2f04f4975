import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { fieldRequest, itemRequest } from '#content/writing-request.ts'
import { type WritingAnswer, writeField, writeItem } from '../../api/write-texts.ts'
import type { FillRun } from './fill-run.ts'

type Options = Parameters<typeof writeField>[1]

/** Has the present task of a run written; its values come by field name. */
export async function askWriter(
  { draft, tasks, next }: FillRun,
  manifest: Manifest,
  options: Options,
): Promise<WritingAnswer<Record<string, string>>> {
  const task = tasks[next]
  const component = task && findComponent(manifest, task.code)
  if (!component) throw new Error('A run has tasks for components of the catalogue alone')
  if (task.type === 'item') return writeItem(itemRequest(draft, component, task.instanceId, task), options)
  const answer = await writeField(fieldRequest(draft, component, task.instanceId, task), options)
  return answer.status === 'written' ? { ...answer, content: { [task.field]: answer.content } } : answer
}
