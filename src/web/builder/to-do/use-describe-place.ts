import { describePlace } from '#texts/findings.ts'
import { texts } from '#texts/to-do.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import type { ToDo } from './to-do.ts'

/** Such as: FAQ, item 2, Question. */
export function useDescribePlace() {
  const nameOf = useComponentName()
  const components = useEditor(({ draft }) => draft.layout.components)
  return ({ place, isOfSection }: ToDo) => {
    const placement = components.find(({ instanceId }) => instanceId === place?.instanceId)
    if (!place || !placement) return texts.wholePage
    const { instanceId } = place
    return describePlace(isOfSection ? { instanceId } : place, nameOf(placement.code))
  }
}
