/** One row of a list that a person writes. `mended`: the words that what was understood of it was mended in. */
export type Entry = { id: number; text: string; mended?: string }

/** Rows with names of their own; at least one is always there. */
export function entriesOf(texts: readonly string[]): Entry[] {
  const rows = texts.length > 0 ? texts : ['']
  return rows.map((text, id) => ({ id, text }))
}

export function textsOf(entries: readonly Entry[]): string[] {
  return entries.map(({ text }) => text)
}

export function writeEntry(entries: readonly Entry[], id: number, text: string): Entry[] {
  return entries.map((entry) => (entry.id === id ? { ...entry, text } : entry))
}

/** After the row `id`, or at the end; with the new row's id. */
export function addEntries(
  entries: readonly Entry[],
  texts: readonly string[],
  after?: number,
): { entries: Entry[]; last: number } {
  const first = Math.max(-1, ...entries.map(({ id }) => id)) + 1
  const added = texts.map((text, index) => ({ id: first + index, text }))
  const place = entries.findIndex(({ id }) => id === after)
  const rest = place < 0 ? entries.length : place + 1
  return { entries: entries.toSpliced(rest, 0, ...added), last: first + texts.length - 1 }
}

/** The last row stays. */
export function removeEntry(entries: readonly Entry[], id: number): Entry[] {
  return entries.length > 1 ? entries.filter((entry) => entry.id !== id) : [...entries]
}
