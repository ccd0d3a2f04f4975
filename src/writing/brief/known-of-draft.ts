import type { Draft } from '#content/draft/draft.ts'
import { namesOf } from '#content/draft/draft-operations.ts'
import { displayNameOf } from '#content/draft/page-names.ts'
import { type Known, knownOf } from '#facts/known.ts'
import { understandMessages } from './understand-brief.ts'

/** What figures and names of a page may come from; nothing where its brief has no key message. */
export function knownOfDraft(draft: Draft): Known | undefined {
  const { topic, audience, keyMessages, additionalContext, leftOut = [], changed = [] } = draft.brief
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
      })),
      { kind: 'topic', text: topic },
      { kind: 'audience', text: audience },
      ...ideas.map((text) => ({ kind: 'idea' as const, text })),
    ],
    changed,
    others: [additionalContext, displayNameOf(namesOf(draft))],
  })
}
