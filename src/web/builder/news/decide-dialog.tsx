import { useEffect } from 'react'
import type { Field } from '#catalogue/manifest.ts'
import { conflictKey, type OpenConflict } from '#content/draft/merge/conflict.ts'
import { texts } from '#texts/team.ts'
import { PlainDialog } from '../../ui/plain-dialog.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { focusCanvas } from '../editor/focus.ts'
import { askedSetting } from '../team/asked-setting.ts'
import { TextConflict } from '../team/conflict-card.tsx'
import { usePageTeam } from '../team/page-team.ts'
import type { PanelProps } from '../view/panels-store.ts'
import styles from './decide-dialog.module.css'

/** What two people changed of the page as a whole; all else is decided where it stands. */
export function DecideDialog({ isOpen, onClose }: PanelProps) {
  const conflicts = usePageTeam((state) => state.conflicts)
  const ofPage = conflicts.filter(({ conflict }) => conflict.kind === 'setting')
  const isDone = ofPage.length === 0

  useEffect(() => {
    if (!isDone) return
    onClose()
    focusCanvas()
  }, [isDone, onClose])

  return (
    <PlainDialog
      title={texts.decide.title}
      description={texts.decide.description}
      size="medium"
      isOpen={isOpen}
      onClose={onClose}
    >
      {ofPage.map((open) => (
        <SettingConflict key={conflictKey(open.conflict)} open={open} />
      ))}
    </PlainDialog>
  )
}

function SettingConflict({ open }: { open: OpenConflict }) {
  const draft = useEditor((state) => state.draft)
  const { conflict } = open
  if (conflict.kind !== 'setting') return null
  const { name, mine, locale } = askedSetting(conflict, draft)
  return (
    <section aria-label={name} className={styles.part}>
      <h3>{name.charAt(0).toUpperCase() + name.slice(1)}</h3>
      <TextConflict open={open} definition={lines} mine={mine} locale={locale} onSettled={() => undefined} />
    </section>
  )
}

const lines: Field = { name: 'text', type: 'array', required: false, placeholder: '', context: '' }
