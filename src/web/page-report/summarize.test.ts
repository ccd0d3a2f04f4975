import { expect, test } from 'vitest'
import { createFinding } from '#checks/finding.ts'
import { texts } from '#texts/page-report.ts'
import { summarize } from './summarize.ts'

const error = createFinding({ rule: 'no-title' })
const warning = createFinding({ rule: 'no-description' })

test.each([
  ['measuring', [error], 'Checking the page'],
  ['measured', [], 'Nothing to mend'],
  ['measured', [warning], '1 to look at'],
  ['measured', [error, error, warning], '2 errors, 1 to look at'],
  ['failed', [warning], '1 to look at'],
  ['failed', [], 'Not measured'],
] as const)('%s with %j reads', (status, findings, line) => {
  expect(summarize({ status, findings }, texts)).toBe(line)
})
