import { shorten } from '#base/shorten.ts'
import type { SortableLine, SortedLine } from '#proposal/sorting.ts'
import { sectionContextOf } from '#writing/prompt/brief.ts'
import type { FieldTask, ItemTask } from '#writing/writer.ts'

const mostCharacters = 600
const mostOfContent = 2000

/** What a call used and wrote, for a ledger that keeps texts: a few thousand characters of it at most. */
export function ledgerTextsOf(
  task: FieldTask | ItemTask,
  content: string | Record<string, string> | undefined,
): Record<string, string> {
  const { topic, audience, keyMessages, additionalContext } = task.brief
  const used = {
    topic,
    audience,
    keyMessages: keyMessages.join('\n'),
    additionalContext,
    section: sectionContextOf(task.brief, task.instanceId),
    besides: besidesOf(task),
  }
  const written = typeof content === 'string' ? content : content && JSON.stringify(content)
  const shortened = Object.entries(used).map(([name, text]) => [name, shorten(text, mostCharacters)])
  return Object.fromEntries([
    ...shortened.filter(([, text]) => text !== ''),
    ...(written === undefined ? [] : [['content', shorten(written, mostOfContent)]]),
  ])
}

/** Of a document that was sorted: how it begins, and what was answered. */
export function ledgerTextsOfSorting(
  lines: readonly SortableLine[],
  sorted: readonly SortedLine[] | undefined,
): Record<string, string> {
  const document = lines.map(({ id, text }) => `${id} ${text}`).join('\n')
  return {
    document: shorten(document, mostCharacters),
    ...(sorted && { content: shorten(JSON.stringify(sorted), mostOfContent) }),
  }
}

/** What stood beside it on the page. */
function besidesOf(task: FieldTask | ItemTask): string {
  if ('columns' in task) return [task.guidedIdea ?? '', ...task.previousTitles].filter(Boolean).join('\n')
  const { relatedTitle = '', itemValues = {}, previousValues } = task
  return [relatedTitle, ...Object.values(itemValues), ...previousValues].filter(Boolean).join('\n')
}
