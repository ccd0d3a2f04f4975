import { isFooter, isHeader } from '#layout/layout.ts'
import { texts } from '#texts/commands.ts'
import { useCatalogue } from '../../catalogue/catalogue-store.ts'
import { announceError } from '../../ui/announce.ts'
import { useEditor } from '../editor/editor-store.ts'
import { openPanel } from '../view/panels-store.ts'
import { isGenerating } from './run-store.ts'

/** Why nothing can be written now; nothing when it can. Headers and footers have no texts. */
export function findWritingObstacle(): string | undefined {
  const { noComponents, noCatalogue, generating } = texts.obstacles
  if (isGenerating()) return generating
  const { components } = useEditor.getState().draft.layout
  if (components.every(({ code }) => isHeader(code) || isFooter(code))) return noComponents
  return useCatalogue.getState().status === 'loaded' ? undefined : noCatalogue
}

export function openBrief() {
  const obstacle = findWritingObstacle()
  if (obstacle === undefined) openPanel('brief')
  else announceError(obstacle)
}
