import { isApproved } from '#team/next-steps.ts'
import { texts } from '#texts/page-state.ts'
import { usePageState } from '../team/use-page-state.ts'
import styles from './export-dialog.module.css'

/** Says so, and stands in nobody's way. A page that nobody works on together has no state. */
export function NotApproved() {
  const state = usePageState()
  if (!state || isApproved(state)) return null
  return <p className={styles.notApproved}>{texts.notApproved(texts.badge(state))}</p>
}
