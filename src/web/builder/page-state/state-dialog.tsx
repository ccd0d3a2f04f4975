import { useState } from 'react'
import { locales } from '#base/locale.ts'
import type { PageState, Review } from '#team/review.ts'
import { languageNames } from '#texts/language-names.ts'
import { texts } from '#texts/page-state.ts'
import { fetchSteps } from '../../team/state-calls.ts'
import { exactTime, relativeTime } from '../../ui/relative-time.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { KeptNotice } from '../team/kept-notice.tsx'
import { TeamDialog } from '../team/team-dialog.tsx'
import { useKept } from '../team/use-kept.ts'
import { usePageState } from '../team/use-page-state.ts'
import type { PanelProps } from '../view/panels-store.ts'
import { NextStep } from './next-step.tsx'
import styles from './state-dialog.module.css'

const faceOptions = locales.map((value) => ({ value, label: languageNames[value] }))

/** Where the page stands in each of its languages, how it came there, and the next step. */
export function StateDialog({ user, isOpen, onClose }: PanelProps) {
  return (
    <TeamDialog title={texts.title} description={texts.description} isOpen={isOpen} onClose={onClose}>
      <Steps user={user} />
    </TeamDialog>
  )
}

function Steps({ user }: { user: string }) {
  const [face, setFace] = useState(() => useEditor.getState().draft.layout.locale)
  const hasBoth = useEditor(({ draft }) => draft.other !== undefined)
  const state = usePageState(face) ?? { step: 'draft' }
  // Somebody else may take a step meanwhile.
  const { kept, reload } = useKept(user, fetchSteps, `${face} ${state.step}`)
  const reviews = kept.value?.reviews
  // The list of pages hears of a step a little later than whoever takes it.
  const latest = reviews?.find((each) => (each.face ?? face) === face)
  const now: PageState =
    latest && (state.step === 'draft' || latest.version !== state.version || latest.step !== state.step)
      ? latest
      : state

  return (
    <>
      {hasBoth && (
        <div>
          <SegmentedControl label={texts.face} options={faceOptions} value={face} onChange={setFace} />
        </div>
      )}
      <section aria-label={texts.now}>
        <p className={styles.name} role="status">
          {hasBoth ? texts.ofFace(face, texts.badge(now)) : texts.badge(now)}
        </p>
        {now.step !== 'draft' && now.changed && (
          <p className={styles.changed}>
            {texts.changed(now.step, now.changed.by, relativeTime(now.changed.at, new Date()))}
          </p>
        )}
        <NextStep key={`${face} ${now.step}`} {...{ user, face }} state={now} onTaken={reload} />
      </section>
      <section aria-label={texts.history}>
        <h3>{texts.history}</h3>
        <KeptNotice failure={kept.failure} count={reviews?.length} words={texts} onRetry={reload} />
        <ul className={styles.list}>
          {reviews?.map((each) => (
            <li key={`${each.at} ${each.version} ${each.step} ${each.face}`}>
              <StepTaken review={each} hasBoth={hasBoth} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function StepTaken({ review, hasBoth }: { review: Review; hasBoth: boolean }) {
  const { step, face, by, at, note, address, publishedAt, isOwn, version } = review
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        {hasBoth && face ? texts.ofFace(face, texts.steps[step]) : texts.steps[step]}
      </p>
      <p className={styles.quiet}>
        <time dateTime={at} title={exactTime(at)}>
          {texts.by(by, relativeTime(at, new Date()))}
        </time>
        {` · ${texts.version(version)}`}
        {isOwn && ` · ${texts.own}`}
      </p>
      {note && <p dir="auto">{note}</p>}
      {address && (
        <p>
          <a href={address} target="_blank" rel="noreferrer">
            <bdi>{address}</bdi>
          </a>
          {publishedAt && <span className={styles.quiet}> {exactTime(publishedAt)}</span>}
        </p>
      )}
    </div>
  )
}
