import { IconFileImport } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Draft } from '#content/draft/draft.ts'
import type { BesideTexts } from '#content/draft/faces/beside-texts.ts'
import { displayNameOf } from '#content/draft/page-names.ts'
import { summarizeProposal } from '#proposal/summarize-proposal.ts'
import { texts } from '#texts/importing.ts'
import { texts as proposing } from '#texts/proposing.ts'
import { texts as returnedTexts } from '#texts/returned.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { ProposalQuestion } from '../../proposing/proposal-question.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DropArea } from '../../ui/drop-area.tsx'
import { MessageWords } from '../../ui/message-words.tsx'
import { act } from '../editor/act.ts'
import { useEditor } from '../editor/editor-store.ts'
import { isBlankPage } from '../editor/is-blank-page.ts'
import { usePageActions } from '../editor/page-actions.ts'
import type { PanelProps } from '../view/panels-store.ts'
import { describeFileRefusal } from './describe-file-refusal.ts'
import styles from './import-dialog.module.css'
import { ImportReport } from './import-report.tsx'
import { ProposedPage } from './proposed-page.tsx'
import { readExported } from './read-import.ts'
import { relationTo } from './returned/relation-to.ts'
import { ReturnedDialog } from './returned/returned-dialog.tsx'
import { useHome } from './returned/use-home.ts'
import { useImport } from './use-import.ts'

/** A file is read and told of first; then the person says what becomes of the page that is open. */
export function ImportDialog({ user, isOpen, onClose }: PanelProps) {
  const { flow, read, open, showProposal, compare, stopComparing } = useImport()
  const manifest = useManifest()
  const found = flow.status === 'read' || flow.status === 'opening' ? flow : undefined
  const isOpening = flow.status === 'opening'
  const isBlank = useEditor(({ draft }) => isBlankPage(draft))
  const relation = useEditor(({ draft }) =>
    found?.returned && !isBlankPage(draft) ? relationTo(draft, found.imported.draft) : 'other',
  )
  const pageId = useEditor((state) => state.pageId)
  const { storeAndOpen } = usePageActions(user)
  const ofOther = relation === 'other' && found?.returned ? found.imported.draft.createdAt : undefined
  const { home, open: openHome } = useHome(user, ofOther, (pageId) => void compare({ user, pageId }))
  const openButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (flow.status === 'read' || flow.status === 'proposed') openButton.current?.focus()
  }, [flow.status])

  function replace(draft: Draft, beside?: BesideTexts) {
    onClose()
    act('import', { imported: draft, ...(beside && { beside }) })
  }

  async function openAsNew() {
    if (await open(storeAndOpen)) onClose()
  }

  function openHere() {
    return open(async (draft) => {
      replace(draft, found?.imported.beside)
      return true
    })
  }

  if (flow.status === 'proposed' && flow.isOpen && manifest) {
    return (
      <ProposedPage
        user={user}
        filename={flow.filename}
        proposed={flow.proposed}
        manifest={manifest}
        onReplace={replace}
        onBack={() => showProposal(false)}
        onClose={onClose}
      />
    )
  }

  if (flow.status === 'read' && flow.isCompared && flow.returned && manifest) {
    const { imported, returned, pictured } = flow
    const exported = returned.exported ?? flow.kept
    return (
      <ReturnedDialog
        filename={flow.filename}
        read={imported.draft}
        exported={exported && readExported(exported, imported.draft.createdAt)}
        beside={imported.beside}
        marks={returned.marks}
        manifest={manifest}
        pictureCount={pictured?.pictures.length ?? 0}
        onBack={stopComparing}
        onClose={onClose}
      />
    )
  }

  return (
    <Dialog
      title={texts.title}
      description={texts.description}
      size="medium"
      isOpen={isOpen}
      isBusy={isOpening}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" isDisabled={isOpening} onClick={onClose}>
            {texts.cancel}
          </Button>
          {found && !isBlank && (
            <Button variant="default" isDisabled={isOpening} onClick={() => void openHere()}>
              {texts.replace}
            </Button>
          )}
          {flow.status === 'proposed' && (
            <Button ref={openButton} onClick={() => showProposal(true)}>
              {proposing.make}
            </Button>
          )}
          {found && relation === 'same' && (
            <Button ref={openButton} isDisabled={isOpening} onClick={() => void compare({ user, pageId })}>
              {returnedTexts.see}
            </Button>
          )}
          {found && home && (
            <Button ref={openButton} isDisabled={isOpening} onClick={() => void openHome(home)}>
              {returnedTexts.openAndSee}
            </Button>
          )}
          {found && (
            <BusyButton
              {...(relation === 'same' || home ? { variant: 'default' } : { ref: openButton })}
              isBusy={isOpening}
              busyLabel={texts.opening}
              onClick={() => void (isBlank ? openHere() : openAsNew())}
            >
              {isBlank ? texts.open : texts.openAsNew}
            </BusyButton>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <DropArea
          label={texts.input}
          dropNow={texts.dropNow}
          accept=".json,.docx,application/json,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          size="snug"
          chooseLabel={flow.status === 'empty' ? texts.choose : texts.chooseOther}
          onFiles={(files) => void read(files)}
        >
          <IconFileImport className={styles.icon} size={32} stroke={1.25} aria-hidden />
          <p>{texts.invitation}</p>
        </DropArea>
        <div role="alert">
          {flow.status === 'refused' && (
            <div className={styles.refusal}>
              <bdi className={styles.filename}>{flow.filename}</bdi>
              <p>
                <MessageWords>{describeFileRefusal(flow.refusal)}</MessageWords>
              </p>
            </div>
          )}
        </div>
        <div role="status">
          {flow.status === 'reading' && <p className={styles.quiet}>{texts.reading(flow.filename)}</p>}
          {flow.status === 'opening' && flow.picture && (
            <p className={styles.quiet}>{texts.takingPicture(flow.picture)}</p>
          )}
          {flow.status === 'read' && flow.pictured && (
            <p className={styles.quiet}>{texts.pictures(flow.pictured.pictures.length)}</p>
          )}
          {flow.status === 'proposed' && (
            <ProposalQuestion filename={flow.filename} summary={summarizeProposal(flow.proposed.pages)} />
          )}
          {found && <ImportReport filename={found.filename} imported={found.imported} />}
        </div>
        {relation !== 'other' && (
          <p>{relation === 'same' ? returnedTexts.isOfThisPage : returnedTexts.otherLanguage}</p>
        )}
        {home && <p>{returnedTexts.isOfPage(displayNameOf(home))}</p>}
        {found && !isBlank && <p className={styles.quiet}>{texts.replaceHint}</p>}
      </div>
    </Dialog>
  )
}
