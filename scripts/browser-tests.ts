import { rmSync } from 'node:fs'
import { findChromium } from './chromium.ts'
import { runQuietly, runStep, type Step } from './steps.ts'
import { type Counts, countPlaywright, one } from './test-counts.ts'

const browserReport = 'out/playwright.json'

/** What browser tests look at. */
export const buildOfScreens: Step = ['build of the screens', ['node', 'scripts/build.ts']]

/** What browser tests look with, installed where there is none yet. Most of that is waiting: other steps go on beside it. */
export async function bringChromium(): Promise<void> {
  if (!findChromium()) await runQuietly(['Chromium', ['node', 'scripts/install-chromium.ts']])
}

/** Tried once more where a busy machine made a test fail; the list names such tests as flaky. */
export async function runBrowserTests(): Promise<Counts> {
  if (!findChromium()) {
    console.error(
      'Browser tests cannot run: there is no Chromium, and it cannot be installed without root and apt.',
    )
    console.error('Install Chromium, or name one with CHROME_PATH.')
    return one(false)
  }
  rmSync(browserReport, { force: true })
  const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }
  return countPlaywright(
    await runStep(
      ['browser tests', ['playwright', 'test', '--retries=1', '--reporter=list,json']],
      environment,
    ),
    browserReport,
  )
}
