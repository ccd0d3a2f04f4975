import { useCallback, useEffect, useState } from 'react'
import type { PageState, Review } from '#team/review.ts'
import { texts } from '#texts/page-state.ts'
import type { TeamFailure } from '../../api/call-team.ts'
import { fetchSteps } from '../../team/state-calls.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { exactTime, relativeTime } from '../../ui/relative-time.ts'
import { useEditor } from '../editor/editor-store.ts'
import { describeFailure } from '../team/describe-failure.ts'
import { NeedsTeam } from '../team/needs-team.tsx'
import { usePageState } from '../team/use-page-state.ts'
import type { PanelProps } from '../view/panels-store.ts'
import { NextStep } from './next-step.tsx'
import styles from './state-dialog.module.css'

/** Where the page stands, how it came there, and the next step. */
export function StateDialog({ user, isOpen, onClose }: PanelProps) {
  return (
    <Dialog
      title={texts.title}
      description={texts.description}
      size="medium"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <NeedsTeam>
        <Steps user={user} />
      </NeedsTeam>
    </Dialog>
  )
}

function Steps({ user }: { user: string }) {
  const pageId = useEditor((state) => state.pageId)
  const state = usePageState() ?? { step: 'draft' }
  const [reviews, setReviews] = useState<readonly Review[]>()
  const [failure, setFailure] = useState<TeamFailure>()
  const reload = useCallback(async () => {
    const answer = await fetchSteps({ user, pageId })
    setFailure(answer.ok ? undefined : answer.refusal)
    if (answer.ok) setReviews(answer.value.reviews)
  }, [user, pageId])
  // biome-ignore lint/correctness/useExhaustiveDependencies(state.step): somebody else may have taken a step
  useEffect(() => void reload(), [reload, state.step])
  // The list of pages hears of a step a little later than whoever takes it.
  const latest = reviews?.[0]
  const now: PageState =
    latest && (state.step === 'draft' || latest.version !== state.version || latest.step !== state.step)
      ? latest
      : state

  return (
    <>
      <section className={styles.part} aria-label={texts.now}>
        <p className={styles.name} role="status">
          {texts.badge(now)}
        </p>
        {now.step !== 'draft' && now.changed && (
          <p className={styles.changed}>
            {texts.changed(now.step, now.changed.by, relativeTime(now.changed.at, new Date()))}
          </p>
        )}
        <NextStep key={now.step} user={user} state={now} onTaken={reload} />
      </section>
      <section className={styles.part} aria-label={texts.history}>
        <h3>{texts.history}</h3>
        {failure && <p role="alert">{describeFailure(failure)}</p>}
        {!failure && !reviews && <p className={styles.quiet}>{texts.loading}</p>}
        {reviews?.length === 0 && <p className={styles.quiet}>{texts.none}</p>}
        <ul className={styles.list}>
          {reviews?.map((each) => (
            <li key={`${each.at} ${each.version} ${each.step}`}>
              <StepTaken review={each} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function StepTaken({ review }: { review: Review }) {
  const { step, by, at, note, address, publishedAt, isOwn, version } = review
  return (
    <div className={styles.words}>
      <p className={styles.name}>{texts.steps[step]}</p>
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
