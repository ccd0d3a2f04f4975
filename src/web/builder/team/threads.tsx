import { useState } from 'react'
import { isOpenThread } from '#team/threads.ts'
import { texts } from '#texts/comments.ts'
import { Button } from '../../ui/button.tsx'
import type { ShownThread } from './page-comments.ts'
import { ThreadCard } from './thread-card.tsx'
import styles from './threads.module.css'

type Props = { threads: readonly ShownThread[] }

/** The open ones; those that are resolved on demand. */
export function Threads({ threads }: Props) {
  const [areAllShown, setAllShown] = useState(false)
  const open = threads.filter(isOpenThread)
  const resolved = threads.filter((each) => !isOpenThread(each))
  const shown = areAllShown ? [...open, ...resolved] : open
  return (
    <>
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((thread) => (
            <li key={thread.root.commentId}>
              <ThreadCard thread={thread} />
            </li>
          ))}
        </ul>
      )}
      {resolved.length > 0 && !areAllShown && (
        <div>
          <Button size="small" variant="subtle" onClick={() => setAllShown(true)}>
            {texts.showResolved(resolved.length)}
          </Button>
        </div>
      )}
    </>
  )
}
