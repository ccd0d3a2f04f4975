import type { MouseEvent } from 'react'
import type { Waiver } from '#content/draft/waiver.ts'
import { texts } from '#texts/waivers.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { MessageWords } from '../../ui/message-words.tsx'
import { relativeTime } from '../../ui/relative-time.ts'
import styles from '../../words/word-notes.module.css'
import { change } from '../editor/change.ts'

type Props = { waiver: Waiver }

/** Who answers for it and why, and the way back. */
export function WaiverNote({ waiver }: Props) {
  const { id, reason, at } = waiver
  /** The button goes; what it stood beside stays, and takes the focus. */
  function takeBack({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.closest('li')?.focus()
    change('take-back-waiver', { id })
    announce(texts.tookBack)
  }
  return (
    <div className={styles.waiver}>
      <p>
        <MessageWords>{`${texts.waivedBy(waiver, relativeTime(at, new Date()))}: “${reason}”`}</MessageWords>
      </p>
      <Button size="small" variant="default" onClick={takeBack}>
        {texts.takeBack}
      </Button>
    </div>
  )
}
