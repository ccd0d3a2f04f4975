import { use } from 'react'
import { useAnnouncements } from './announce.ts'
import type { Urgency } from './announcements.ts'
import { LayerId } from './open-dialogs.ts'
import styles from './visually-hidden.module.css'

/** The place in which announcements are heard: one in the page, and one in each dialog, outside of which all is silent. */
export function Announcer() {
  return (
    <div className={styles.hidden}>
      <div data-announcer="polite" role="status" aria-atomic="false" aria-relevant="additions">
        <Messages urgency="polite" />
      </div>
      <div data-announcer="assertive" aria-live="assertive" aria-relevant="additions">
        <Messages urgency="urgent" />
      </div>
    </div>
  )
}

function Messages({ urgency }: { urgency: Urgency }) {
  const layer = use(LayerId)
  const spoken = useAnnouncements((state) => state.spoken)
  return spoken
    .filter((message) => message.urgency === urgency && message.layer === layer)
    .map(({ id, text }) => <p key={id}>{text}</p>)
}
