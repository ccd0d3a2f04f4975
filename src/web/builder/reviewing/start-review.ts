import { hasWrittenContent } from '#content/draft/draft-content.ts'
import { reviewedInstances } from '#content/draft/review.ts'
import { texts } from '#texts/commands.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { announce } from '../../ui/announce.ts'
import { useEditor } from '../editor/editor-store.ts'
import { openPanel } from '../view/panels-store.ts'
import { findPendingFrom } from './find-pending.ts'
import { beginReview, lastSpotSince } from './review-store.ts'

/** Why there is nothing to review; nothing when there is. */
export function findReviewObstacle(): string | undefined {
  return hasWrittenContent(useEditor.getState().draft.content) ? undefined : texts.obstacles.noTexts
}

/** Opens the review where one is: at the section that has the focus, or where it was left since. */
export function startReview() {
  const manifest = loadedManifest()
  if (!manifest || findReviewObstacle() !== undefined) return announce(texts.obstacles.noTexts)
  const { draft, pageId } = useEditor.getState()
  const place = document.activeElement?.closest<HTMLElement>('[data-instance], [data-row]')
  const here = place?.dataset.instance ?? place?.dataset.row
  const from = lastSpotSince(pageId, here) ?? (here === undefined ? undefined : { instanceId: here })
  beginReview({ pageId, here, asked: findPendingFrom(reviewedInstances(draft, manifest), from) })
  openPanel('review')
}
