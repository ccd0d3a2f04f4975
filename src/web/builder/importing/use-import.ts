import { useEffect, useRef, useState } from 'react'
import type { Draft } from '#content/draft/draft.ts'
import type { ProposedDocument } from '#proposal/read-any.ts'
import { type FileRefusal, readFiles } from './read-file.ts'
import type { Imported } from './read-import.ts'

export type ImportFlow =
  | { status: 'empty' }
  /** `picture`: which one of how many in it is added to those of the team. */
  | { status: 'reading'; filename: string; picture?: { number: number; count: number } }
  /** It is no page yet, and could become one; `isOpen`: somebody decides what goes where. */
  | { status: 'proposed'; filename: string; proposed: ProposedDocument; isOpen: boolean }
  | { status: 'refused'; filename: string; refusal: FileRefusal }
  /** `opening`: it is being stored as a page of its own. */
  | { status: 'read' | 'opening'; filename: string; imported: Imported }

/** One file at a time; a later one takes the place of an earlier, however long that takes to read. */
export function useImport() {
  const [flow, setFlow] = useState<ImportFlow>({ status: 'empty' })
  const latest = useRef<AbortController>(undefined)
  useEffect(() => () => latest.current?.abort(), [])

  async function read(files: readonly File[]) {
    if (flow.status === 'opening') return
    const filename = files[0]?.name ?? ''
    latest.current?.abort()
    latest.current = new AbortController()
    const { signal } = latest.current
    setFlow({ status: 'reading', filename })
    const onPicture = (number: number, count: number) =>
      !signal.aborted && setFlow({ status: 'reading', filename, picture: { number, count } })
    const result = await readFiles(files, { signal, onPicture })
    if (signal.aborted || !result) return
    if (!result.ok) setFlow({ status: 'refused', filename, refusal: result.refusal })
    else if ('proposed' in result.value)
      setFlow({ status: 'proposed', filename, proposed: result.value.proposed, isOpen: false })
    else setFlow({ status: 'read', filename, imported: result.value.imported })
  }

  function showProposal(isOpen: boolean) {
    if (flow.status === 'proposed') setFlow({ ...flow, isOpen })
  }

  /** What was read stands there still when the work comes to nothing. */
  async function open(work: (draft: Draft) => Promise<boolean>): Promise<boolean> {
    if (flow.status !== 'read') return false
    setFlow({ ...flow, status: 'opening' })
    const isOpened = await work(flow.imported.draft)
    if (!isOpened) setFlow(flow)
    return isOpened
  }

  return { flow, read, open, showProposal }
}
