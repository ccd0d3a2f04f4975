import type { Caret } from './caret.ts'

/** A text while it is typed. */
export type Typed = { text: string; caret: Caret }

/** What was typed into one value, so that it can be taken back in steps. The browser's own steps lead into other values. */
export type TypingHistory = {
  past: readonly Typed[]
  now: Typed
  future: readonly Typed[]
  /** What the last step was; a step goes on while people do the same. */
  kind: string | undefined
}

export function startHistory(now: Typed): TypingHistory {
  return { past: [], now, future: [], kind: undefined }
}

/** `kind` as `inputType` of what was typed; a new word is a new step. */
export function recordTyping(history: TypingHistory, now: Typed, kind: string): TypingHistory {
  const { past, now: before } = history
  if (before.text === now.text) return { ...history, now }
  const goesOn = history.kind === kind && joined.has(kind) && !beginsWord(before, now)
  return { past: goesOn ? past : [...past, before], now, future: [], kind }
}

export function undoTyping(history: TypingHistory): TypingHistory {
  const last = history.past.at(-1)
  if (!last) return history
  const { past, now, future } = history
  return { past: past.slice(0, -1), now: last, future: [now, ...future], kind: undefined }
}

export function redoTyping(history: TypingHistory): TypingHistory {
  const [next, ...future] = history.future
  if (!next) return history
  return { past: [...history.past, history.now], now: next, future, kind: undefined }
}

/** In the place of what is selected, with the caret behind it. */
export function insertTyped({ text, caret: { start, end } }: Typed, inserted: string): Typed {
  const at = start + inserted.length
  return { text: text.slice(0, start) + inserted + text.slice(end), caret: { start: at, end: at } }
}

const joined = new Set([
  'insertText',
  'insertCompositionText',
  'deleteContentBackward',
  'deleteContentForward',
])

function beginsWord(before: Typed, now: Typed): boolean {
  const wasSpace = /\s$/.test(before.text.slice(0, before.caret.end))
  const isSpace = /\s$/.test(now.text.slice(0, now.caret.end))
  return wasSpace && !isSpace && now.text.length > before.text.length
}
