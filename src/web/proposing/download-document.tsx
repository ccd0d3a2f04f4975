import { useState } from 'react'
import type { Draft } from '#content/draft/draft.ts'
import { texts } from '#texts/proposing.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { showToast } from '../ui/toast-store.ts'
import { savePageDocument } from './page-document.ts'

/** The page as a document that the tool reads again, with all that is to be accepted in it. */
export function DownloadDocument({ draft, isMain }: { draft: Draft; isMain: boolean }) {
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    const name = await savePageDocument(draft).catch(() => undefined)
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
      {texts.download}
    </BusyButton>
  )
}
