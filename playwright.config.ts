import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/chromium.ts'

/** Chosen once: the processes that run the tests read this file too, and must find the same server. */
process.env.E2E_PORT ??= String(await findFreePort())
/** Tests read there what the server writes down: the first passwords. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'webpage-builder-'))
/** What the servers of the tests compile is kept, so that each of them is there sooner. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'out/compiled')
const url = `http://127.0.0.1:${process.env.E2E_PORT}`

const executablePath = findChromium()

/** Each of them takes half a minute: begun last, one would still be under way when all others have ended. */
const longest = /(?:server-stops|team-\w+|two-languages|vouching|word-proposals|terms-and-memory)\.e2e\.ts/

/** A test leaves its page soon: what V8 does to make code faster for later costs more than it brings. */
const forShortLives = ['--no-maglev', '--no-opt', '--min-semi-space-size=16']

/** One process for the pages of an address, none for a graphics card that is not there. */
const fewProcesses = ['--process-per-site', '--in-process-gpu']

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  /** What looks at the same in one more way, or takes three browsers: `npm run test:long` has these alone. */
  ...(process.env.MANY_ROUNDS ? { grep: /@long/ } : { grepInvert: /@long/ }),
  outputDir: 'test-results',
  /** One more than the cores that a small machine has: tests wait a good part of their time. */
  workers: 3,
  /** A machine that others keep busy takes three times as long; what never happens is told soon enough all the same. */
  timeout: 300_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    baseURL: url,
    trace: 'on-first-retry',
    /** What cannot be pressed is told as soon as what is not seen, however busy the machine. */
    actionTimeout: 60_000,
    /** Tests of motion ask for it; the others do not wait for it. */
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [...chromiumFlags, ...fewProcesses, `--js-flags=${forShortLives.join(' ')}`],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  webServer: {
    command: `"${process.execPath}" src/server/main.ts`,
    url: `${url}/healthz`,
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMIT_PARSE: '10000',
      LOG_LEVEL: 'warn',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
