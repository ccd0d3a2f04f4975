import { useEffect, useRef, useState } from 'react'
import type { Draft } from '#content/draft/draft.ts'
import type { ProposedDocument } from '#proposal/read-any.ts'
import { type ExportedPage, exportedPageSchema } from '#word/exported-page.ts'
import type { PageKey } from '../../drafts/database.ts'
import { findExport } from '../../drafts/kept-exports.ts'
import { showToast } from '../../ui/toast-store.ts'
import { type FileRefusal, type FoundPage, readFiles } from './read-file.ts'
import { type Imported, importParseResult } from './read-import.ts'
import { takePictures } from './take-pictures.ts'

export type ImportFlow =
  | { status: 'empty' }
  | { status: 'reading'; filename: string }
  /** It is no page yet, and could become one; `isOpen`: somebody decides what goes where. */
  | { status: 'proposed'; filename: string; proposed: ProposedDocument; isOpen: boolean }
  | { status: 'refused'; filename: string; refusal: FileRefusal }
  /** `isCompared`: somebody looks at what changed in it. `kept`: its export, where it carries nothing of that itself. */
  | ({ status: 'read'; isCompared: boolean; kept?: ExportedPage } & ReadFile)
  /** It is becoming the open page, or one of its own. `picture`: which one of how many is added to those of the team. */
  | ({ status: 'opening'; picture?: { number: number; count: number } } & ReadFile)

type ReadFile = { filename: string } & FoundPage

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
    const result = await readFiles(files, signal)
    if (signal.aborted || !result) return
    if (!result.ok) setFlow({ status: 'refused', filename, refusal: result.refusal })
    else if ('proposed' in result.value)
      setFlow({ status: 'proposed', filename, proposed: result.value.proposed, isOpen: false })
    else setFlow({ status: 'read', filename, isCompared: false, ...result.value })
  }

  function showProposal(isOpen: boolean) {
    if (flow.status === 'proposed') setFlow({ ...flow, isOpen })
  }

  /** With its export: of the document itself, or what this browser keeps of it. */
  async function compare(key: PageKey) {
    if (flow.status !== 'read' || !flow.returned) return
    const { exported, exportId } = flow.returned
    const kept = exported ? undefined : exportedPageSchema.safeParse(await findExport(key, exportId)).data
    setFlow({ ...flow, isCompared: true, ...(kept && { kept }) })
  }

  function stopComparing() {
    if (flow.status === 'read') setFlow({ ...flow, isCompared: false })
  }

  /** What was read stands there still when the work comes to nothing. */
  async function open(work: (draft: Draft) => Promise<boolean>): Promise<boolean> {
    if (flow.status !== 'read') return false
    setFlow({ ...flow, status: 'opening' })
    const imported = await withPictures(flow)
    const isOpened = await work(imported.draft)
    if (!isOpened) setFlow({ ...flow, imported })
    return isOpened
  }

  /** Not before somebody takes the page: whoever cancels leaves nothing in the library. */
  async function withPictures({ filename, imported, pictured }: ReadFile): Promise<Imported> {
    if (!pictured) return imported
    const onPicture = (number: number, count: number) =>
      setFlow({ status: 'opening', filename, imported, picture: { number, count } })
    const result = await takePictures(pictured, onPicture)
    for (const { message } of result.warnings.slice(pictured.result.warnings.length))
      showToast({ text: message, tone: 'bad' })
    const taken = importParseResult(result, imported.draft.createdAt)
    return taken.ok ? taken.value : imported
  }

  return { flow, read, open, showProposal, compare, stopComparing }
}
