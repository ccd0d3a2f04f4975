import { useId, useState } from 'react'
import { texts } from '#texts/comments.ts'
import { useSession } from '../../session/session.ts'
import type { ShownComment } from '../../team/comments/with-queued.ts'
import { newChangeId } from '../../team/ids.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { exactTime, relativeTime } from '../../ui/relative-time.ts'
import { giveUpQueued, queueDeed, retryQueued } from './comment-acts.ts'
import { CommentField } from './comment-field.tsx'
import type { ShownThread } from './page-comments.ts'
import styles from './thread-card.module.css'

type Props = { thread: ShownThread }

/** One comment with its answers, and what can be done about it. */
export function ThreadCard({ thread: { root, answers } }: Props) {
  const id = useId()
  const user = useSession()?.username ?? ''
  const [isAnswering, setAnswering] = useState(false)
  const { commentId, resolved } = root

  async function answer(text: string) {
    setAnswering(false)
    await queueDeed(user, {
      kind: 'add',
      body: { commentId: newChangeId(), answers: commentId, text },
    })
    announce(texts.said.answered)
    document.getElementById(id)?.focus()
  }

  async function settle() {
    await queueDeed(user, { kind: 'change', commentId, body: { resolved: !resolved } })
    announce(resolved ? texts.said.reopened : texts.said.resolved)
  }

  return (
    <article
      className={styles.card}
      data-resolved={resolved ? true : undefined}
      aria-label={texts.toDo(texts.author(root.author, root.isGuest), root.text || texts.deleted)}
    >
      <OneComment comment={root} user={user} />
      {answers.length > 0 && (
        <ul className={styles.answers}>
          {answers.map((each) => (
            <li key={each.commentId}>
              <OneComment comment={each} user={user} />
              {mayRemove(each, user) && <RemoveButton commentId={each.commentId} user={user} />}
            </li>
          ))}
        </ul>
      )}
      {resolved && (
        <p className={styles.quiet}>{texts.resolvedBy(resolved.by, relativeTime(resolved.at, new Date()))}</p>
      )}
      {isAnswering ? (
        <CommentField
          user={user}
          label={texts.answerField}
          sendLabel={texts.sendAnswer}
          onSend={answer}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        !root.refused && (
          <div className={styles.acts}>
            <Button id={id} size="small" variant="subtle" onClick={() => setAnswering(true)}>
              {texts.answer}
            </Button>
            <Button size="small" variant="subtle" onClick={() => void settle()}>
              {resolved ? texts.reopen : texts.resolve}
            </Button>
            {mayRemove(root, user) && <RemoveButton commentId={commentId} user={user} />}
          </div>
        )
      )}
    </article>
  )
}

type OneProps = { comment: ShownComment; user: string }

function OneComment({ comment, user }: OneProps) {
  const { author, isGuest, text, at, deletedAt, isWaiting, anchor, refused } = comment
  return (
    <div className={styles.comment}>
      <p className={styles.who}>
        <strong>
          <bdi>{texts.author(author, isGuest)}</bdi>
        </strong>{' '}
        <time dateTime={at} title={exactTime(at)}>
          {relativeTime(at, new Date())}
        </time>
        {isWaiting && ` · ${texts.waiting}`}
      </p>
      {anchor?.quote && <p className={styles.quiet}>{texts.about(anchor.quote)}</p>}
      {deletedAt === undefined ? (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      ) : (
        <p className={styles.quiet}>{texts.deleted}</p>
      )}
      {refused && <Refused user={user} refused={refused} />}
    </div>
  )
}

/** One's own, and what a guest wrote. */
function mayRemove({ deletedAt, refused, isGuest, author }: ShownComment, user: string): boolean {
  return deletedAt === undefined && !refused && (isGuest || author === user)
}

function RemoveButton({ commentId, user }: { commentId: string; user: string }) {
  return (
    <Button
      size="small"
      variant="subtle"
      onClick={() => {
        void queueDeed(user, { kind: 'delete', commentId })
        announce(texts.said.removed)
      }}
    >
      {texts.remove}
    </Button>
  )
}

/** Its words stay until its author decides. */
function Refused({ user, refused }: { user: string; refused: NonNullable<ShownComment['refused']> }) {
  const { code, queuedId } = refused
  return (
    <div role="alert">
      <p className={styles.refused}>{code === 'full' ? texts.refused.full : texts.refused.other}</p>
      <div className={styles.acts}>
        <Button size="small" variant="subtle" onClick={() => void retryQueued(user, queuedId)}>
          {texts.refused.again}
        </Button>
        <Button
          size="small"
          variant="subtle"
          onClick={() => {
            void giveUpQueued(user, queuedId)
            announce(texts.said.dropped)
          }}
        >
          {texts.refused.drop}
        </Button>
      </div>
    </div>
  )
}
