import { accept, type Result, refuse } from '#base/result.ts'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import { loadCheckedCatalogue } from './load-checked.node.ts'

/** A component that does not hold is named on stderr; only a catalogue that cannot be read at all is refused. */
export function loadComponents(directory: string): Result<LoadedCatalogue, string> {
  try {
    const catalogue = loadCheckedCatalogue(directory)
    for (const { folder, file, reason } of catalogue.broken) {
      console.error(`Catalogue: ${folder}/${file} does not hold and is left out: ${reason}`)
    }
    return accept(catalogue)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return refuse(`CATALOGUE_DIR: ${directory} is no catalogue: ${reason.replace(/\s+/g, ' ')}`)
  }
}
