import { flushSync } from 'react-dom'
import { putFigures } from '#facts/put-figures.ts'
import { texts } from '#texts/facts.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { announce } from '../../ui/announce.ts'
import { change } from '../editor/change.ts'
import { useEditor } from '../editor/editor-store.ts'
import { knownOfPage } from '../tracing/known-of-page.ts'

type Meant = Parameters<typeof putFigures>[3]

/** Puts the new figure in place of an old one; wherever that is, it is one step of undo. */
export function putFigureIn(meant: Meant) {
  const put = tryPutting(meant)
  if (!put || put.count === 0) return
  const instanceId = meant.at?.instanceId
  flushSync(() =>
    change('replace', { apply: () => put.draft, ...(instanceId !== undefined && { instanceId }) }),
  )
  announce(texts.saidPutIn(put.count))
}

/** In how many values the new figure can be put. */
export function countPutting(meant: Meant): number {
  return tryPutting(meant)?.count ?? 0
}

function tryPutting(meant: Meant) {
  const manifest = loadedManifest()
  const { draft } = useEditor.getState()
  const known = knownOfPage(draft)
  return manifest && known && putFigures(draft, manifest, known, meant)
}
