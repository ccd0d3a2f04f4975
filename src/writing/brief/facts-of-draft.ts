import type { Draft } from '#content/draft/draft.ts'
import type { Fact } from '#facts/fact.ts'
import { understandMessages } from './understand-brief.ts'

/** What the key messages say that texts may tell. */
export function factsOfDraft({ brief }: Pick<Draft, 'brief'>): readonly Fact[] {
  const { keyMessages, leftOut = [] } = brief
  const known = read.get(keyMessages)
  if (known && known.leftOut === brief.leftOut) return known.facts
  const told = understandMessages(keyMessages).filter(({ text }) => !leftOut.includes(text))
  const facts = told.flatMap((message) => message.facts)
  read.set(keyMessages, { leftOut: brief.leftOut, facts })
  return facts
}

/** Read anew only when the key messages are others. */
const read = new WeakMap<object, { leftOut: readonly string[] | undefined; facts: readonly Fact[] }>()
