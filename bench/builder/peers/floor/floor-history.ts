export type Placed = { id: string; code: string }

export type Change =
  | { type: 'insert'; code: string }
  | { type: 'move'; from: number; to: number }
  | { type: 'undo' }

/** Every list that was, the present one last. */
type History = readonly (readonly Placed[])[]

export function nextHistory(history: History, change: Change): History {
  const placed = history.at(-1) ?? []
  switch (change.type) {
    case 'insert':
      // Nothing is ever removed, so the count makes a new id.
      return [...history, [...placed, { id: `${change.code}-${placed.length}`, code: change.code }]]
    case 'move':
      return [...history, moved(placed, change.from, change.to)]
    case 'undo':
      return history.length > 1 ? history.slice(0, -1) : history
  }
}

function moved(placed: readonly Placed[], from: number, to: number): readonly Placed[] {
  return placed.toSpliced(from, 1).toSpliced(to, 0, ...placed.slice(from, from + 1))
}
