import { useState } from 'react'
import { texts } from '#texts/session.ts'
import { useSession } from './session.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'
import styles from './user-menu.module.css'

/** Who is signed in, and the way out. Nothing for a visitor. */
export function UserMenu() {
  const session = useSession()
  const [isAsking, setAsking] = useState(false)
  if (!session) return null
  return (
    <div className={styles.menu}>
      <span className={styles.user} title={texts.signedInAs(session.username)}>
        {session.username}
      </span>
      <button type="button" className={styles.logOut} onClick={() => setAsking(true)}>
        {texts.logOut}
      </button>
      {isAsking && <SignOutDialog onClose={() => setAsking(false)} />}
    </div>
  )
}
