import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { createPageJudge } from '../scripts/fuzz/page-shapes.ts'
import { runTrials } from '../scripts/fuzz/run-trials.ts'
import { createTarget } from '../scripts/fuzz/targets.ts'
import { createWordSources } from '../scripts/fuzz/word-sources.ts'

const catalogue = loadCatalogue('catalogue')
const tools = { catalogue, pages: createPageJudge(catalogue), sources: createWordSources(catalogue, 3) }

/** A few of the inputs of `npm run fuzz`, which tries thousands. */
test.each([
  ['word', 25],
  ['templates', 8],
  ['layout', 25],
  ['json', 20],
] as const)('%s: %i inputs made by chance are answered as they should be', async (name, runs) => {
  const target = createTarget(name, tools)
  const faults: string[] = []
  let latest = 0
  for await (const tried of runTrials(target, { seed: 2026, first: 0, runs }, (index) => (latest = index))) {
    for (const fault of tried.faults) faults.push(`${tried.index}: ${fault}`)
  }
  await target.close?.()
  expect(faults).toEqual([])
  expect(latest).toBe(runs - 1)
})
