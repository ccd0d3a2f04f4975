import { Link, Outlet } from 'react-router'
import { texts } from '#texts/frame.ts'
import { laterPart } from '../loading/later-part.ts'
import { UserMenu } from '../session/user-menu.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { LazyTips } from '../ui/lazy-tips.tsx'
import styles from './frame.module.css'
import { Mark } from './mark.tsx'

const ColorSchemeButton = lazyPart(
  laterPart(async () => (await import('../ui/color-scheme-button.tsx')).ColorSchemeButton),
)
/** What stands around every screen. */
export function Frame() {
  return (
    <>
      <header className={styles.bar}>
        <Link className={styles.home} to="/">
          <Mark />
          {texts.product}
        </Link>
        <div className={styles.end}>
          <ColorSchemeButton />
          <UserMenu />
        </div>
      </header>
      <main className={styles.main}>
        <Outlet />
      </main>
      <LazyTips />
    </>
  )
}
