import { Link } from 'react-router'
import { ScreenHeading } from '../ui/screen-heading.tsx'
import styles from './notice.module.css'

export function NotFoundScreen() {
  return (
    <div className={styles.notice}>
      <title>Page not found · Webpage Builder</title>
      <ScreenHeading>Page not found</ScreenHeading>
      <p>There is nothing at this address.</p>
      <p>
        <Link to="/html-generator">Go to the HTML Generator</Link>
      </p>
    </div>
  )
}
