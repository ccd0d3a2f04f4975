import { useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import type { ProposedDocument } from '#proposal/read-any.ts'
import { texts } from '#texts/importing.ts'
import { type PicturedDraft, takePagePictures } from '../../proposing/pictures/page-pictures.ts'
import { ProposalDialog } from '../../proposing/proposal-dialog.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { isBlankPage } from '../editor/is-blank-page.ts'
import { usePageActions } from '../editor/page-actions.ts'

type Props = {
  user: string
  filename: string
  proposed: ProposedDocument
  manifest: Manifest
  onReplace: (draft: Draft) => void
  onBack: () => void
  onClose: () => void
}

/** A document that becomes the page that is open, or pages of their own. */
export function ProposedPage({ user, filename, proposed, manifest, onReplace, onBack, onClose }: Props) {
  const isBlank = useEditor(({ draft }) => isBlankPage(draft))
  const { store, storeAndOpen } = usePageActions(user)
  const [isOpening, setOpening] = useState(false)

  async function openAsNew(page: PicturedDraft, others: readonly PicturedDraft[]) {
    setOpening(true)
    for (const other of others) if (!(await store(await takePagePictures(other)))) return setOpening(false)
    if (await storeAndOpen(await takePagePictures(page))) onClose()
    else setOpening(false)
  }

  async function openHere(page: PicturedDraft) {
    setOpening(true)
    onReplace(await takePagePictures(page))
  }

  return (
    <ProposalDialog
      filename={filename}
      proposed={proposed}
      manifest={manifest}
      isBusy={isOpening}
      onClose={onBack}
      actions={(page, others) => (
        <>
          {!isBlank && others.length === 0 && (
            <Button variant="default" isDisabled={isOpening} onClick={() => void openHere(page)}>
              {texts.replace}
            </Button>
          )}
          <BusyButton
            isBusy={isOpening}
            busyLabel={texts.opening}
            onClick={() => void (isBlank && others.length === 0 ? openHere(page) : openAsNew(page, others))}
          >
            {sayOpen(isBlank, others.length)}
          </BusyButton>
        </>
      )}
    />
  )
}

function sayOpen(isBlank: boolean, others: number): string {
  if (others > 0) return texts.openBoth
  return isBlank ? texts.open : texts.openAsNew
}
