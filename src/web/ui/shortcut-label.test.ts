import { expect, test } from 'vitest'
import { ariaShortcut, shortcutLabel } from './shortcut-label.ts'

test.each([
  ['Mod+Z', 'Ctrl+Z', '⌘Z'],
  ['Mod+Shift+Z', 'Ctrl+Shift+Z', '⇧⌘Z'],
  ['Alt+ArrowUp', 'Alt+↑', '⌥↑'],
  ['Ctrl+Space', 'Ctrl+Space', '⌃Space'],
  ['Delete', 'Del', 'Del'],
  ['?', '?', '?'],
])('%s reads %s, and %s on an Apple machine', (shortcut, other, apple) => {
  expect(shortcutLabel(shortcut, 'other')).toBe(other)
  expect(shortcutLabel(shortcut, 'apple')).toBe(apple)
})

test.each([
  ['Mod+Z', 'Control+Z', 'Meta+Z'],
  ['Mod+Shift+Z', 'Control+Shift+Z', 'Meta+Shift+Z'],
  ['Alt+ArrowUp', 'Alt+ArrowUp', 'Alt+ArrowUp'],
])('%s is told to assistive technology as %s or %s', (shortcut, other, apple) => {
  expect(ariaShortcut(shortcut, 'other')).toBe(other)
  expect(ariaShortcut(shortcut, 'apple')).toBe(apple)
})
