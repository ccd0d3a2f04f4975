import { createDraftWriter } from './draft/draft-writer.ts'
import type { WriterSettings } from './settings.ts'
import { realWorld } from './world.ts'
import type { Writer } from './writer.ts'

/** The writer of the settings: a model, or the built-in draft writer. The SDK is loaded only when it is needed. */
export async function createWriter(settings: WriterSettings): Promise<Writer> {
  const { model, tryMilliseconds, totalMilliseconds } = settings
  if (!model) return createDraftWriter()
  const { createModelWriter } = await import('./model-writer.ts')
  return createModelWriter({ settings: model, tryMilliseconds, totalMilliseconds, world: realWorld })
}
