import { texts as commandTexts } from '#texts/commands.ts'
import { texts } from '#texts/shortcuts.ts'
import { keysOfWays } from '../commands/instance-keys.ts'
import { pageCommands } from '../commands/page-commands.ts'
import { sectionCommands } from '../commands/section-commands.ts'
import { editShortcuts } from '../reviewing/edit-shortcuts.ts'
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
      { label: rows.betweenSections, keys: keysOfWays('previous', 'next') },
      { label: rows.firstOrLast, keys: keysOfWays('first', 'last') },
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
  { title: groups.editing, rows: editingRows() },
  { title: groups.review, rows: reviewRows() },
  {
    title: groups.dialogs,
    rows: [{ label: rows.close, keys: ['Escape'] }],
  },
]

function pageRows(): SheetRow[] {
  return pageCommands
    .toSorted((one, other) => Number(other.leadsSheet ?? false) - Number(one.leadsSheet ?? false))
    .flatMap(({ keys, words }) => (keys ? [{ label: words.row ?? words.label, keys }] : []))
}

function editingRows(): SheetRow[] {
  const names = Object.keys(editShortcuts) as (keyof typeof editShortcuts)[]
  return names.map((name) => ({ label: texts.editing[name], keys: [editShortcuts[name]] }))
}

function reviewRows(): SheetRow[] {
  const names = Object.keys(commandTexts.review) as (keyof typeof commandTexts.review)[]
  return names.map((name) => ({ label: commandTexts.review[name], keys: [reviewShortcuts[name]] }))
}
