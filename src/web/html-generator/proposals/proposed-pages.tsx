import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ProposedDocument } from '#proposal/read-any.ts'
import { texts as pages } from '#texts/pages.ts'
import { texts } from '#texts/proposing.ts'
import { createPageId, storeNewPage } from '../../drafts/store-new-page.ts'
import { type PicturedDraft, takePagePictures } from '../../proposing/pictures/page-pictures.ts'
import { ProposalDialog } from '../../proposing/proposal-dialog.tsx'
import { useSession } from '../../session/session.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { ReadProposal } from './read-proposal.ts'

type Props = ReadProposal & {
  file: File
  onClose: () => void
  onKeep?: ((proposed: ProposedDocument) => void) | undefined
}

/** What a document becomes: a page document, and for those who are signed in a page of the builder. */
export function ProposedPages({ file, proposed, manifest, onClose, onKeep }: Props) {
  const session = useSession()
  const navigate = useNavigate()
  const [isOpening, setOpening] = useState(false)

  /** The one in sight is stored last, so that it is the one last changed. */
  async function openInBuilder(user: string, page: PicturedDraft, others: readonly PicturedDraft[]) {
    setOpening(true)
    let pageId = ''
    for (const each of [...others, page]) {
      const draft = await takePagePictures(each)
      pageId = createPageId()
      const stored = await storeNewPage({ user, pageId }, draft, new Date().toISOString())
      if (stored.ok) continue
      showToast({ text: pages.refusals[stored.refusal], tone: 'bad' })
      return setOpening(false)
    }
    await navigate({ pathname: '/builder', search: `?page=${pageId}` })
  }

  return (
    <ProposalDialog
      filename={file.name}
      proposed={proposed}
      manifest={manifest}
      isBusy={isOpening}
      onClose={onClose}
      onKeep={onKeep}
      {...(session && {
        actions: (page: PicturedDraft, others: readonly PicturedDraft[]) => (
          <BusyButton
            isBusy={isOpening}
            busyLabel={texts.opening}
            onClick={() => void openInBuilder(session.username, page, others)}
          >
            {texts.openInBuilder}
          </BusyButton>
        ),
      })}
    />
  )
}
