import { Link, Outlet } from 'react-router'
import styles from './frame.module.css'
import { Mark } from './mark.tsx'

/** What stands around every screen. */
export function Frame() {
  return (
    <>
      <header className={styles.bar}>
        <Link className={styles.home} to="/">
          <Mark />
          Webpage Builder
        </Link>
      </header>
      <main className={styles.main}>
        <Outlet />
      </main>
    </>
  )
}
