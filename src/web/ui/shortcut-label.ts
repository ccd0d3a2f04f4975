import { texts } from '#texts/ui.ts'

export type Platform = 'apple' | 'other'

/** What a person reads of 'Mod+Shift+Z': '⇧⌘Z' on Apple's machines, 'Ctrl+Shift+Z' elsewhere. */
export function shortcutLabel(shortcut: string, platform: Platform = currentPlatform()): string {
  const { modifiers, key } = readShortcut(shortcut, platform)
  const keyLabel = nameOf(key)
  if (platform === 'other') return [...modifiers.map(nameOf), keyLabel].join('+')
  return appleOrder
    .filter((modifier) => modifiers.includes(modifier))
    .map((modifier) => appleSigns[modifier])
    .concat(keyLabel)
    .join('')
}

/** The same shortcut as `aria-keyshortcuts` wants it. */
export function ariaShortcut(shortcut: string, platform: Platform = currentPlatform()): string {
  const { modifiers, key } = readShortcut(shortcut, platform)
  return [...modifiers.map((modifier) => (modifier === 'Ctrl' ? 'Control' : modifier)), key].join('+')
}

function readShortcut(shortcut: string, platform: Platform) {
  const parts = shortcut.split('+')
  const mod = platform === 'apple' ? 'Meta' : 'Ctrl'
  const modifiers = parts.slice(0, -1).map((part) => (part === 'Mod' ? mod : part))
  return { modifiers, key: parts.at(-1) ?? '' }
}

function nameOf(key: string) {
  return key in texts.keys ? texts.keys[key as keyof typeof texts.keys] : key
}

export function currentPlatform(): Platform {
  return /mac|iphone|ipad/i.test(navigator.platform) ? 'apple' : 'other'
}

const appleOrder = ['Ctrl', 'Alt', 'Shift', 'Meta'] as const
const appleSigns = { Ctrl: '⌃', Alt: '⌥', Shift: '⇧', Meta: '⌘' }
