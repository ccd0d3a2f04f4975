import { useEffect, useRef, useState } from 'react'
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

  async function open(file: File) {
    complain(undefined)
    const signal = restart(reading)
    setScreen({ status: 'reading', file })
    const read = await readProposal(file, signal)
    if (signal.aborted || !read) return
    if (read.ok) setScreen({ status: 'open', file, ...read.value })
    else {
      setScreen({ status: 'closed' })
      complain({ messages: [texts.unread] })
    }
  }

  return { screen, open, close: () => setScreen({ status: 'closed' }) }
}
