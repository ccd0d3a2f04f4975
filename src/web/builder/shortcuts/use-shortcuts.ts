import { useEffect } from 'react'
import { currentPlatform } from '../../ui/shortcut-label.ts'
import { isForText } from '../commands/is-for-text.ts'
import { matchShortcut } from '../commands/match-shortcut.ts'
import { shortcutActions } from './shortcut-actions.ts'

/** Listens to the builder's shortcuts as long as its screen is there. An open dialog has keys of its own alone. */
export function useShortcuts() {
  useEffect(() => {
    document.addEventListener('keydown', react)
    return () => document.removeEventListener('keydown', react)
  }, [])
}

function react(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog:modal')) return
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
  const isAltGraph = event.getModifierState('AltGraph')
  const press = { key, code, ctrlKey, metaKey, shiftKey, altKey, isAltGraph }
  const name = matchShortcut({ ...press, isTyping: isForText(event.target) }, currentPlatform())
  if (!name) return
  event.preventDefault()
  shortcutActions[name]()
}
