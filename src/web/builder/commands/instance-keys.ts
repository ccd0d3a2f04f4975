/** What a key asks for, pressed on an instance in the canvas or the outline. */
export type InstanceIntent =
  | 'previous'
  | 'next'
  | 'first'
  | 'last'
  | 'move-up'
  | 'move-down'
  | 'duplicate'
  | 'remove'

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Ctrl and Alt together are AltGr, which writes letters: never ours. */
export function readInstanceKey({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Press): InstanceIntent | undefined {
  if (shiftKey) return undefined
  const modifiers = [altKey && 'alt', (ctrlKey || metaKey) && 'mod'].filter(Boolean).join('+')
  switch (modifiers) {
    case '':
      return plain[key]
    case 'alt':
      return withAlt[key]
    case 'mod':
      return key.toLowerCase() === 'd' ? 'duplicate' : undefined
  }
}

export function isMove(intent: InstanceIntent): boolean {
  return intent === 'move-up' || intent === 'move-down'
}

/** Where 'previous', 'next', 'first' and 'last' lead from `index`; -1 for what is no way. */
export function indexAfter(intent: InstanceIntent, index: number, count: number): number {
  switch (intent) {
    case 'previous':
      return Math.max(0, index - 1)
    case 'next':
      return Math.min(count - 1, index + 1)
    case 'first':
      return 0
    case 'last':
      return count - 1
    default:
      return -1
  }
}

const plain: Record<string, InstanceIntent> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
  Delete: 'remove',
  Backspace: 'remove',
}

const withAlt: Record<string, InstanceIntent> = { ArrowUp: 'move-up', ArrowDown: 'move-down' }
