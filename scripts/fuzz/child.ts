/** The program of the process in which inputs are tried. Its arguments: target, seed, first number, how many. */
import { loadCatalogue } from '#catalogue/load.node.ts'
import { keepInput } from './keep-input.ts'
import { createPageJudge } from './page-shapes.ts'
import { type Numbers, runTrials } from './run-trials.ts'
import { createTarget, type TargetName } from './targets.ts'
import { createWordSources } from './word-sources.ts'

export type ChildReport =
  | { type: 'began'; index: number }
  | { type: 'tried'; index: number; answer: string; faults: string[]; cpuMilliseconds: number }
  | { type: 'finished' }

const [name = '', ...given] = process.argv.slice(2)
const [seed = 1, first = 0, runs = 0] = given.map(Number)
const numbers: Numbers = { seed, first, runs }

const catalogue = loadCatalogue('catalogue')
const pages = createPageJudge(catalogue)
pages.learnAll()
const target = createTarget(name as TargetName, { catalogue, pages, sources: createWordSources(catalogue) })
for await (const tried of runTrials(target, numbers, (index) => tell({ type: 'began', index }))) {
  const { index, answer, cpuMilliseconds, trial } = tried
  const faults =
    tried.faults.length > 0 ? [...tried.faults, `kept as ${keepInput(name, seed, index, trial)}`] : []
  tell({ type: 'tried', index, answer, faults, cpuMilliseconds })
}
tell({ type: 'finished' })
await target.close?.()
process.disconnect()

function tell(report: ChildReport) {
  process.send?.(report)
}
