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
export function settleLines(told: readonly Told[], { within, first, next }: Moves): Settled[] {
  const start = kindNames.length
  let open: State[] = [{ kind: start, purpose: -1, score: 0, chain: undefined }]
  for (const line of told) {
    const own = logShares(line.purposes, sharpness.purpose)
    const kinds = logShares(line.kinds, sharpness.kind)
    const [begins, goesOn] = logShares([line.begins, -line.begins], sharpness.begins)
    const held = placeOfMost(own, heldPurposes)
    const states = open.map((state) =>
      follow(state, { purpose: held, begins: false }, (own[held] ?? 0) + weight.held),
    )
    const ofKinds = Map.groupBy(open, (state) => state.kind)
    const ends = bestOfKinds(open.map((state) => endSection(state, within)))
    for (const [kind, ofKind] of kinds.entries()) {
      const before = mostOf(
        ends.map((state) => [state, state.score + (next[state.kind]?.[kind] ?? 0) * weight.next]),
      )
      const inside = ofKinds.get(kind) ?? none
      for (const purpose of copyPurposes) {
        const here = (own[purpose] ?? 0) + ofKind * weight.kind
        const fresh = before[1] + (begins ?? 0) + (first[kind]?.[purpose] ?? 0) * weight.within
        let [last, on] = [nobody, -Infinity]
        for (const state of inside) {
          const usual = within[kind]?.[state.purpose]?.[purpose] ?? 0
          const score = state.score + (goesOn ?? 0) + usual * weight.within
          if (score > on) [last, on] = [state, score]
        }
        const isFresh = fresh >= on
        states.push({
          ...{ kind, purpose, score: here + Math.max(fresh, on) },
          chain: { purpose, begins: isFresh, kind, before: isFresh ? before[0].chain : last.chain },
        })
      }
    }
    open = keepBest(states)
  }
  const filled = open.filter(({ kind }) => kind !== start)
  const last = (filled.length > 0 ? filled : open).map((state) => endSection(state, within))
  return unwind(mostOf(last.map((state) => [state, state.score]))[0].chain, told.length)
}

const sharpness = { purpose: 3, kind: 3, begins: 2 }
const weight = { next: 0.75, within: 0.7, kind: 0.5, held: -4.5 }

type State = { kind: number; purpose: number; score: number; chain: Chain | undefined }
type Chain = { purpose: number; begins: boolean; kind: number; before: Chain | undefined }

function follow(
  { kind, purpose, score, chain }: State,
  step: { purpose: number; begins: boolean },
  add: number,
): State {
  return { kind, purpose, score: score + add, chain: { ...step, kind, before: chain } }
}

/** What a state is worth where its section ends with it. */
function endSection(state: State, within: Moves['within']): State {
  return {
    ...state,
    score: state.score + (within[state.kind]?.[state.purpose]?.[purposes.length] ?? 0) * weight.within,
  }
}

function bestOfKinds(states: readonly State[]): State[] {
  const best: State[] = []
  for (const state of states)
    if (!best[state.kind] || (best[state.kind]?.score ?? 0) < state.score) best[state.kind] = state
  return best.filter((state) => state !== undefined)
}

/** Of states from which the same follows, the best; those far below all others win nothing any more. */
function keepBest(states: readonly State[]): State[] {
  const best = new Map<number, State>()
  for (const state of states) {
    const key = state.kind * 100 + state.purpose
    if ((best.get(key)?.score ?? -Infinity) < state.score) best.set(key, state)
  }
  const least = mostOf([...best.values()].map((state) => [state, state.score]))[1] - furthest
  return [...best.values()].filter(({ score }) => score >= least)
}

const furthest = 20

const none: readonly State[] = []

const nobody: State = { kind: 0, purpose: -1, score: -Infinity, chain: undefined }

function mostOf(scored: readonly (readonly [State, number])[]): readonly [State, number] {
  let most: readonly [State, number] = [nobody, -Infinity]
  for (const each of scored) if (each[1] > most[1]) most = each
  return most
}

function placeOfMost(scores: readonly number[], places: readonly number[]): number {
  return places.reduce((most, at) => ((scores[at] ?? 0) > (scores[most] ?? 0) ? at : most), places[0] ?? 0)
}

/** The logarithms of the shares that scores have, the sharper the more the highest has. */
function logShares(scores: readonly number[], sharp: number): number[] {
  const sum = Math.log(scores.reduce((all, score) => all + Math.exp(score * sharp), 0))
  return scores.map((score) => score * sharp - sum)
}

function unwind(last: Chain | undefined, count: number): Settled[] {
  const settled: Settled[] = []
  for (let chain = last; chain && settled.length < count; chain = chain.before) {
    const { purpose, begins, kind } = chain
    settled.push({ purpose: purposes[purpose] ?? 'note', kind: kindNames[kind] ?? 'text', begins })
  }
  return settled.reverse()
}
