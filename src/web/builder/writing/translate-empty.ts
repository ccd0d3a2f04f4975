import { laterPart } from '../../loading/later-part.ts'

/** A run over all that the other face says and the one in front does not. */
export async function translateEmpty() {
  const { generate } = await loadGenerate()
  generate('translation')
}

const loadGenerate = laterPart(() => import('./generate.ts'))
