import type { Draft } from '#content/draft/draft.ts'
import { faceOfComment } from '#team/comment.ts'
import { isOpenThread, placeOfComment } from '#team/threads.ts'
import { texts } from '#texts/comment-marks.ts'
import { texts as faceTexts } from '#texts/faces.ts'
import { type ShownThread, threadsNow } from '../team/page-comments.ts'
import type { ToDo } from './to-do.ts'

/** Each open comment at its place; those on the page as a whole, and on what is gone, stand in one place. */
export function findComments(draft: Draft): ToDo[] {
  return threadsNow()
    .filter(isOpenThread)
    .map((thread) => toDoOf(draft, thread))
}

function toDoOf(draft: Draft, { root }: ShownThread): ToDo {
  const said = texts.toDo(texts.author(root.author, root.isGuest), root.text || texts.deleted)
  const face = faceOfComment(root)
  const text = face ? faceTexts.inLanguage(said, face) : said
  const place = placeOfComment(draft, root.anchor)
  if (typeof place === 'string') return { target: 'comments', text }
  const { instanceId, itemId, field } = place
  const item = draft.content[instanceId]?.items.findIndex(({ id }) => id === itemId) ?? -1
  return {
    place: { instanceId, ...(field !== undefined && { field }), ...(item >= 0 && { item }) },
    ...(face && { face }),
    text,
  }
}
