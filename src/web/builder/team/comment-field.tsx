import { type FormEvent, useRef } from 'react'
import { limits } from '#team/limits.ts'
import { texts } from '#texts/comments.ts'
import { accounts } from '../../session/accounts.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useBegunComment } from './begun-comments.ts'
import styles from './thread-card.module.css'

type Props = {
  user: string
  /** What it is about: words that were begun there are there again. */
  place: string
  label: string
  sendLabel: string
  /** What it says already. */
  text?: string
  onSend: (text: string) => Promise<void>
  onCancel?: () => void
}

/** What somebody says, and whose attention they want. It keeps the focus, for the next one. */
export function CommentField({ user, place, label, sendLabel, text: said = '', onSend, onCancel }: Props) {
  const { text, write, end } = useBegunComment(place, said)
  const form = useRef<HTMLFormElement>(null)
  const isEmpty = text.trim() === ''

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isEmpty) return
    end()
    await onSend(text.trim())
  }

  function cancel() {
    end()
    onCancel?.()
  }

  /** Where the writing goes on. */
  function mention(name: string) {
    const area = form.current?.querySelector('textarea')
    if (!area) return
    area.focus()
    const gap = /(^|\s)$/.test(text.slice(0, area.selectionStart)) ? '' : ' '
    area.setRangeText(`${gap}@${name} `, area.selectionStart, area.selectionEnd, 'end')
    write(area.value)
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void send(event)}>
      <TextAreaField
        label={label}
        value={text}
        maxLength={limits.commentLength}
        dir="auto"
        // Whoever asked for it goes on with it; what was begun before is only there again.
        autoFocus={onCancel !== undefined && text === said}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send(event)
        }}
      />
      <div className={styles.mentions}>
        <span className={styles.quiet}>{texts.mention}</span>
        {accounts
          .filter((account) => account.user !== user)
          .map((account) => (
            <Button key={account.user} size="small" variant="subtle" onClick={() => mention(account.user)}>
              {texts.mentionOf(account.user)}
            </Button>
          ))}
      </div>
      <div className={styles.acts}>
        <Button type="submit" size="small" variant="light" isDisabled={isEmpty}>
          {sendLabel}
        </Button>
        {onCancel && (
          <Button size="small" variant="subtle" onClick={cancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
