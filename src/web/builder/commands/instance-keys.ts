import { type SectionCommandId, sectionCommands } from './section-commands.ts'

/** Ways from one instance to another, in the canvas and in the outline. */
export type Way = 'previous' | 'next' | 'first' | 'last'

/** What a key asks for, pressed on an instance in the canvas or the outline. */
export type InstanceIntent = Way | SectionCommandId

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Ctrl and Alt together are AltGr, which writes letters: no command has both. */
export function readInstanceKey(press: Press): InstanceIntent | undefined {
  const written = writeKeys(press)
  const command = sectionCommands.find(({ keys }) => keys?.includes(written))
  return command?.id ?? ways[written]
}

/** In the order of the ways. */
export function keysOfWays(...wanted: readonly Way[]): string[] {
  return wanted.flatMap((way) => Object.keys(ways).filter((key) => ways[key] === way))
}

/** Where a way leads from `index`. */
export function indexAfter(way: Way, index: number, count: number): number {
  switch (way) {
    case 'previous':
      return Math.max(0, index - 1)
    case 'next':
      return Math.min(count - 1, index + 1)
    case 'first':
      return 0
    case 'last':
      return count - 1
  }
}

export function isWay(intent: InstanceIntent): intent is Way {
  return Object.values(ways).some((way) => way === intent)
}

const ways: Record<string, Way> = { ArrowUp: 'previous', ArrowDown: 'next', Home: 'first', End: 'last' }

/** As commands name their keys. */
function writeKeys({ key, altKey, ctrlKey, metaKey, shiftKey }: Press): string {
  const name = key.length === 1 ? key.toUpperCase() : key
  return [altKey && 'Alt', (ctrlKey || metaKey) && 'Mod', shiftKey && 'Shift', name]
    .filter((part) => part !== false)
    .join('+')
}
