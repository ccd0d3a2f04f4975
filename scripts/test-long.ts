/**
 * What takes too long for every change, and is run before work is said to be done: other editors, every Word document of
 * the collection, a thousand runs of people who change one page on either database, hostile and mutated input, killed
 * replicas, load, browser tests of three people at once and of tabs that are killed. All steps run, whatever fails before
 * them, and the very last line counts them. `-- fuzz load` runs these alone.
 */
import { spawnSync } from 'node:child_process'
import { measures } from './measures.ts'
import { addCounts, one } from './test-counts.ts'

const measured = ['editors', 'hostile', 'values', 'patterns', 'replicas', 'team', 'scores', 'load', 'fuzz']
const briefly: Record<string, readonly string[]> = { load: ['--rounds', '3', '--minutes', '5'] }

const steps: Record<string, readonly string[]> = {
  corpus: ['node_modules/vitest/vitest.mjs', 'run', 'test/word-corpus.test.ts'],
  kills: ['node_modules/vitest/vitest.mjs', 'run', 'test/store/kill.test.ts'],
  together: ['node_modules/vitest/vitest.mjs', 'run', 'test/store/sqlite.test.ts'],
  postgres: ['scripts/postgres.ts'],
  journeys: ['scripts/long-journeys.ts'],
  comments: ['scripts/comments-in-editors.ts'],
  ...Object.fromEntries(
    measures
      .filter(({ name }) => measured.includes(name))
      .map(({ name, command }) => [name, [...command, ...(briefly[name] ?? [])]]),
  ),
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !Object.hasOwn(steps, name))
if (unknown.length > 0) {
  console.error(`Steps are ${Object.keys(steps).join(', ')}.`)
  process.exit(2)
}

const counts = Object.entries(steps)
  .filter(([name]) => chosen.length === 0 || chosen.includes(name))
  .map(([name, command]) => one(passes(name, command)))
const { passed, failed } = addCounts(counts)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function passes(name: string, command: readonly string[]): boolean {
  console.log(`\n— ${name}`)
  const start = performance.now()
  const { status } = spawnSync(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, WHOLE_CORPUS: '1', MANY_ROUNDS: '1' },
  })
  const minutes = (performance.now() - start) / 60_000
  console.log(`${status === 0 ? 'passed' : 'FAILED'} in ${minutes.toFixed(1)} min`)
  return status === 0
}
