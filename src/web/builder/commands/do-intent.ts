import { texts } from '#texts/canvas.ts'
import { showToast } from '../../ui/toast-store.ts'
import { duplicateOnPage, moveOnPage, removeFromPage } from '../editor/actions.ts'
import { useEditor } from '../editor/editor-store.ts'
import { type InstanceIntent, indexAfter } from './instance-keys.ts'

/** Does to an instance what a key asked for. Ways to another one end at `goTo`. */
export function doIntent(intent: InstanceIntent, instanceId: string, goTo: (instanceId: string) => void) {
  const { components } = useEditor.getState().draft.layout
  const index = components.findIndex((each) => each.instanceId === instanceId)
  switch (intent) {
    case 'remove':
      return removeFromPage(instanceId)
    case 'duplicate':
      return duplicateOnPage(instanceId)
    case 'move-up':
      return index > 0 ? moveOnPage(instanceId, index - 1) : tell(texts.bar.isFirst)
    case 'move-down':
      return index < components.length - 1 ? moveOnPage(instanceId, index + 1) : tell(texts.bar.isLast)
    default: {
      const next = components[indexAfter(intent, index, components.length)]
      if (next) goTo(next.instanceId)
    }
  }
}

function tell(text: string) {
  showToast({ text, tone: 'neutral' })
}
