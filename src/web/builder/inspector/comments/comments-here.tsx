import { textOf } from '#content/content.ts'
import { valueAt } from '#content/slots.ts'
import { plainText } from '#content/values/rich-text.ts'
import type { Anchor } from '#team/comment.ts'
import { texts } from '#texts/comments.ts'
import { useSession } from '../../../session/session.ts'
import { newChangeId } from '../../../team/ids.ts'
import { announce } from '../../../ui/announce.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { queueDeed } from '../../team/comment-acts.ts'
import { CommentField } from '../../team/comment-field.tsx'
import { type ShownThread, usePageComments } from '../../team/page-comments.ts'
import { Threads } from '../../team/threads.tsx'
import type { Selected } from '../selected/selected.ts'

type Props = { selected: Selected }

/** What is said of the selected value; of a section also what is said of its values. */
export function CommentsHere({ selected }: Props) {
  const user = useSession()?.username ?? ''
  const pageId = useEditor((state) => state.pageId)
  const createdAt = useEditor(
    ({ draft }) =>
      draft.layout.components.find(({ instanceId }) => instanceId === selected.instanceId)?.createdAt ?? '',
  )
  const all = usePageComments((state) => (state.pageId === pageId ? state.threads : noThreads))
  const here = anchorOf(selected, createdAt)
  const place = [pageId, here.instanceId, here.itemId, here.field].join(' ')
  const threads = all.filter(({ root }) => root.anchor && isWithin(root.anchor, here))

  async function add(text: string) {
    await queueDeed(user, { kind: 'add', body: { commentId: newChangeId(), anchor: here, text } })
    announce(texts.said.added)
  }

  return (
    <>
      <Threads threads={threads} />
      <CommentField
        key={place}
        user={user}
        place={place}
        label={texts.field}
        sendLabel={texts.send}
        onSend={add}
      />
    </>
  )
}

const noThreads: readonly ShownThread[] = []
const longestQuote = 300

function anchorOf({ instanceId, slot, instance, opposite, locale }: Selected, createdAt: string): Anchor {
  if (!slot) return { instanceId, createdAt }
  const itemId = slot.item === undefined ? undefined : instance.items[slot.item]?.id
  const quote = plainText(textOf(valueAt(instance, slot).value))
    .trim()
    .slice(0, longestQuote)
  return {
    instanceId,
    createdAt,
    ...(itemId !== undefined && { itemId }),
    field: slot.field,
    ...(opposite && { locale }),
    ...(quote !== '' && { quote }),
  }
}

function isWithin(anchor: Anchor, here: Anchor): boolean {
  if (anchor.instanceId !== here.instanceId || anchor.createdAt !== here.createdAt) return false
  if (here.field === undefined) return true
  const isOfFace = anchor.locale === undefined || here.locale === undefined || anchor.locale === here.locale
  return isOfFace && anchor.field === here.field && anchor.itemId === here.itemId
}
