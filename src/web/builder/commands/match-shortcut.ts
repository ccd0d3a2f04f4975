import type { Platform } from '../../ui/shortcut-label.ts'
import { type PageCommand, pageCommands } from './page-commands.ts'

export type KeyPress = {
  /** What the key writes in the layout in use. */
  key: string
  /** Where it is on the keyboard. */
  code: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
  isAltGraph: boolean
  /** It was pressed in a field for text. */
  isTyping: boolean
}

/** The command whose keys were pressed, if any. */
export function matchShortcut(press: KeyPress, platform: Platform): PageCommand | undefined {
  // AltGr, which Windows tells as Ctrl and Alt, writes letters.
  if (press.altKey || press.isAltGraph) return undefined
  const command = pageCommands.find(({ keys }) => keys?.some((each) => isPressed(each, press, platform)))
  return press.isTyping && command?.leavesKeysToText ? undefined : command
}

/** Alt is not looked at. */
export function isPressed(
  keys: string,
  press: Omit<KeyPress, 'altKey' | 'isAltGraph' | 'isTyping'>,
  platform: Platform,
): boolean {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  const mod = platform === 'apple' ? 'Meta' : 'Ctrl'
  const modifiers = parts.slice(0, -1).map((part) => (part === 'Mod' ? mod : part))
  return (
    press.ctrlKey === modifiers.includes('Ctrl') &&
    press.metaKey === modifiers.includes('Meta') &&
    (isSign(key) || press.shiftKey === modifiers.includes('Shift')) &&
    isKey(key, press)
  )
}

/** Some layouts write a sign with Shift, others without. */
function isSign(key: string): boolean {
  return /^[^A-Za-z0-9]$/.test(key)
}

/** By what the key writes; where it writes no Latin, by its place. */
function isKey(key: string, press: Pick<KeyPress, 'key' | 'code'>): boolean {
  if (/^[\x20-\x7e]+$/.test(press.key)) return press.key.toUpperCase() === key.toUpperCase()
  return press.code === (key === '/' ? 'Slash' : `Key${key}`)
}
