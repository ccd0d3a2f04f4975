import { useEffect, useId, useState } from 'react'
import type { Locale } from '#base/locale.ts'
import { type Anchor, type Comment, faceOfComment } from '#team/comment.ts'
import { limits } from '#team/limits.ts'
import { threadsOf } from '#team/threads.ts'
import { texts as commentTexts } from '#texts/comments.ts'
import { texts as faceTexts } from '#texts/faces.ts'
import { texts } from '#texts/review-links.ts'
import { loadCatalogue, useComponentName } from '../catalogue/catalogue-store.ts'
import { newChangeId } from '../team/ids.ts'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/button.tsx'
import { exactTime, relativeTime } from '../ui/relative-time.ts'
import { SelectField } from '../ui/select-field.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useSubmit } from '../ui/use-submit.ts'
import { sendGuestComment } from './guest-calls.ts'
import type { OpenedPage } from './guest-page.ts'
import styles from './guest-review-screen.module.css'

type Props = {
  token: string
  page: OpenedPage
  /** The language that the guest looks at. */
  locale: Locale
}

/** What was said of the page, as far as the link shows it, and what a guest says. */
export function GuestComments({ token, page, locale }: Props) {
  const id = useId()
  const [own, setOwn] = useState<readonly Comment[]>([])
  const known = new Set(page.comments?.map(({ commentId }) => commentId))
  const all = [...(page.comments ?? []), ...own.filter(({ commentId }) => !known.has(commentId))]
  const threads = threadsOf(all)
  const sections = useSectionNames(page)
  return (
    <aside className={styles.aside} aria-labelledby={id}>
      <h2 id={id}>{texts.guest.comments}</h2>
      {threads.length === 0 && <p className={styles.quiet}>{texts.guest.none}</p>}
      <ul className={styles.list}>
        {threads.flatMap(({ root, answers }) =>
          [root, ...answers].map((each) => (
            <li key={each.commentId} data-answer={each !== root || undefined}>
              <CommentWords comment={each} section={sections.get(keyOf(each.anchor))} />
            </li>
          )),
        )}
      </ul>
      {page.mayComment && (
        <GuestForm {...{ token, page, locale, sections }} onSent={(comment) => setOwn([...own, comment])} />
      )}
    </aside>
  )
}

/** What each section of the page is called, such as '6. Frequently asked questions'. */
function useSectionNames({ draft }: OpenedPage): ReadonlyMap<string, string> {
  const nameOf = useComponentName()
  useEffect(() => void loadCatalogue(), [])
  return new Map(
    draft.layout.components.map((each, index) => [
      keyOf(each),
      texts.guest.section(index + 1, nameOf(each.code)),
    ]),
  )
}

/** A number of a section that was deleted comes again. */
function keyOf(section: Pick<Anchor, 'instanceId' | 'createdAt'> | undefined): string {
  return section ? `${section.instanceId} ${section.createdAt}` : ''
}

function CommentWords({ comment, section }: { comment: Comment; section: string | undefined }) {
  const { author, isGuest, at, text, deletedAt, anchor } = comment
  const face = faceOfComment(comment)
  return (
    <>
      <p className={styles.quiet}>
        <bdi>{commentTexts.author(author, isGuest)}</bdi>{' '}
        <time dateTime={at} title={exactTime(at)}>
          {relativeTime(at, new Date())}
        </time>
      </p>
      {section !== undefined && <p className={styles.quiet}>{section}</p>}
      {face && <p className={styles.quiet}>{faceTexts.ofLanguage(face)}</p>}
      {anchor?.quote && <p className={styles.quiet}>{commentTexts.about(anchor.quote)}</p>}
      <p className={styles.text} dir="auto">
        {deletedAt === undefined ? text : commentTexts.deleted}
      </p>
    </>
  )
}

type FormProps = Props & { sections: ReadonlyMap<string, string>; onSent: (comment: Comment) => void }

function GuestForm({ token, page, locale, sections, onSent }: FormProps) {
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [where, setWhere] = useState('')
  const [commentId, setCommentId] = useState(newChangeId)
  const isEmpty = name.trim() === '' || text.trim() === ''
  const { components } = page.draft.layout

  const { error, isBusy, onSubmit } = useSubmit(async () => {
    if (isEmpty) return undefined
    const section = components.find((each) => keyOf(each) === where)
    const anchor = section && { instanceId: section.instanceId, createdAt: section.createdAt }
    const answer = await sendGuestComment(token, {
      commentId,
      name: name.trim(),
      text: text.trim(),
      ...(anchor && { anchor }),
      ...(page.draft.other && { locale }),
    })
    if (!answer.ok) return texts.guest.notSent[answer.refusal]
    setText('')
    setCommentId(newChangeId())
    onSent(answer.value)
    announce(texts.guest.sent)
    return undefined
  })

  return (
    <form className={styles.form} aria-busy={isBusy} onSubmit={onSubmit}>
      <TextField
        label={texts.guest.name}
        hint={texts.guest.hint}
        maxLength={limits.nameLength}
        autoComplete="name"
        dir="auto"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <SelectField
        label={texts.guest.where}
        options={[
          { value: '', label: texts.guest.wholePage },
          ...Array.from(sections, ([value, label]) => ({ value, label })),
        ]}
        value={where}
        onChange={(event) => setWhere(event.currentTarget.value)}
      />
      <TextAreaField
        label={texts.guest.text}
        maxLength={limits.commentLength}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="alert">{error && <p className={styles.error}>{error}</p>}</div>
      <div>
        <Button type="submit" isDisabled={isBusy || isEmpty}>
          {texts.guest.send}
        </Button>
      </div>
    </form>
  )
}
