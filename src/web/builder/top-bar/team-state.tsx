import { IconDeviceLaptop, IconLogin2, IconQuestionMark } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { texts } from '#texts/team.ts'
import { texts as topBar } from '#texts/top-bar.ts'
import { expireSession } from '../../session/session.ts'
import { useTeam } from '../../team/team-store.ts'
import { relativeTime } from '../../ui/relative-time.ts'
import { useEditor } from '../editor/editor-store.ts'
import { saveNow } from '../editor/saving.ts'
import { usePageTeam } from '../team/page-team.ts'
import { openPanel } from '../view/panels-store.ts'
import { openSideTab } from '../view/side-tab.ts'
import { CloudIcon } from './cloud-icon.tsx'
import styles from './save-state.module.css'
import { TipButton } from './tip-button.tsx'

/**
 * Where the page is safe: with everyone, or on this device; and what stands in the way. While it is saved here, what can be
 * done about it stays.
 */
export function TeamState({ isSaving }: { isSaving: boolean }) {
  const { state, unsent, conflicts } = usePageTeam()
  const pageId = useEditor((editor) => editor.pageId)
  const entry = useTeam(({ pages }) => pages?.get(pageId))
  const { save, tips } = texts
  if (isSaving && (state === 'synced' || state === 'waiting' || state === 'none')) {
    return <State icon={<CloudIcon state="on-its-way" />} words={topBar.save.saving} />
  }
  switch (state) {
    case 'synced':
      return (
        <State
          icon={<CloudIcon state="safe" />}
          words={save.synced}
          tip={entry && tips.synced(entry.by, relativeTime(entry.at, new Date()))}
        />
      )
    case 'waiting':
      return <State icon={<CloudIcon state="on-its-way" />} words={save.sending(unsent)} />
    case 'none':
      return <State icon={<CloudIcon state="safe" />} words={topBar.save.saved} />
    case 'private':
      return (
        <StateButton
          icon={<IconDeviceLaptop aria-hidden />}
          words={save.private}
          tip={tips.private}
          onClick={() => openPanel('share')}
        />
      )
    case 'away':
      return <State icon={<IconDeviceLaptop aria-hidden />} words={save.away} tip={tips.away(unsent)} />
    case 'signed-out':
      return (
        <StateButton
          icon={<IconLogin2 aria-hidden />}
          words={save.signIn(unsent)}
          tip={tips.signIn}
          onClick={() => void saveNow().then(expireSession)}
        />
      )
    case 'asking':
      return (
        <StateButton
          icon={<IconQuestionMark aria-hidden />}
          words={save.asking(conflicts.length)}
          tip={tips.asking}
          onClick={() => openSideTab('to-do')}
        />
      )
    case 'deleted':
      return <State icon={<IconDeviceLaptop aria-hidden />} words={save.deleted} />
    default:
      return <State icon={<IconDeviceLaptop aria-hidden />} words={save.refused} />
  }
}

type Props = { icon: ReactNode; words: string; tip?: string | undefined }

function State({ icon, words, tip }: Props) {
  return (
    <p className={`${styles.state} ${styles.shared}`} title={tip ?? words}>
      {icon}
      <span className={styles.word}>{words}</span>
    </p>
  )
}

function StateButton({ icon, words, tip, onClick }: Props & { onClick: () => void }) {
  return (
    <TipButton className={styles.act} tip={tip} onClick={onClick}>
      {icon}
      <span className={styles.word}>{words}</span>
    </TipButton>
  )
}
