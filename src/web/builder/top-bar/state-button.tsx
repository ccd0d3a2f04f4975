import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { texts } from '#texts/page-state.ts'
import { relativeTime } from '../../ui/relative-time.ts'
import { useEditor } from '../editor/editor-store.ts'
import { usePageState } from '../team/use-page-state.ts'
import { openPanel } from '../view/panels-store.ts'
import styles from './save-state.module.css'
import { TipButton } from './tip-button.tsx'

/** Where the page stands in the language in front, which its switch tells, on its way to the site, once somebody has said so. */
export function StateButton() {
  const face = useEditor(({ draft }) => draft.layout.locale)
  const hasBoth = useEditor(({ draft }) => draft.other !== undefined)
  const state = usePageState(face)
  if (!state || state.step === 'draft' || state.step === 'withdrawn') return null
  const now = new Date()
  const tip = state.changed
    ? texts.changed(state.step, state.changed.by, relativeTime(state.changed.at, now))
    : texts.tip(state, relativeTime(state.at, now))
  return (
    <TipButton
      data-of-state
      className={styles.act}
      tip={hasBoth ? texts.ofFace(face, tip) : tip}
      onClick={() => openPanel('state')}
    >
      <IconRosetteDiscountCheck aria-hidden />
      <span data-yields className={styles.word}>
        {texts.badge(state)}
      </span>
    </TipButton>
  )
}
