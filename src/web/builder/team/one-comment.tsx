import { faceOfComment } from '#team/comment.ts'
import { texts } from '#texts/comments.ts'
import { texts as faceTexts } from '#texts/faces.ts'
import type { ShownComment } from '../../team/comments/with-queued.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { exactTime, relativeTime } from '../../ui/relative-time.ts'
import { placeOfEdit } from './begun-comments.ts'
import { giveUpQueued, queueDeed, retryQueued } from './comment-acts.ts'
import { CommentField } from './comment-field.tsx'
import styles from './thread-card.module.css'

type Props = { comment: ShownComment; user: string; isEdited: boolean; onEnd: () => void }

/** Who says what and when; `isEdited`: its author is changing it. */
export function OneComment({ comment, user, isEdited, onEnd }: Props) {
  const { commentId, author, isGuest, text, at, editedAt, deletedAt, isWaiting, anchor, refused } = comment
  const face = faceOfComment(comment)

  async function save(changed: string) {
    onEnd()
    if (changed === text) return
    await queueDeed(user, { kind: 'change', commentId, body: { text: changed } })
    announce(texts.said.edited)
  }

  return (
    <div className={styles.comment}>
      <p className={styles.who}>
        <strong>
          <bdi>{texts.author(author, isGuest)}</bdi>
        </strong>{' '}
        <time dateTime={at} title={exactTime(at)}>
          {relativeTime(at, new Date())}
        </time>
        {editedAt !== undefined && deletedAt === undefined && (
          <time dateTime={editedAt} title={exactTime(editedAt)}>
            {` · ${texts.edited(relativeTime(editedAt, new Date()))}`}
          </time>
        )}
        {isWaiting && ` · ${texts.waiting}`}
      </p>
      {face && <p className={styles.quiet}>{faceTexts.ofLanguage(face)}</p>}
      {anchor?.quote && <p className={styles.quiet}>{texts.about(anchor.quote)}</p>}
      {isEdited && (
        <CommentField
          user={user}
          place={placeOfEdit(commentId)}
          label={texts.editField}
          sendLabel={texts.sendEdit}
          text={text}
          onSend={save}
          onCancel={onEnd}
        />
      )}
      {!isEdited && deletedAt === undefined && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {deletedAt !== undefined && <p className={styles.quiet}>{texts.deleted}</p>}
      {refused && <Refused user={user} refused={refused} />}
    </div>
  )
}

type ActsProps = { comment: ShownComment; user: string; onEdit: () => void }

/** What its author may do with it; what a guest wrote anybody may delete. */
export function OwnActs({ comment, user, onEdit }: ActsProps) {
  const { commentId, author, isGuest, deletedAt, refused } = comment
  const isOwn = !isGuest && author === user
  if (deletedAt !== undefined || refused || !(isOwn || isGuest)) return null
  return (
    <>
      {isOwn && (
        <Button id={editButtonId(commentId)} size="small" variant="subtle" onClick={onEdit}>
          {texts.edit}
        </Button>
      )}
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
    </>
  )
}

export function editButtonId(commentId: string): string {
  return `edit-${commentId}`
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
