import { texts } from '#texts/builder.ts'
import { texts as canvasTexts } from '#texts/canvas.ts'
import { nameOfComponent } from '../../catalogue/catalogue-store.ts'
import type { Dragged, Landing } from './gaps.ts'

/** Few words beside the line of a gap: "after Key benefits". */
export function describeGap({ refusal, isUnchanged, previous }: Landing): string {
  if (refusal) return canvasTexts.drag.refusals[refusal]
  if (isUnchanged) return canvasTexts.drag.unchanged
  return canvasTexts.drag.gap(previous && nameOfComponent(previous))
}

/** The same for those who listen: "FAQ, now 3 of 7, after Key benefits". */
export function describeLanding({ code }: Dragged, { refusal, index, count, previous }: Landing): string {
  if (refusal) return canvasTexts.drag.refusals[refusal]
  return texts.place(nameOfComponent(code), index + 1, count, previous && nameOfComponent(previous))
}
