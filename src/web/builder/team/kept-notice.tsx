import { texts } from '#texts/team-notice.ts'
import type { TeamFailure } from '../../api/call-team.ts'
import { Button } from '../../ui/button.tsx'
import { describeFailure } from './describe-failure.ts'
import styles from './kept-notice.module.css'

type Props = {
  failure: TeamFailure | undefined
  /** How many are listed; nothing before the first answer. */
  count: number | undefined
  words: { loading: string; none: string }
  onRetry: () => Promise<void>
}

/** What is said above a list of what the team keeps, where it is not there, empty or not the newest. */
export function KeptNotice({ failure, count, words, onRetry }: Props) {
  return (
    <>
      <div role="alert">
        {failure && (
          <div className={styles.failure}>
            <p>{describeFailure(failure)}</p>
            <Button variant="default" size="small" onClick={() => void onRetry()}>
              {texts.retry}
            </Button>
          </div>
        )}
      </div>
      {!failure && count === undefined && <p className={styles.quiet}>{words.loading}</p>}
      {count === 0 && <p className={styles.quiet}>{words.none}</p>}
    </>
  )
}
