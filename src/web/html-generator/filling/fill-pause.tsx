import { useState } from 'react'
import { sizeOfAll } from '#content/writing/generation-plan.ts'
import { texts } from '#texts/html-generator.ts'
import { currentToken } from '../../session/current-token.ts'
import { expireSession, sessionState } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import styles from './fill-panel.module.css'
import type { FillRun } from './fill-run.ts'
import type { Pause } from './filling.ts'
import { SignInLink } from './sign-in-link.tsx'
import type { Landing } from './use-landing.ts'

type Props = {
  ref: Landing
  run: FillRun
  pause: Pause
  onResume: () => void
  onStop: () => void
}

/** Why the run stands still, what is safe, and how it goes on. */
export function FillPause({ ref, run, pause: { reason, message }, onResume, onStop }: Props) {
  const done = sizeOfAll(run.tasks.slice(0, run.next))
  const isSignIn = reason === 'sign-in'
  const [refusedToken] = useState(currentToken)

  /** The login turns away whoever counts as signed in. Someone who has signed in anew meanwhile stays so. */
  function endRefusedSession() {
    if ('session' in sessionState() && currentToken() === refusedToken) expireSession()
  }

  return (
    <div className={styles.pause}>
      <p ref={ref} tabIndex={-1} className={styles.reason}>
        {message ?? texts.fill.pauses[reason] ?? texts.fill.paused}
      </p>
      <p className={styles.quiet}>
        {texts.fill.soFar(done, sizeOfAll(run.tasks))} {isSignIn ? texts.fill.signInHint : texts.fill.safe}
      </p>
      <div className={styles.actions}>
        {isSignIn && <SignInLink onOpen={endRefusedSession} />}
        <Button variant="light" onClick={onResume}>
          {isSignIn ? texts.fill.tryAgain : texts.fill.resume}
        </Button>
        <Button variant="subtle" onClick={onStop}>
          {run.filledCount > 0 ? texts.fill.stopKeeping : texts.cancel}
        </Button>
      </div>
    </div>
  )
}
