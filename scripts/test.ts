/**
 * Everything that `npm test` holds: static checks, unit tests, the build, browser tests. All steps run, whatever
 * fails before them, and the very last line counts: each check is one, each test is one.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { findChromium } from './chromium.ts'
import { installChromium } from './install-chromium.ts'
import { addCounts, type Counts, countPlaywright, countVitest, one } from './test-counts.ts'

const unitReport = 'out/vitest.json'
const browserReport = 'out/playwright.json'

const checks: [title: string, command: string[]][] = [
  ['format and lint', ['biome', 'check', '.']],
  ['types of the pure layers', ['tsc', '-p', 'tsconfig.pure.json']],
  ['types of server, scripts and tests', ['tsc', '-p', 'tsconfig.json']],
  ['types of the screens', ['tsc', '-p', 'tsconfig.web.json']],
  ['nothing unused', ['knip']],
]

const total = addCounts([
  ...checks.map(([title, command]) => one(run(title, command))),
  runUnitTests(),
  one(run('build of the screens', ['node', 'scripts/build.ts'])),
  runBrowserTests(),
])

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function runUnitTests(): Counts {
  rmSync(unitReport, { force: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`]
  return countVitest(run('unit tests', ['vitest', 'run', ...reporters]), unitReport)
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
    run('browser tests', ['playwright', 'test', '--retries=1', '--reporter=list,json'], environment),
    browserReport,
  )
}

function run(title: string, [command = '', ...options]: string[], environment = {}): boolean {
  console.log(`\n— ${title}`)
  const start = performance.now()
  const { status } = spawnSync(command, options, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  })
  console.log(`${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return status === 0
}
