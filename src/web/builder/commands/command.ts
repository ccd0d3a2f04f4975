import type { Icon } from '@tabler/icons-react'
import type { Layout } from '#layout/layout.ts'
import type { Actor } from '../editor/page-actions.ts'

/** What every place that offers a command shows of it. Its words stand under its id in `texts/en/commands.ts`. */
type Look = {
  icon?: Icon
  /** Each does it alone; the first is the one that is shown. */
  keys?: readonly [string, ...string[]]
  /** A menu shows it in red. */
  isDestructive?: true
}

/** What can be done with the page as a whole, and with the screen. */
export type Command = Look & {
  /** In a field for text its keys are the field's own. */
  leavesKeysToText?: true
  /** The sheet of keys begins with it: it is needed while a page is being written. */
  leadsSheet?: true
  /** It takes much away, and stands behind everything else that is found. */
  isDangerous?: true
  /** Where there are two for one thing, the one that makes sense now. */
  isOffered?: () => boolean
  /** Why it cannot be done now. */
  obstacle?: () => string | undefined
  /** Where it cannot be done, this says why. */
  run: (actor: Actor) => void
}

/** What can be done with one section of the page. */
export type SectionCommand = Look & {
  /** It takes the section to another place: the handle of the section has its keys too. */
  isMove?: true
  obstacle?: (layout: Layout, instanceId: string) => string | undefined
  /** It asks for one thing more: what there is to choose from, where it cannot ask for itself. */
  choices?: (layout: Layout, instanceId: string) => readonly Choice[]
  /** Beside `anchor` it asks, if it does. */
  run: (instanceId: string, anchor?: HTMLElement) => void
}

export type Choice = { id: string; label: string; run: () => void }
