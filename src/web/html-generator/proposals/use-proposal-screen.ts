import { useEffect, useRef, useState } from 'react'
import type { ProposedDocument } from '#proposal/read-any.ts'
import { texts } from '#texts/proposing.ts'
import { restart } from '../flow/restart.ts'
import type { Reports } from '../flow/use-reports.ts'
import { type ReadProposal, readProposal } from './read-proposal.ts'

export type ProposalScreen =
  | { status: 'closed' }
  | { status: 'reading'; file: File }
  | ({ status: 'open'; file: File } & ReadProposal)

/** One document at a time is looked at. */
export function useProposalScreen({ complain }: Reports) {
  const [screen, setScreen] = useState<ProposalScreen>({ status: 'closed' })
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  /** `kept`: as somebody has left it before. */
  async function open(file: File, kept?: ProposedDocument) {
    complain(undefined)
    const signal = restart(reading)
    setScreen({ status: 'reading', file })
    const read = await readProposal(file, signal)
    if (signal.aborted || !read) return
    if (read.ok) setScreen({ status: 'open', file, ...read.value, ...(kept && { proposed: kept }) })
    else {
      setScreen({ status: 'closed' })
      complain({ messages: [texts.unread] })
    }
  }

  return { screen, open, close: () => setScreen({ status: 'closed' }) }
}
