import { existsSync, readFileSync } from 'node:fs'

export type Counts = { passed: number; failed: number }

/** A check that has no parts. */
export function one(passed: boolean): Counts {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

export function addCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** Counts from Vitest's JSON report. */
export function countVitest(passed: boolean, report: string): Counts {
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report)
  return honest(passed, { passed: numPassedTests, failed: numFailedTests })
}

/** Counts from Playwright's JSON report. A test that passed only when tried again has passed. */
export function countPlaywright(passed: boolean, report: string): Counts {
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(report).stats ?? {}
  return honest(passed, { passed: expected + flaky, failed: unexpected })
}

/** A run that failed outside its tests, or that has no report, counts as one failure. */
function honest(passed: boolean, counts: Counts): Counts {
  return passed || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

function readReport(report: string) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}
