import { Link } from 'react-router'
import { texts } from '#texts/not-found.ts'
import { ScreenHeading } from '../ui/screen-heading.tsx'
import styles from './notice.module.css'

export function NotFoundScreen() {
  return (
    <div className={styles.notice}>
      <title>{texts.pageTitle}</title>
      <ScreenHeading>{texts.heading}</ScreenHeading>
      <p>{texts.text}</p>
      <p>
        <Link to="/">{texts.toHome}</Link>
      </p>
    </div>
  )
}
