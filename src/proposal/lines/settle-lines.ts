import {
  copyPurposes,
  heldPurposes,
  kindNames,
  type Purpose,
  purposes,
  type SectionKind,
} from './purposes.ts'

/** How usual it is (the logarithm of a share) that … */
export type Moves = {
  /** … within a section of a kind one purpose follows another: by kind, purpose and next purpose; the last of these is its end. */
  within: readonly (readonly (readonly number[])[])[]
  /** … a section of a kind begins with a purpose. */
  first: readonly (readonly number[])[]
  /** … a kind of section follows another; the last of these is the beginning of the page. */
  next: readonly (readonly number[])[]
}

/** What each line says for itself: how much for each purpose, for the beginning of a section, for each kind of section. */
export type Told = { purposes: readonly number[]; begins: number; kinds: readonly number[] }

export type Settled = { purpose: Purpose; kind: SectionKind; begins: boolean }

/**
 * What all lines together are most likely to be (Viterbi): each by what it says for itself, and by what usually follows what. Lines
 * that are no copy change nothing for those behind them, and some line is copy.
 */
export function settleLines(told: readonly Told[], usual: Usual): Settled[] {
  let scores = new Float64Array(stateCount).fill(-Infinity)
  scores[beginning] = 0
  const steps = told.map((line): Step => {
    const step = takeStep(scores, line, usual)
    scores = step.scores
    return step
  })
  return unwind(bestEnd(scores, usual), steps)
}

const sharpness = { purpose: 3, kind: 3, begins: 2 }
const weight = { next: 0.75, within: 0.7, kind: 0.5, held: -4.5 }

/** A state is the kind of the section that is open, and the purpose of its last copy; one more is that of a page without any. */
const beginning = kindNames.length * purposes.length
const stateCount = beginning + 1

function stateOf(kind: number, purpose: number): number {
  return kind * purposes.length + purpose
}

/** Where a line leaves each state: what it is worth, and whence it comes. */
type Step = {
  scores: Float64Array<ArrayBuffer>
  from: Int16Array
  /** What the line is where it is copy: whether a section begins with it. */
  begins: Uint8Array
  /** Whether the line is copy at all; if not, it is `held`. */
  isCopy: Uint8Array
  held: number
}

function takeStep(before: Float64Array, line: Told, { within, first, next, end }: Usual): Step {
  const own = logShares(line.purposes, sharpness.purpose)
  const kinds = logShares(line.kinds, sharpness.kind)
  const [begins = 0, goesOn = 0] = logShares([line.begins, -line.begins], sharpness.begins)
  const held = placeOfMost(own, heldPurposes)
  const step: Step = {
    scores: before.map((score) => score + (own[held] ?? 0) + weight.held),
    from: allStates.slice(),
    begins: new Uint8Array(stateCount),
    isCopy: new Uint8Array(stateCount),
    held,
  }
  const { scores } = step
  let most = Math.max(...scores)
  const ends = endKinds(before, end)
  for (let kind = 0; kind < kindNames.length; kind += 1) {
    const ofKind = (kinds[kind] ?? 0) * weight.kind
    let [last, left] = [beginning, -Infinity]
    for (const [other, ended] of ends.scores.entries()) {
      const score = ended + at(next, other * kindNames.length + kind)
      if (score > left) [last, left] = [ends.states[other] ?? beginning, score]
    }
    const inside = copyPurposes.filter((purpose) => at(before, stateOf(kind, purpose)) !== -Infinity)
    const best = inside.reduce((all, purpose) => Math.max(all, at(before, stateOf(kind, purpose))), -Infinity)
    for (const purpose of copyPurposes) {
      const state = stateOf(kind, purpose)
      const here = (own[purpose] ?? 0) + ofKind
      const fresh = left + begins + at(first, state)
      // No move adds anything: what is hopeless without them is so with them.
      if (Math.max(fresh, best + goesOn) + here < most - furthest) continue
      let [same, on] = [beginning, -Infinity]
      for (const each of inside) {
        const from = stateOf(kind, each)
        const score = at(before, from) + goesOn + at(within, from * purposes.length + purpose)
        if (score > on) [same, on] = [from, score]
      }
      const score = Math.max(fresh, on) + here
      if (score <= at(scores, state)) continue
      scores[state] = score
      step.isCopy[state] = 1
      step.begins[state] = fresh >= on ? 1 : 0
      step.from[state] = fresh >= on ? last : same
      most = Math.max(most, score)
    }
  }
  for (let state = 0; state < stateCount; state += 1)
    if (at(scores, state) < most - furthest) scores[state] = -Infinity
  return step
}

function at(all: Float64Array, place: number): number {
  return all[place] ?? 0
}

/** The best end of an open section of each kind, and of the beginning. */
function endKinds(scores: Float64Array, end: Float64Array) {
  const best = { states: kindsAndNone.map(() => beginning), scores: kindsAndNone.map(() => -Infinity) }
  for (let state = 0; state < stateCount; state += 1) {
    const kind = Math.floor(state / purposes.length)
    const score = at(scores, state) + at(end, state)
    if (score <= (best.scores[kind] ?? 0)) continue
    best.scores[kind] = score
    best.states[kind] = state
  }
  return best
}

const kindsAndNone = [...kindNames, 'none']
const allStates = Int16Array.from({ length: stateCount }, (_, state) => state)

/** States so far below the best win nothing any more. */
const furthest = 20

/** The best of all states in the end, without copy only where there is no other. */
function bestEnd(scores: Float64Array, { end }: Usual): number {
  let [best, most] = [beginning, -Infinity]
  for (const [state, score] of scores.subarray(0, beginning).entries()) {
    const ended = score + (end[state] ?? 0)
    if (ended > most) [best, most] = [state, ended]
  }
  return best
}

/** Moves as they count, row by row; `end` that of each state. */
export type Usual = { within: Float64Array; first: Float64Array; next: Float64Array; end: Float64Array }

export function weighMoves({ within, first, next }: Moves): Usual {
  const weigh = (rows: readonly (readonly number[])[], by: number) =>
    Float64Array.from(rows.flat(), (each) => each * by)
  const states = within.flat()
  return {
    within: weigh(
      states.map((row) => row.slice(0, purposes.length)),
      weight.within,
    ),
    first: weigh(first, weight.within),
    next: weigh(next, weight.next),
    end: Float64Array.from(
      [...states.map((row) => row[purposes.length] ?? 0), 0],
      (each) => each * weight.within,
    ),
  }
}

function placeOfMost(scores: readonly number[], places: readonly number[]): number {
  return places.reduce((most, at) => ((scores[at] ?? 0) > (scores[most] ?? 0) ? at : most), places[0] ?? 0)
}

/** The logarithms of the shares that scores have, the sharper the more the highest has. */
function logShares(scores: readonly number[], sharp: number): number[] {
  const sum = Math.log(scores.reduce((all, score) => all + Math.exp(score * sharp), 0))
  return scores.map((score) => score * sharp - sum)
}

function unwind(last: number, steps: readonly Step[]): Settled[] {
  const settled: Settled[] = []
  let state = last
  for (const { from, begins, isCopy, held } of steps.toReversed()) {
    const purpose = isCopy[state] ? state % purposes.length : held
    settled.push({
      purpose: purposes[purpose] ?? 'note',
      kind: kindNames[Math.floor(state / purposes.length)] ?? 'text',
      begins: begins[state] === 1,
    })
    state = from[state] ?? beginning
  }
  return settled.reverse()
}
