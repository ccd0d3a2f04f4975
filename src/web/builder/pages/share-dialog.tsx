import { useEffect, useState } from 'react'
import { displayNameOf } from '#content/draft/page-names.ts'
import { texts as pagesTexts } from '#texts/pages.ts'
import { texts } from '#texts/team.ts'
import { beginSharing } from '../../drafts/shared-pages.ts'
import { syncOthers } from '../../team/sync-others.ts'
import { useTeamPages } from '../../team/use-team-pages.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { saveNow } from '../editor/saving.ts'
import { sendNow } from '../team/send-now.ts'
import type { PanelProps } from '../view/panels-store.ts'
import styles from './share-dialog.module.css'

/** Pages that were private so far are the team's from then on: all of them, or those that are chosen. */
export function ShareDialog({ user, isOpen, onClose }: PanelProps) {
  const openId = useEditor((state) => state.pageId)
  const { pages } = useTeamPages(user)
  const offered = (pages ?? []).filter(({ isSharable }) => isSharable)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([openId]))
  const ids = offered.map(({ pageId }) => pageId).filter((pageId) => chosen.has(pageId))

  // The page that is open is stored from its first change on.
  useEffect(() => void saveNow(), [])

  function choose(pageIds: readonly string[], isChosen: boolean) {
    const rest = [...chosen].filter((each) => !pageIds.includes(each))
    setChosen(new Set(isChosen ? [...rest, ...pageIds] : rest))
  }

  async function share() {
    await Promise.all(ids.map((pageId) => beginSharing({ user, pageId })))
    onClose()
    showToast({ text: texts.share.shared(ids.length), tone: 'good' })
    sendNow()
    void syncOthers(user, openId)
  }

  return (
    <Dialog
      title={texts.share.title}
      description={texts.share.text}
      size="medium"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {texts.share.cancel}
          </Button>
          <Button isDisabled={ids.length === 0} onClick={() => void share()}>
            {texts.share.confirm(ids.length)}
          </Button>
        </>
      }
    >
      {pages && offered.length === 0 && <p>{texts.share.none}</p>}
      <div className={styles.list}>
        {offered.length > 1 && (
          <CheckboxField
            label={texts.share.all}
            checked={ids.length === offered.length}
            onChange={(event) =>
              choose(
                offered.map(({ pageId }) => pageId),
                event.currentTarget.checked,
              )
            }
          />
        )}
        <ul className={styles.pages}>
          {offered.map((page) => (
            <li key={page.pageId}>
              <CheckboxField
                label={pagesTexts.nameOf(displayNameOf(page))}
                checked={chosen.has(page.pageId)}
                onChange={(event) => choose([page.pageId], event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
