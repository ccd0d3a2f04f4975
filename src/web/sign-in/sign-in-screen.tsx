import { texts } from '#texts/sign-in.ts'
import { Mark } from '../frame/mark.tsx'
import { useSessionState } from '../session/session.ts'
import { ScreenHeading } from '../ui/screen-heading.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-screen.module.css'

type Props = { onTyping?: () => void }

export function SignInScreen({ onTyping }: Props) {
  const { status } = useSessionState()
  return (
    <div className={styles.screen}>
      <title>{texts.pageTitle}</title>
      <main className={styles.card}>
        <div className={styles.mark}>
          <Mark />
        </div>
        <div className={styles.head}>
          <ScreenHeading>{texts.title}</ScreenHeading>
          <p className={styles.subtitle}>{texts.subtitle}</p>
        </div>
        {status === 'expired' && (
          <p className={styles.notice} role="status">
            {texts.ranOut}
          </p>
        )}
        <SignInForm onTyping={onTyping} />
      </main>
      <footer className={styles.footer}>
        <p>{texts.copyright(new Date().getFullYear())}</p>
        <p>{texts.safe}</p>
      </footer>
    </div>
  )
}
