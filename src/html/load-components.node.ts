import { accept, type Result, refuse } from '#base/result.ts'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import { loadCheckedCatalogue } from './load-checked.node.ts'

type NoCatalogue = { kind: 'no-catalogue'; directory: string; reason: string }

/** Only a catalogue that cannot be read at all is refused: component folders that are not valid are in `broken`. */
export function loadComponents(directory: string): Result<LoadedCatalogue, NoCatalogue> {
  try {
    return accept(loadCheckedCatalogue(directory))
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ')
    return refuse({ kind: 'no-catalogue', directory, reason })
  }
}
