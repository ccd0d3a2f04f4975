/**
 * Everything that `npm test` holds: static checks, unit tests, the build, browser tests. `npm run check` is the first two,
 * without the tests that start processes. All steps run, whatever fails before them, and the very last line counts: each
 * check is one, each test is one.
 */
import { rmSync } from 'node:fs'
import { findChromium } from './chromium.ts'
import { installChromium } from './install-chromium.ts'
import { runSideBySide, runStep, type Step } from './steps.ts'
import { addCounts, type Counts, countPlaywright, countVitest, one } from './test-counts.ts'

const unitReport = 'out/vitest.json'
const browserReport = 'out/playwright.json'

/** Two run at a time, so each has one thread: more of them check the same types again. The longest is first. */
const checks: Step[] = [
  ['types of server, scripts and tests', ['tsc', '--checkers', '1', '-p', 'tsconfig.json']],
  ['format and lint', ['biome', 'check', '.']],
  ['nothing unused', ['knip']],
  ['types of the screens', ['tsc', '--checkers', '1', '-p', 'tsconfig.web.json']],
  ['types of the pure layers', ['tsc', '--checkers', '1', '-p', 'tsconfig.pure.json']],
]
const build: Step = ['build of the screens', ['node', 'scripts/build.ts']]

const isCheck = process.argv[2] === 'check'
const passed = await runSideBySide(isCheck ? checks : [...checks, build])
const total = addCounts([...passed.map(one), runUnitTests(), ...(isCheck ? [] : [runBrowserTests()])])

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function runUnitTests(): Counts {
  rmSync(unitReport, { force: true })
  const projects = isCheck ? ['--project=screens', '--project=all else'] : []
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`]
  return countVitest(runStep(['unit tests', ['vitest', 'run', ...projects, ...reporters]]), unitReport)
}

/** Tried once more where a busy machine made a test fail; the list names such tests as flaky. */
function runBrowserTests(): Counts {
  if (!findChromium() && !installChromium()) {
    console.error(
      'Browser tests cannot run: there is no Chromium, and it cannot be installed without root and apt.',
    )
    console.error('Install Chromium, or name one with CHROME_PATH.')
    return one(false)
  }
  rmSync(browserReport, { force: true })
  const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }
  return countPlaywright(
    runStep(['browser tests', ['playwright', 'test', '--retries=1', '--reporter=list,json']], environment),
    browserReport,
  )
}
