import type { LineSorter } from '#models/line-sorter.ts'
import { realWorld } from '#models/world.ts'
import { createDraftWriter } from '#writing/draft-writer/draft-writer.ts'
import type { Writer } from '#writing/writer.ts'
import type { WriterSettings } from './settings.ts'

/** The writer of the settings: a model, or the built-in draft writer. The SDK is loaded only when it is needed. */
export async function createWriter(settings: WriterSettings): Promise<Writer> {
  const { model, tryMilliseconds, totalMilliseconds } = settings
  if (!model) return createDraftWriter()
  const { createModelWriter } = await import('#models/model-writer.ts')
  return createModelWriter({ settings: model, tryMilliseconds, totalMilliseconds, world: realWorld })
}

/** Who says which lines of a document go where: a model, or nobody. */
export async function createSorter(settings: WriterSettings): Promise<LineSorter | undefined> {
  const { model, tryMilliseconds, totalMilliseconds } = settings
  if (!model) return undefined
  const { createLineSorter } = await import('#models/line-sorter.ts')
  return createLineSorter({ settings: model, tryMilliseconds, totalMilliseconds, world: realWorld })
}
