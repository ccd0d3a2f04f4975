import type { PageCommand } from '../commands/page-commands.ts'
import type { Actor } from '../editor/page-actions.ts'
import type { PaletteItem } from './palette-item.ts'

/** What can be done with the page as a whole, and with the screen: whatever has words to be found by. */
export function pageItems(commands: readonly PageCommand[], actor: Actor): PaletteItem[] {
  return commands.flatMap(({ id, words: { label, words }, keys, isDangerous, obstacle, run }) =>
    words === undefined
      ? []
      : {
          id,
          group: 'actions',
          label,
          words,
          shortcut: keys?.[0],
          obstacle: obstacle?.(),
          isDangerous,
          run: () => run(actor),
        },
  )
}
