import { expect, test, vi } from 'vitest'
import type { Platform } from '../../ui/shortcut-label.ts'
import { type KeyPress, matchShortcut } from './match-shortcut.ts'
import type { CommandId } from './page-commands.ts'

vi.hoisted(() => {
  const matchMedia = () => ({ matches: false, addEventListener() {} })
  vi.stubGlobal('matchMedia', matchMedia)
  vi.stubGlobal('window', { matchMedia })
})

const ctrl = { ctrlKey: true }
const command = { metaKey: true }
const shift = { shiftKey: true }
/** As Windows tells of AltGr, and as Linux does. */
const altGrOfWindows = { ctrlKey: true, altKey: true, isAltGraph: true }
const altGrOfLinux = { isAltGraph: true }

type Case = [string, Partial<KeyPress>, CommandId | undefined]

test.each<Case>([
  ['Ctrl+Z', { key: 'z', code: 'KeyZ', ...ctrl }, 'undo'],
  ['Ctrl+Z with caps lock', { key: 'Z', code: 'KeyZ', ...ctrl }, 'undo'],
  ['Ctrl+Shift+Z', { key: 'Z', code: 'KeyZ', ...ctrl, ...shift }, 'redo'],
  ['Ctrl+Y', { key: 'y', code: 'KeyY', ...ctrl }, 'redo'],
  ['Ctrl+K', { key: 'k', code: 'KeyK', ...ctrl }, 'palette'],
  ['Ctrl+S', { key: 's', code: 'KeyS', ...ctrl }, 'save'],
  ['Ctrl+Shift+E', { key: 'E', code: 'KeyE', ...ctrl, ...shift }, 'export'],
  ['Ctrl+/', { key: '/', code: 'Slash', ...ctrl }, 'shortcuts'],
  ['Ctrl+/ of a German keyboard', { key: '/', code: 'Digit7', ...ctrl, ...shift }, 'shortcuts'],
  ['F6', { key: 'F6', code: 'F6' }, 'nextRegion'],
  ['Shift+F6', { key: 'F6', code: 'F6', ...shift }, 'previousRegion'],
  ['Ctrl+F6', { key: 'F6', code: 'F6', ...ctrl }, undefined],
  ['Ctrl+Z of a French keyboard', { key: 'z', code: 'KeyW', ...ctrl }, 'undo'],
  ['the key that is W to the French', { key: 'w', code: 'KeyZ', ...ctrl }, undefined],
  ['Ctrl+Z of a Dvorak keyboard', { key: 'z', code: 'Slash', ...ctrl }, 'undo'],
  ['Ctrl+Z of a German keyboard', { key: 'z', code: 'KeyY', ...ctrl }, 'undo'],
  ['Ctrl+Y of a German keyboard', { key: 'y', code: 'KeyZ', ...ctrl }, 'redo'],
  ['Ctrl+Z of an Arabic keyboard', { key: 'ئ', code: 'KeyZ', ...ctrl }, 'undo'],
  ['Ctrl+K of an Arabic keyboard', { key: 'ن', code: 'KeyK', ...ctrl }, 'palette'],
  ['Ctrl+/ of an Arabic keyboard', { key: 'ظ', code: 'Slash', ...ctrl }, 'shortcuts'],
  ['Ctrl+S of a Russian keyboard', { key: 'ы', code: 'KeyS', ...ctrl }, 'save'],
  ['AltGr+Z of a Polish keyboard on Windows', { key: 'ż', code: 'KeyZ', ...altGrOfWindows }, undefined],
  ['AltGr+Z of a Polish keyboard on Linux', { key: 'ż', code: 'KeyZ', ...altGrOfLinux }, undefined],
  ['AltGr+S of a Polish keyboard', { key: 'ś', code: 'KeyS', ...altGrOfWindows }, undefined],
  ['AltGr+Q of a German keyboard', { key: '@', code: 'KeyQ', ...altGrOfWindows }, undefined],
  ['Ctrl and Alt', { key: 'z', code: 'KeyZ', ctrlKey: true, altKey: true }, undefined],
  ['a letter alone', { key: 'z', code: 'KeyZ' }, undefined],
  ['a question mark alone', { key: '?', code: 'Slash', ...shift }, undefined],
  ['the Windows key', { key: 'z', code: 'KeyZ', ...command }, undefined],
  ['a key that is no letter yet', { key: 'Dead', code: 'KeyZ', ...ctrl }, undefined],
])('%s', (_, press, name) => {
  expect(matchShortcut(pressOf(press), 'other')?.id).toBe(name)
})

test.each<Case>([
  ['Cmd+Z', { key: 'z', code: 'KeyZ', ...command }, 'undo'],
  ['Shift+Cmd+Z', { key: 'z', code: 'KeyZ', ...command, ...shift }, 'redo'],
  ['Cmd+K', { key: 'k', code: 'KeyK', ...command }, 'palette'],
  ['Ctrl+K, which deletes to the end of a line', { key: 'k', code: 'KeyK', ...ctrl }, undefined],
  ['Ctrl+Z', { key: 'z', code: 'KeyZ', ...ctrl }, undefined],
  ['Option+Z', { key: 'Ω', code: 'KeyZ', altKey: true }, undefined],
  ['Cmd and Ctrl', { key: 'z', code: 'KeyZ', ...command, ...ctrl }, undefined],
])('%s on a Mac', (_, press, name) => {
  expect(matchShortcut(pressOf(press), 'apple')?.id).toBe(name)
})

test.each<[string, Platform, Partial<KeyPress>, CommandId | undefined]>([
  ['undo is its own', 'other', { key: 'z', code: 'KeyZ', ...ctrl }, undefined],
  ['redo is its own', 'other', { key: 'y', code: 'KeyY', ...ctrl }, undefined],
  ['undo is its own on a Mac', 'apple', { key: 'z', code: 'KeyZ', ...command }, undefined],
  ['saving is not', 'other', { key: 's', code: 'KeyS', ...ctrl }, 'save'],
  ['the palette is not', 'other', { key: 'k', code: 'KeyK', ...ctrl }, 'palette'],
])('in a field for text %s', (_, platform, press, name) => {
  expect(matchShortcut({ ...pressOf(press), isTyping: true }, platform)?.id).toBe(name)
})

function pressOf(press: Partial<KeyPress>): KeyPress {
  const nothing = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  return { key: '', code: '', ...nothing, isAltGraph: false, isTyping: false, ...press }
}
