import type { Draft } from '#content/draft/draft.ts'
import type { Known } from '#facts/known.ts'
import { knownOfDraft } from '#writing/brief/known-of-draft.ts'

type Read = Pick<Draft, 'brief' | 'itemConfigs'> & { known: Known | undefined }

let last: Read | undefined

/** What the figures of the open page may come from; read anew only when its brief is another one. */
export function knownOfPage(draft: Draft): Known | undefined {
  const { brief, itemConfigs } = draft
  if (last?.brief !== brief || last.itemConfigs !== itemConfigs) {
    last = { brief, itemConfigs, known: knownOfDraft(draft) }
  }
  return last.known
}
