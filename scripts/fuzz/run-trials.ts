import { createChance } from './chance.ts'
import { attempt, type Target, type Trial, type Verdict } from './target.ts'

export type Numbers = { seed: number; first: number; runs: number }
export type Tried = Verdict & { index: number; trial: Trial; cpuMilliseconds: number }

/** Makes and tries one input after the other; `begin` is told before each. */
export async function* runTrials(
  target: Target,
  { seed, first, runs }: Numbers,
  begin: (index: number) => void,
): AsyncGenerator<Tried> {
  for (let index = first; index < first + runs; index++) {
    begin(index)
    const trial = await target.createTrial(createChance(seed, index))
    const before = process.cpuUsage()
    const verdict = await attempt(trial)
    const { user, system } = process.cpuUsage(before)
    yield { ...verdict, index, trial, cpuMilliseconds: (user + system) / 1000 }
  }
}
