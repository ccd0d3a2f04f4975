import { useState } from 'react'
import type { Draft } from '#content/draft/draft.ts'
import { word } from '#formats/word.ts'
import type { ProposedDocument } from '#proposal/read-any.ts'
import { describeBehind } from '#texts/left-behind.ts'
import { texts } from '#texts/proposing.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { showToast } from '../ui/toast-store.ts'
import { makePageDocuments, zipDocuments } from './page-documents.ts'

type Props = { filename: string; proposed: ProposedDocument; drafts: readonly Draft[]; isMain: boolean }

/** The pages as documents that the tool reads again, with all that is to be accepted in them; several of them in a ZIP. */
export function DownloadDocument({ filename, proposed, drafts, isMain }: Props) {
  const [isBusy, setBusy] = useState(false)
  const { pages } = proposed

  async function save(): Promise<string> {
    const documents = await makePageDocuments(drafts)
    const [first] = documents
    if (first && documents.length === 1) {
      saveFile(new Blob([new Uint8Array(first.bytes)], { type: word.mimeType }), first.name)
      return first.name
    }
    saveFile(await zipDocuments(documents, describeBehind([{ filename, proposed }])), texts.bulk.zip)
    return texts.bulk.zip
  }

  async function download() {
    setBusy(true)
    const name = await save().catch(() => undefined)
    setBusy(false)
    if (name === undefined) showToast({ text: texts.downloadFailed, tone: 'bad' })
    else showToast({ text: texts.saved(name), tone: 'good' })
  }

  return (
    <BusyButton
      variant={isMain ? 'filled' : 'default'}
      isBusy={isBusy}
      busyLabel={texts.downloading}
      onClick={() => void download()}
    >
      {pages.length > 1 ? texts.downloadBoth : texts.download}
    </BusyButton>
  )
}
