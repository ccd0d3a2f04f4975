import { IconArrowDown, IconArrowsSort, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import type { Layout } from '#layout/layout.ts'
import { texts as canvasTexts } from '#texts/canvas.ts'
import { type SectionCommandWords, texts } from '#texts/commands.ts'
import { nameOfComponent } from '../../catalogue/catalogue-store.ts'
import { showToast } from '../../ui/toast-store.ts'
import { act } from '../editor/act.ts'
import { useEditor } from '../editor/editor-store.ts'
import { askWhereTo } from '../view/move-to-store.ts'
import type { Choice, SectionCommand } from './command.ts'
import { findStep } from './find-step.ts'
import { listDestinations } from './list-destinations.ts'

export type SectionCommandId = keyof typeof texts.section

/** All that people can do with one section: its bar, its row in the outline, its keys and the palette follow from it. */
const table: Record<SectionCommandId, SectionCommand> = {
  moveUp: {
    icon: IconArrowUp,
    keys: ['Alt+ArrowUp'],
    isMove: true,
    obstacle: (layout, instanceId) => findStep(layout, instanceId, 'up').obstacle,
    run: (instanceId) => step(instanceId, 'up'),
  },
  moveDown: {
    icon: IconArrowDown,
    keys: ['Alt+ArrowDown'],
    isMove: true,
    obstacle: (layout, instanceId) => findStep(layout, instanceId, 'down').obstacle,
    run: (instanceId) => step(instanceId, 'down'),
  },
  moveTo: { icon: IconArrowsSort, isMove: true, choices: openDestinations, run: askBeside },
  duplicate: { icon: IconCopy, keys: ['Mod+D'], run: (instanceId) => void act('duplicate', { instanceId }) },
  delete: {
    icon: IconTrash,
    keys: ['Delete', 'Backspace'],
    isDestructive: true,
    run: (instanceId) => void act('remove', { instanceId }),
  },
}

export type NamedSectionCommand = SectionCommand & { id: SectionCommandId; words: SectionCommandWords }

export const sectionCommands: readonly NamedSectionCommand[] = (Object.keys(table) as SectionCommandId[]).map(
  sectionCommand,
)

/** What moves a section stands apart from the rest. */
export const sectionGroups = [
  sectionCommands.filter(({ isMove }) => isMove),
  sectionCommands.filter(({ isMove }) => !isMove),
]

export function sectionCommand(id: SectionCommandId): NamedSectionCommand {
  return { ...table[id], id, words: texts.section[id] }
}

/** Where a rule keeps it, the attempt says which. */
function step(instanceId: string, way: 'up' | 'down') {
  const { layout } = useEditor.getState().draft
  const { index, obstacle } = findStep(layout, instanceId, way)
  if (layout.components[index]) act('move', { instanceId, to: index })
  else if (obstacle !== undefined) showToast({ text: obstacle, tone: 'neutral' })
}

function askBeside(instanceId: string, anchor: HTMLElement | undefined) {
  if (anchor) askWhereTo(instanceId, anchor)
}

/** The places that the rules leave open. */
function openDestinations(layout: Layout, instanceId: string): Choice[] {
  return listDestinations(layout, instanceId)
    .filter(({ isOpen, isCurrent }) => isOpen && !isCurrent)
    .map(({ index, previous }) => ({
      id: `place-${index}`,
      label: canvasTexts.moveTo.option(index + 1, previous && nameOfComponent(previous)),
      run: () => void act('move', { instanceId, to: index }),
    }))
}
