import { useId, useLayoutEffect, useState } from 'react'
import { texts } from '#texts/comments.ts'
import { useSession } from '../../session/session.ts'
import { newChangeId } from '../../team/ids.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { relativeTime } from '../../ui/relative-time.ts'
import { isBegun, placeOfAnswer, placeOfEdit } from './begun-comments.ts'
import { queueDeed } from './comment-acts.ts'
import { CommentField } from './comment-field.tsx'
import { editButtonId, OneComment, OwnActs } from './one-comment.tsx'
import type { ShownThread } from './page-comments.ts'
import styles from './thread-card.module.css'

type Props = { thread: ShownThread }

/** What somebody is writing in a thread: an answer, or one of its comments anew. */
type Writing = { kind: 'answer' } | { kind: 'edit'; commentId: string }

function begunIn(root: ShownThread['root'], answers: ShownThread['answers']): Writing | undefined {
  if (isBegun(placeOfAnswer(root.commentId))) return { kind: 'answer' }
  const edited = [root, ...answers].find(({ commentId }) => isBegun(placeOfEdit(commentId)))
  return edited && { kind: 'edit', commentId: edited.commentId }
}

/** One comment with its answers, and what can be done about it. */
export function ThreadCard({ thread: { root, answers } }: Props) {
  const answerButtonId = useId()
  const user = useSession()?.username ?? ''
  const [writing, setWriting] = useState(() => begunIn(root, answers))
  const [wantedId, setWantedId] = useState<string>()
  const { commentId, resolved } = root
  const isAnswering = writing?.kind === 'answer'
  const isEdited = (id: string) => writing?.kind === 'edit' && writing.commentId === id

  // What opened the field has the focus again once the field is gone.
  useLayoutEffect(() => {
    if (wantedId === undefined) return
    document.getElementById(wantedId)?.focus()
    setWantedId(undefined)
  }, [wantedId])

  function edit(id: string) {
    setWriting({ kind: 'edit', commentId: id })
  }

  function end() {
    setWriting(undefined)
    setWantedId(writing?.kind === 'edit' ? editButtonId(writing.commentId) : answerButtonId)
  }

  async function answer(text: string) {
    end()
    await queueDeed(user, {
      kind: 'add',
      body: { commentId: newChangeId(), answers: commentId, text },
    })
    announce(texts.said.answered)
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
      <OneComment comment={root} user={user} isEdited={isEdited(commentId)} onEnd={end} />
      {answers.length > 0 && (
        <ul className={styles.answers}>
          {answers.map((each) => (
            <li key={each.commentId}>
              <OneComment comment={each} user={user} isEdited={isEdited(each.commentId)} onEnd={end} />
              {!writing && (
                <div className={styles.acts}>
                  <OwnActs comment={each} user={user} onEdit={() => edit(each.commentId)} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {resolved && (
        <p className={styles.quiet}>{texts.resolvedBy(resolved.by, relativeTime(resolved.at, new Date()))}</p>
      )}
      {isAnswering && (
        <CommentField
          user={user}
          place={placeOfAnswer(commentId)}
          label={texts.answerField}
          sendLabel={texts.sendAnswer}
          onSend={answer}
          onCancel={end}
        />
      )}
      {!writing && !root.refused && (
        <div className={styles.acts}>
          <Button
            id={answerButtonId}
            size="small"
            variant="subtle"
            onClick={() => setWriting({ kind: 'answer' })}
          >
            {texts.answer}
          </Button>
          <Button size="small" variant="subtle" onClick={() => void settle()}>
            {resolved ? texts.reopen : texts.resolve}
          </Button>
          <OwnActs comment={root} user={user} onEdit={() => edit(commentId)} />
        </div>
      )}
    </article>
  )
}
