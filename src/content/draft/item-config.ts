import { z } from 'zod'
import type { Component, ItemsDefinition } from '#catalogue/manifest.ts'
import type { Draft } from './draft.ts'

export const generationModes = ['automatic', 'guided'] as const

/** How the items of one instance are to be written. */
export const itemConfigSchema = z.strictObject({
  /** As many choices are listed: more than any document holds would fill the memory. */
  itemCount: z.int().nonnegative().max(100_000),
  generationMode: z.enum(generationModes),
  /** The first is for the first item, and so on; items beyond them are written automatically. */
  guidedIdeas: z.array(z.string()),
})

export type ItemConfig = z.infer<typeof itemConfigSchema>

/** As it was set up last; without that, with as many items as there are, or as a form starts with. */
export function itemConfigOf(draft: Draft, component: Component, instanceId: string): ItemConfig {
  const config = draft.itemConfigs[instanceId] ?? { generationMode: 'automatic', guidedIdeas: [''] }
  return { ...config, itemCount: startingCount(draft, component, instanceId) }
}

/** What can be chosen: from minRows to maxRows, and what there is already, should it be more. */
export function itemCountChoices({ minRows, maxRows }: ItemsDefinition, current: number): number[] {
  const most = Math.max(maxRows, current)
  return Array.from({ length: most - minRows + 1 }, (_, index) => minRows + index)
}

function startingCount(draft: Draft, { docx }: Component, instanceId: string): number {
  if (!docx.items) return 0
  const { minRows, defaultRows } = docx.items
  const chosen = draft.itemConfigs[instanceId]
  if (chosen) return chosen.itemCount
  const written = draft.content[instanceId]?.items.length ?? 0
  return written > 0 ? Math.max(written, minRows) : defaultRows
}

/** The idea for the item at `index`, from 0; none when it is written automatically. */
export function guidedIdeaOf(config: ItemConfig, index: number): string | undefined {
  if (config.generationMode !== 'guided') return undefined
  return config.guidedIdeas[index]?.trim() || undefined
}
