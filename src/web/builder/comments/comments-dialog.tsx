import { placeOfComment } from '#team/threads.ts'
import { texts } from '#texts/comments.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { newChangeId } from '../../team/ids.ts'
import { announce } from '../../ui/announce.ts'
import { useEditor } from '../editor/editor-store.ts'
import { queueDeed } from '../team/comment-acts.ts'
import { CommentField } from '../team/comment-field.tsx'
import { usePageComments } from '../team/page-comments.ts'
import { TeamDialog } from '../team/team-dialog.tsx'
import { Threads } from '../team/threads.tsx'
import type { PanelProps } from '../view/panels-store.ts'

/** All that is said of the page: of it as a whole, section by section, and of what is gone. */
export function CommentsDialog({ user, isOpen, onClose }: PanelProps) {
  return (
    <TeamDialog title={texts.title} description={texts.description} isOpen={isOpen} onClose={onClose}>
      <AllComments user={user} />
    </TeamDialog>
  )
}

function AllComments({ user }: { user: string }) {
  const { draft, pageId } = useEditor()
  const comments = usePageComments()
  const nameOf = useComponentName()
  const placed = (comments.pageId === pageId ? comments.threads : []).map((thread) => ({
    thread,
    place: placeOfComment(draft, thread.root.anchor),
  }))
  const at = (wanted: string) =>
    placed
      .filter(({ place }) => (typeof place === 'string' ? place : place.instanceId) === wanted)
      .map(({ thread }) => thread)
  const sections = draft.layout.components
    .map(({ instanceId, code }) => ({ instanceId, name: nameOf(code), threads: at(instanceId) }))
    .filter(({ threads }) => threads.length > 0)
  const gone = at('gone')

  async function add(text: string) {
    await queueDeed(user, { kind: 'add', body: { commentId: newChangeId(), text } })
    announce(texts.said.added)
  }

  return (
    <>
      <section aria-label={texts.onPage}>
        <h3>{texts.onPage}</h3>
        <Threads threads={at('page')} />
        <CommentField user={user} place={pageId} label={texts.field} sendLabel={texts.send} onSend={add} />
      </section>
      {sections.map(({ instanceId, name, threads }) => (
        <section key={instanceId} aria-label={name}>
          <h3>{name}</h3>
          <Threads threads={threads} />
        </section>
      ))}
      {gone.length > 0 && (
        <section aria-label={texts.onGone}>
          <h3>{texts.onGone}</h3>
          <Threads threads={gone} />
        </section>
      )}
    </>
  )
}
