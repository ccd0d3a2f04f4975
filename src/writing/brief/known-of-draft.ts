import type { Draft } from '#content/draft/draft.ts'
import { namesOf } from '#content/draft/draft-operations.ts'
import { displayNameOf } from '#content/draft/page-names.ts'
import type { LineSource } from '#content/writing/brief.ts'
import { type Known, knownOf, type Vouched } from '#facts/known.ts'
import { understandMessages } from './understand-brief.ts'

/** What figures and names of a page may come from; nothing where its brief has no key message. */
export function knownOfDraft(draft: Draft): Known | undefined {
  const { topic, audience, keyMessages, additionalContext, leftOut = [], changed = [] } = draft.brief
  const { confirmed = [], sources = [] } = draft.brief
  const messages = understandMessages(keyMessages)
  if (messages.length === 0) return undefined
  const ideas = Object.values(draft.itemConfigs).flatMap(({ guidedIdeas }) => guidedIdeas)
  return knownOf({
    lines: [
      ...messages.map(({ place, text, facts }) => ({
        kind: 'message' as const,
        place,
        text,
        told: leftOut.includes(text) ? '' : facts.map((fact) => fact.text).join('\n'),
        vouched: vouchedOf(text, confirmed, sources),
      })),
      { kind: 'topic', text: topic },
      { kind: 'audience', text: audience },
      ...ideas.map((text) => ({ kind: 'idea' as const, text })),
    ],
    changed,
    naming: [
      ...additionalContext.split('\n').map((text) => ({ kind: 'context' as const, text })),
      { kind: 'page', text: displayNameOf(namesOf(draft)) },
    ],
  })
}

function vouchedOf(text: string, confirmed: readonly string[], sources: readonly LineSource[]): Vouched {
  const { line: _, ...source } = sources.find(({ line }) => line === text) ?? {}
  return { ...source, ...(confirmed.includes(text) && { isConfirmed: true }) }
}
