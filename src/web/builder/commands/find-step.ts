import type { Draft } from '#content/draft/draft.ts'
import { moveInstance } from '#layout/operations.ts'
import { texts } from '#texts/canvas.ts'
import { texts as commandTexts } from '#texts/commands.ts'

/** The place one step up or down, and in words what stands in the way of it. */
export function findStep(layout: Draft['layout'], instanceId: string, way: 'up' | 'down') {
  const from = layout.components.findIndex((each) => each.instanceId === instanceId)
  const index = way === 'up' ? from - 1 : from + 1
  return { index, obstacle: findObstacle(layout, from, index) }
}

function findObstacle(layout: Draft['layout'], from: number, index: number): string | undefined {
  if (index < 0) return commandTexts.obstacles.isFirst
  if (index >= layout.components.length) return commandTexts.obstacles.isLast
  const moved = moveInstance(layout, from, index)
  return moved.ok ? undefined : texts.drag.refusals[moved.refusal]
}
