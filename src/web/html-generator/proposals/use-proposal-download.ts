import { useEffect, useRef, useState } from 'react'
import { texts } from '#texts/proposing.ts'
import { saveFile } from '../../ui/save-file.ts'
import { restart } from '../flow/restart.ts'
import type { Reports } from '../flow/use-reports.ts'
import { type KeptProposals, packProposals } from './pack-proposals.ts'

type Download =
  | { status: 'idle' }
  | { status: 'working'; number: number }
  | { status: 'saved'; leftOut: number }

/** What is under way ends with the place where it is shown. */
export function useProposalDownload({ complain }: Reports) {
  const [download, setDownload] = useState<Download>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start(files: readonly File[], kept: KeptProposals) {
    complain(undefined)
    const signal = restart(running)
    setDownload({ status: 'working', number: 1 })
    const onFile = (number: number) => !signal.aborted && setDownload({ status: 'working', number })
    const packed = await packProposals(files, { kept, signal, onFile }).catch(() => undefined)
    if (signal.aborted) return
    if (!packed?.zip) {
      setDownload({ status: 'idle' })
      complain({ messages: [texts.bulk.failed] })
      return
    }
    saveFile(packed.zip, texts.bulk.zip)
    setDownload({ status: 'saved', leftOut: packed.leftOut })
  }

  return { download, start }
}
