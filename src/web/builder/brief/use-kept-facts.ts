import { useCallback, useEffect, useState } from 'react'
import { pageBrand } from '#layout/layout.ts'
import { dropFact, type KeptFact, keepFacts, keptFactsOf, mendFact } from '#team/kept-facts.ts'
import type { TeamFailure } from '../../api/call-team.ts'
import { changeKeptFacts, fetchKeptFacts, type KeptFacts } from '../../team/kept-facts.ts'
import { useEditor } from '../editor/editor-store.ts'

export type KeptState =
  | { status: 'no-product' | 'loading' }
  | { status: 'failed'; failure: TeamFailure }
  | { status: 'here'; kept: KeptFacts }

/** What the team keeps of the page's product. */
export function useKeptFacts() {
  const recordId = useEditor(({ draft: { product, layout } }) =>
    product === undefined ? undefined : keptFactsOf(pageBrand(layout.components), product),
  )
  const [state, setState] = useState<KeptState>({ status: 'loading' })
  const load = useCallback(async () => {
    if (recordId === undefined) return setState({ status: 'no-product' })
    setState({ status: 'loading' })
    const read = await fetchKeptFacts(recordId)
    setState(read.ok ? { status: 'here', kept: read.value } : { status: 'failed', failure: read.refusal })
  }, [recordId])
  useEffect(() => void load(), [load])

  /** Whether it is kept now. */
  async function change(make: (facts: readonly KeptFact[]) => KeptFact[]): Promise<boolean> {
    if (recordId === undefined || state.status !== 'here') return false
    const saved = await changeKeptFacts(recordId, state.kept, make)
    setState(saved.ok ? { status: 'here', kept: saved.value } : { status: 'failed', failure: saved.refusal })
    return saved.ok
  }

  return {
    ...{ state, load },
    keep: (fresh: readonly KeptFact[]) => change((facts) => keepFacts(facts, fresh)),
    mend: (line: string, mended: KeptFact) => change((facts) => mendFact(facts, line, mended)),
    remove: (line: string) => change((facts) => dropFact(facts, line)),
  }
}
