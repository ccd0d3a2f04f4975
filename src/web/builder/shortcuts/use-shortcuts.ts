import { useEffect } from 'react'
import { currentPlatform } from '../../ui/shortcut-label.ts'
import { isForText } from '../commands/is-for-text.ts'
import { matchShortcut } from '../commands/match-shortcut.ts'
import { useActor } from '../commands/use-actor.ts'

/** Listens to the keys of commands as long as the builder's screen is there. An open dialog has keys of its own alone. */
export function useShortcuts() {
  const actor = useActor()
  useEffect(() => {
    function react(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog:modal')) return
      const command = findCommand(event)
      if (!command) return
      event.preventDefault()
      command.run(actor)
    }
    document.addEventListener('keydown', react)
    return () => document.removeEventListener('keydown', react)
  }, [actor])
}

function findCommand(event: KeyboardEvent) {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
  const isAltGraph = event.getModifierState('AltGraph')
  const press = { key, code, ctrlKey, metaKey, shiftKey, altKey, isAltGraph }
  return matchShortcut({ ...press, isTyping: isForText(event.target) }, currentPlatform())
}
