import { insertTyped, type Typed } from './typing-history.ts'

/** The entries of a list are typed as one text, a line each: so what is taken back is of all of them. */
export function linesOf({ text }: Pick<Typed, 'text'>): string[] {
  return text.split('\n')
}

/** Which entry the caret is in, from 0, and from where to where that is in the text. */
export function entryAt({ text, caret }: Typed): { entry: number; start: number; end: number } {
  const start = text.slice(0, caret.end).lastIndexOf('\n') + 1
  const end = text.indexOf('\n', caret.end)
  return {
    entry: linesOf({ text: text.slice(0, start) }).length - 1,
    start,
    end: end < 0 ? text.length : end,
  }
}

/** The text with another in the place of the entry that the caret is in; `caret` counts within it. */
export function withEntry(now: Typed, { text, caret }: Typed): Typed {
  const { start, end } = entryAt(now)
  return {
    text: now.text.slice(0, start) + text + now.text.slice(end),
    caret: { start: start + caret.start, end: start + caret.end },
  }
}

/** The caret goes into another entry, at this place of it; an entry that it leaves empty goes. */
export function goToEntry(now: Typed, entry: number, offset: number): Typed | undefined {
  const lines = linesOf(now)
  const left = entryAt(now).entry
  if (entry < 0 || entry >= lines.length || entry === left) return undefined
  const isLeftEmpty = lines[left]?.trim() === ''
  const kept = isLeftEmpty ? lines.toSpliced(left, 1) : lines
  return caretIn(kept, isLeftEmpty && entry > left ? entry - 1 : entry, offset)
}

/** What stands before the caret and what stands behind it become two. */
export function breakEntry(now: Typed): Typed {
  return insertTyped(now, '\n')
}

/** The entry and the one before it become one; nothing where the caret is not at its very start. */
export function joinBack({ text, caret }: Typed): Typed | undefined {
  const { entry, start, end } = entryAt({ text, caret })
  if (caret.start !== caret.end || caret.start !== start) return undefined
  const at = start - 1
  if (entry > 0) return { text: text.slice(0, at) + text.slice(start), caret: { start: at, end: at } }
  // Of the first one there is none before it: it goes when it is empty.
  return start === end && end < text.length
    ? { text: text.slice(end + 1), caret: { start: 0, end: 0 } }
    : undefined
}

/** The entry and the next become one; nothing where the caret is not at its very end. */
export function joinOn({ text, caret }: Typed): Typed | undefined {
  const { end } = entryAt({ text, caret })
  if (caret.start !== caret.end || caret.end !== end || end === text.length) return undefined
  return { text: text.slice(0, end) + text.slice(end + 1), caret }
}

/** The entry changes places with the one before or behind it, and the caret goes along. */
export function moveEntry(now: Typed, by: 1 | -1): Typed | undefined {
  const lines = linesOf(now)
  const { entry, start } = entryAt(now)
  const to = entry + by
  const moved = lines[entry]
  if (moved === undefined || to < 0 || to >= lines.length) return undefined
  return caretIn(lines.toSpliced(entry, 1).toSpliced(to, 0, moved), to, now.caret.end - start)
}

/** At this place of an entry, or of the last one where there are fewer. */
export function caretIn(lines: readonly string[], entry: number, offset: number): Typed {
  const at = Math.min(entry, lines.length - 1)
  const before = lines.slice(0, at).reduce((sum, line) => sum + line.length + 1, 0)
  const caret = before + Math.min(Math.max(offset, 0), lines[at]?.length ?? 0)
  return { text: lines.join('\n'), caret: { start: caret, end: caret } }
}
