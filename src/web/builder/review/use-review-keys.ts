import { type RefObject, useEffect } from 'react'
import { currentPlatform } from '../../ui/shortcut-label.ts'
import { isForText } from '../commands/is-for-text.ts'
import { isPressed } from '../commands/match-shortcut.ts'
import { goToPending, hideEarlier, redoInReview, undoInReview } from '../reviewing/review-actions.ts'
import { reviewShortcuts } from '../reviewing/review-shortcuts.ts'

type Name = 'next' | 'previous' | 'accept' | 'edit' | 'regenerate' | 'take' | 'undo' | 'redo'

/** Listens to the review's keys as long as no question stands above it. */
export function useReviewKeys(inside: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function react(event: KeyboardEvent) {
      const target = event.target instanceof Element ? event.target : null
      if (event.defaultPrevented || event.isComposing) return
      if (target?.closest('dialog') !== inside.current?.closest('dialog')) return
      if (event.key === 'Escape' && !target?.closest('[data-toast], [data-editor]') && hideEarlier())
        return event.preventDefault()
      const name = nameOf(event)
      if (!name || (isForText(event.target) && !reachable.includes(name))) return
      event.preventDefault()
      actions[name]()
    }
    document.addEventListener('keydown', react, true)
    return () => document.removeEventListener('keydown', react, true)
  }, [inside])
}

/** In a field for text all other keys are the field's own. */
const reachable: readonly Name[] = ['next', 'previous']

const names = ['next', 'previous', 'accept', 'edit', 'regenerate', 'take', 'undo', 'redo'] as const

function nameOf(event: KeyboardEvent): Name | undefined {
  // AltGr writes letters.
  if (event.altKey || event.getModifierState('AltGraph')) return undefined
  const { key, code, ctrlKey, metaKey, shiftKey } = event
  const press = { key, code, ctrlKey, metaKey, shiftKey }
  return names.find((name) => isPressed(reviewShortcuts[name], press, currentPlatform()))
}

const actions: Record<Name, () => void> = {
  next: () => goToPending('next'),
  previous: () => goToPending('previous'),
  accept: () => press('accept'),
  edit: () => press('edit'),
  regenerate: () => press('regenerate'),
  take: () => press('take'),
  undo: undoInReview,
  redo: redoInReview,
}

/** The button of the value that has the focus, if it is there. */
function press(action: string) {
  const row = document.activeElement?.closest('[data-value-field]')
  row?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click()
}
