import { expect, test } from 'vitest'
import { createFinding, sortFindings } from './finding.ts'

test('errors stand first, and nothing stands twice', () => {
  const warning = createFinding({ rule: 'no-description' })
  const error = createFinding({ rule: 'no-title' })
  expect(sortFindings([warning, error, createFinding({ rule: 'no-title' })])).toEqual([error, warning])
})
