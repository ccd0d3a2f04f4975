/** A state with those before it, and those that undo has taken back. */
export type Steps<State> = { past: readonly State[]; now: State; future: readonly State[] }

export function startSteps<State>(now: State): Steps<State> {
  return { past: [], now, future: [] }
}

export function stepTo<State>({ past, now }: Steps<State>, next: State): Steps<State> {
  return { past: [...past, now], now: next, future: [] }
}

export function stepBack<State>(steps: Steps<State>): Steps<State> {
  const last = steps.past.at(-1)
  if (last === undefined) return steps
  return { past: steps.past.slice(0, -1), now: last, future: [steps.now, ...steps.future] }
}

export function stepOn<State>(steps: Steps<State>): Steps<State> {
  const [next, ...future] = steps.future
  if (next === undefined) return steps
  return { past: [...steps.past, steps.now], now: next, future }
}
