import type { Draft } from '#content/draft.ts'
import { recordChange, type Subject } from '#content/history.ts'
import { useEditor } from './editor-store.ts'

/** The one way in which the open page changes: what is done to it, and its place in the history. */
export function change(subject: Subject, operation: (draft: Draft) => Draft) {
  useEditor.setState(({ draft, history }) => {
    const next = operation(draft)
    const recorded = recordChange(history, subject, draft, next)
    return recorded === history ? {} : { draft: next, history: recorded }
  })
}

export function subjectOf(type: Subject['type'], instanceId: string): Subject {
  const code = codeOf(instanceId)
  return { type, instanceId, ...(code === undefined ? {} : { code }) }
}

export function codeOf(instanceId: string): string | undefined {
  const { components } = useEditor.getState().draft.layout
  return components.find((each) => each.instanceId === instanceId)?.code
}

export function now(): string {
  return new Date().toISOString()
}
