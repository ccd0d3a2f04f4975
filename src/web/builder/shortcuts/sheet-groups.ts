import { texts } from '#texts/shortcuts.ts'
import { reviewShortcuts } from '../commands/review-shortcuts.ts'
import { shortcuts } from './shortcut-table.ts'

type SheetRow = { label: string; keys: readonly string[] }
export type SheetGroup = { title: string; rows: readonly SheetRow[] }

const { groups, rows } = texts

/** Everything that keys do in the builder: the shortcuts of the screen, and what the focused part listens to. */
export const sheetGroups: readonly SheetGroup[] = [
  {
    title: groups.page,
    rows: [
      { label: rows.undo, keys: shortcuts.undo },
      { label: rows.redo, keys: shortcuts.redo },
      { label: rows.save, keys: shortcuts.save },
      { label: rows.generate, keys: shortcuts.generate },
      { label: rows.export, keys: shortcuts.export },
      { label: rows.review, keys: shortcuts.review },
      { label: rows.palette, keys: shortcuts.palette },
      { label: rows.nextRegion, keys: shortcuts['next-region'] },
      { label: rows.previousRegion, keys: shortcuts['previous-region'] },
      { label: rows.shortcuts, keys: shortcuts.shortcuts },
    ],
  },
  {
    title: groups.canvas,
    rows: [
      { label: rows.betweenSections, keys: ['ArrowUp', 'ArrowDown'] },
      { label: rows.firstOrLast, keys: ['Home', 'End'] },
      { label: rows.moveUp, keys: ['Alt+ArrowUp'] },
      { label: rows.moveDown, keys: ['Alt+ArrowDown'] },
      { label: rows.duplicate, keys: ['Mod+D'] },
      { label: rows.delete, keys: ['Delete', 'Backspace'] },
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
  {
    title: groups.review,
    rows: [
      { label: rows.nextPending, keys: [reviewShortcuts.next] },
      { label: rows.previousPending, keys: [reviewShortcuts.previous] },
      { label: rows.accept, keys: [reviewShortcuts.accept] },
      { label: rows.edit, keys: [reviewShortcuts.edit] },
      { label: rows.regenerate, keys: [reviewShortcuts.regenerate] },
    ],
  },
  {
    title: groups.dialogs,
    rows: [{ label: rows.close, keys: ['Escape'] }],
  },
]
