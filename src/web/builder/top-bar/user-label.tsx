import { texts } from '#texts/session.ts'
import styles from './user-label.module.css'

type Props = { user: string }

/** Who is signed in; in a narrow bar by the first letter. */
export function UserLabel({ user }: Props) {
  return (
    <p className={styles.user} title={texts.signedInAs(user)}>
      <span className={styles.letter} aria-hidden>
        {user.charAt(0).toUpperCase()}
      </span>
      <span className={styles.name}>{user}</span>
    </p>
  )
}
