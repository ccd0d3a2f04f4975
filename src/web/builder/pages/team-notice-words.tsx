import { namesOf } from '#content/draft/draft-operations.ts'
import { displayNameOf } from '#content/draft/page-names.ts'
import { texts as pages } from '#texts/pages.ts'
import { texts } from '#texts/team-notice.ts'
import { changeShared } from '../../drafts/shared-pages.ts'
import { takeTeams } from '../../team/take-teams.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { focusCanvas } from '../editor/focus.ts'
import { newPageId } from '../editor/open-page.ts'
import { keepAsNewPage, useSaving } from '../editor/saving.ts'
import { usePageTeam } from '../team/page-team.ts'
import { sendNow } from '../team/send-now.ts'
import { Notice } from '../view/notice.tsx'

type Props = { user: string }

/** Why the page cannot be the same for everyone, and what to do. */
export function TeamNoticeWords({ user }: Props) {
  const { state, deleted } = usePageTeam()
  return (
    <>
      {state === 'deleted' && (
        <Notice title={texts.deleted.title(deleted?.by ?? '')} text={texts.deleted.text}>
          <Button variant="default" onClick={() => void keepMine()}>
            {texts.deleted.keep}
          </Button>
          {deleted?.by && (
            <Button variant="default" onClick={() => void bringBack(user)}>
              {texts.deleted.bringBack}
            </Button>
          )}
        </Notice>
      )}
      {state === 'set-back' && (
        <Notice {...texts['set-back']}>
          <Button variant="default" onClick={() => void keepBoth(user)}>
            {texts['set-back'].keep}
          </Button>
        </Notice>
      )}
      {(state === 'too-large' || state === 'full' || state === 'unreadable') && (
        <Notice {...texts[state]}>
          <Button variant="default" onClick={sendNow}>
            {texts.retry}
          </Button>
        </Notice>
      )}
    </>
  )
}

async function keepMine() {
  await keepAsNewPage(newPageId())
  announce(pages.notice.kept(displayNameOf(namesOf(useEditor.getState().draft))))
  focusCanvas()
}

/** Mine goes on as a new page; under this address comes what the server has. */
async function keepBoth(user: string) {
  const { pageId } = useEditor.getState()
  await keepMine()
  if (useSaving.getState().status !== 'saved' || (await takeTeams({ user, pageId }))) return
  showToast({ text: texts['set-back'].notTaken, tone: 'bad' })
}

/** For everyone, with what was done here since. */
async function bringBack(user: string) {
  const { pageId } = useEditor.getState()
  await changeShared({ user, pageId }, ({ deleted, ...shared }) => ({
    shared: { ...shared, ...(deleted && { deleted: { at: deleted.at } }) },
  }))
  sendNow()
  focusCanvas()
}
