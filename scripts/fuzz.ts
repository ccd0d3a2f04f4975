/**
 * Sends made-up and mutated input to whatever takes input from outside: Word documents to the reader, content to the
 * templates, layout files and stored pages to the builder, calls to the server's routes, lines of briefs and pasted
 * tables to what reads facts, and texts to the rules about words. The same seed gives the same
 * inputs. Ends with 1 when one was not answered as it should be. Such inputs lie in out/fuzz then, but for those that hang
 * or kill the process that tries them: what makes those again is printed. All belong into test/fuzz-seeds once they are
 * mended. `-- --only word --seed 7 --runs 500 --first 100` tries some of them.
 */
import { parseArgs } from 'node:util'
import { writeTable } from './fuzz/table.ts'
import { type TargetName, targetNames } from './fuzz/targets.ts'
import { type Told, watchTarget } from './fuzz/watch-target.ts'

const runsOf: Record<TargetName, number> = {
  word: 20_000,
  templates: 2_000,
  layout: 4_000,
  json: 4_000,
  facts: 5_000,
  tables: 5_000,
  words: 5_000,
}

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: '0' },
    runs: { type: 'string' },
  },
})
const chosen = targetNames.filter((name) => !options.only || name === options.only)
if (chosen.length === 0) throw new Error(`--only takes one of ${targetNames.join(', ')}`)

const tables: { name: TargetName; all: Told[] }[] = []
process.once('SIGTERM', finish)
for (const name of chosen) {
  const all: Told[] = []
  tables.push({ name, all })
  const numbers = {
    seed: Number(options.seed),
    first: Number(options.first),
    runs: Number(options.runs ?? runsOf[name]),
  }
  await watchTarget(name, numbers, (told) => {
    all.push(told)
    for (const fault of told.faults) console.error(`${name} ${told.index}: ${fault}`)
    if (all.length % 1000 === 0) console.error(`${name}: ${all.length} of ${numbers.runs}`)
  })
}
finish()

/** Also when it is told to stop: then with what was tried until then. */
function finish() {
  console.log(writeTable(tables))
  process.exit(tables.some(({ all }) => all.some(({ faults }) => faults.length > 0)) ? 1 : 0)
}
