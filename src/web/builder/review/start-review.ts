import { hasWrittenContent } from '#content/draft-content.ts'
import { texts } from '#texts/review.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { announce } from '../../ui/announce.ts'
import { useEditor } from '../editor/editor-store.ts'
import { openPanel } from '../panels-store.ts'

/** Opens the review, when there is something to read. */
export function startReview() {
  if (loadedManifest() && hasWrittenContent(useEditor.getState().draft.content)) openPanel('review')
  else announce(texts.nothingYet)
}
