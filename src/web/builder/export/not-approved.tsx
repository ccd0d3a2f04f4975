import { isApproved } from '#team/next-steps.ts'
import { texts } from '#texts/page-state.ts'
import { useFaceStates } from '../team/use-page-state.ts'
import styles from './export-dialog.module.css'

/** Says so of each language, and stands in nobody's way. A page that nobody works on together has no state. */
export function NotApproved() {
  const all = useFaceStates()
  return all
    .filter(({ state }) => !isApproved(state))
    .map(({ locale, state }) => (
      <p key={locale} className={styles.notApproved}>
        {all.length > 1
          ? texts.faceNotApproved(locale, texts.badge(state))
          : texts.notApproved(texts.badge(state))}
      </p>
    ))
}
