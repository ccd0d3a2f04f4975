import { useState } from 'react'
import { namesOf } from '#content/draft/draft-operations.ts'
import { displayNameOf } from '#content/draft/page-names.ts'
import { texts } from '#texts/pages.ts'
import type { SaveRefusal } from '../../drafts/draft-storage.ts'
import { announce, announceError } from '../../ui/announce.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { focusCanvas } from '../editor/focus.ts'
import { newPageId } from '../editor/open-page.ts'
import { keepAsNewPage, retrySaving, takeStoredPage, useSaving } from '../editor/saving.ts'
import { Notice } from './notice.tsx'
import { openPanel } from './panels-store.ts'

/** Says that the open page is not safe, why, and what to do. Its place is always there, so that it is announced. */
export function SaveNotice() {
  const reason = useSaving((saving) => (saving.status === 'refused' ? saving.reason : undefined))
  return (
    <div role="alert">
      {reason && (
        <Notice {...texts.notice[reason]}>
          <Answers reason={reason} />
        </Notice>
      )}
    </div>
  )
}

function Answers({ reason }: { reason: SaveRefusal }) {
  switch (reason) {
    case 'storage-full':
    case 'storage-blocked':
      return (
        <>
          <Button variant="default" onClick={() => openPanel('export')}>
            {texts.notice.export}
          </Button>
          {reason === 'storage-full' && (
            <Button variant="default" onClick={() => openPanel('pages')}>
              {texts.notice.pages}
            </Button>
          )}
          <RetryButton />
        </>
      )
    case 'changed-elsewhere':
      return (
        <>
          <Button variant="default" onClick={() => void showOther()}>
            {texts.notice.takeOther}
          </Button>
          <Button variant="default" onClick={() => void keepMine()}>
            {texts.notice.keepMine}
          </Button>
        </>
      )
    case 'deleted-elsewhere':
    case 'gone':
      return (
        <Button variant="default" onClick={() => void keepMine()}>
          {texts.notice.keep}
        </Button>
      )
  }
}

function RetryButton() {
  const [isBusy, setBusy] = useState(false)

  async function retry() {
    setBusy(true)
    await retrySaving()
    setBusy(false)
    const saving = useSaving.getState()
    if (saving.status === 'refused') announceError(texts.notice[saving.reason].title)
    else focusCanvas()
  }

  return (
    <BusyButton
      isBusy={isBusy}
      busyLabel={texts.notice.retrying}
      onClick={() => void retry()}
      variant="default"
    >
      {texts.notice.retry}
    </BusyButton>
  )
}

async function showOther() {
  if (await takeStoredPage()) {
    announce(texts.notice.took)
    focusCanvas()
  } else {
    announceError(texts.notice.otherGone)
  }
}

async function keepMine() {
  await keepAsNewPage(newPageId())
  if (useSaving.getState().status === 'refused') return
  announce(texts.notice.kept(displayNameOf(namesOf(useEditor.getState().draft))))
  focusCanvas()
}
