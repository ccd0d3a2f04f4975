import type { Draft } from '#content/draft/draft.ts'
import { isFooter, isHeader } from '#layout/layout.ts'
import { texts } from '#texts/top-bar.ts'
import { useCatalogue } from '../../catalogue/catalogue-store.ts'
import { announceError } from '../../ui/announce.ts'
import { useEditor } from '../editor/editor-store.ts'
import { openPanel } from '../view/panels-store.ts'
import { type Run, useRun } from './run-store.ts'

/** Why nothing can be written now; nothing when it can. Headers and footers have no texts. */
export function useAiObstacle(): string | undefined {
  const status = useRun((run) => run.status)
  const catalogue = useCatalogue((state) => state.status)
  return useEditor(({ draft }) => findObstacle(status, catalogue, draft))
}

export function openBrief() {
  const obstacle = findObstacle(
    useRun.getState().status,
    useCatalogue.getState().status,
    useEditor.getState().draft,
  )
  if (obstacle === undefined) openPanel('brief')
  else announceError(obstacle)
}

function findObstacle(run: Run['status'], catalogue: string, { layout }: Draft): string | undefined {
  if (run === 'running') return texts.ai.generating
  if (layout.components.every(({ code }) => isHeader(code) || isFooter(code))) return texts.ai.noComponents
  return catalogue === 'loaded' ? undefined : texts.ai.noCatalogue
}
