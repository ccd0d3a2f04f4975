import { texts as commandTexts } from '#texts/commands.ts'
import { texts } from '#texts/shortcuts.ts'
import { type CommandId, pageCommands } from '../commands/page-commands.ts'
import { sectionCommands } from '../commands/section-commands.ts'
import { reviewShortcuts } from '../reviewing/review-shortcuts.ts'

type SheetRow = { label: string; keys: readonly string[] }
export type SheetGroup = { title: string; rows: readonly SheetRow[] }

const { groups, rows } = texts

/** Everything that keys do in the builder: the shortcuts of the screen, and what the focused part listens to. */
export const sheetGroups: readonly SheetGroup[] = [
  { title: groups.page, rows: pageRows() },
  {
    title: groups.canvas,
    rows: [
      { label: rows.betweenSections, keys: ['ArrowUp', 'ArrowDown'] },
      { label: rows.firstOrLast, keys: ['Home', 'End'] },
      ...sectionCommands.flatMap(({ keys, words }) => (keys ? [{ label: words.label, keys }] : [])),
    ],
  },
  {
    title: groups.dragging,
    rows: [
      { label: rows.lift, keys: ['Space', 'Enter'] },
      { label: rows.step, keys: ['ArrowUp', 'ArrowDown'] },
      { label: rows.bigStep, keys: ['Shift+ArrowUp', 'Shift+ArrowDown'] },
      { label: rows.drop, keys: ['Space', 'Enter'] },
      { label: rows.cancel, keys: ['Escape'] },
    ],
  },
  {
    title: groups.library,
    rows: [
      { label: rows.toCards, keys: ['ArrowDown'] },
      { label: rows.betweenCards, keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] },
      { label: rows.add, keys: ['Enter', 'Space'] },
      { label: rows.width, keys: ['ArrowLeft', 'ArrowRight'] },
    ],
  },
  { title: groups.review, rows: reviewRows() },
  {
    title: groups.dialogs,
    rows: [{ label: rows.close, keys: ['Escape'] }],
  },
]

function pageRows(): SheetRow[] {
  return pageCommands
    .toSorted((one, other) => placeOf(one.id) - placeOf(other.id))
    .flatMap(({ keys, words }) => (keys ? [{ label: words.row ?? words.label, keys }] : []))
}

/** What is written before it is exported comes first; the others follow as they are declared. */
function placeOf(id: CommandId): number {
  const place = (['undo', 'redo', 'save', 'generate'] as CommandId[]).indexOf(id)
  return place < 0 ? Number.MAX_SAFE_INTEGER : place
}

function reviewRows(): SheetRow[] {
  const names = Object.keys(commandTexts.review) as (keyof typeof commandTexts.review)[]
  return names.map((name) => ({ label: commandTexts.review[name], keys: [reviewShortcuts[name]] }))
}
