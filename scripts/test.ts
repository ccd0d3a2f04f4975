/**
 * Everything that `npm test` holds: static checks and the build, then unit tests and browser tests at once. `npm run
 * check` is static checks and unit tests, without those that start processes. All steps run, whatever fails before them,
 * and the very last line counts: each check is one, each test is one.
 */
import { rmSync } from 'node:fs'
import { bringChromium, buildOfScreens, runBrowserTests } from './browser-tests.ts'
import { runQuietly, runSideBySide, type Step } from './steps.ts'
import { addCounts, type Counts, countVitest, one } from './test-counts.ts'

const unitReport = 'out/vitest.json'

/** Two run at a time, so each has one thread: more of them check the same types again. The longest is first. */
const checks: Step[] = [
  ['types of server, scripts and tests', typesOf('tsconfig.json')],
  ['format and lint', ['biome', 'check', '.']],
  ['nothing unused', ['knip', '--cache', '--cache-location', 'out/knip']],
  ['types of the screens', typesOf('tsconfig.web.json')],
  ['types of the pure layers', typesOf('tsconfig.pure.json')],
]

const isCheck = process.argv[2] === 'check'
const [passed] = await Promise.all([
  runSideBySide(isCheck ? checks : [...checks, buildOfScreens]),
  ...(isCheck ? [] : [bringChromium()]),
])
const tests = await Promise.all([runUnitTests(), ...(isCheck ? [] : [runBrowserTests()])])
const total = addCounts([...passed.map(one), ...tests])

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/** What was found is kept: next time only files that changed, and those that take types from them, are checked again. */
function typesOf(project: string): string[] {
  const kept = ['--incremental', '--tsBuildInfoFile', `out/types/${project}.tsbuildinfo`]
  return ['tsc', '--checkers', '1', '-p', project, ...kept]
}

/** Browser tests wait a part of their time: beside them unit tests fill that. */
async function runUnitTests(): Promise<Counts> {
  rmSync(unitReport, { force: true })
  const part = isCheck ? ['--project=screens', '--project=all else'] : ['--maxWorkers=1']
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`]
  return countVitest(await runQuietly(['unit tests', ['vitest', 'run', ...part, ...reporters]]), unitReport)
}
