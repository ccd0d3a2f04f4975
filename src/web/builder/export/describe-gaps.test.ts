import { expect, test } from 'vitest'
import { createFinding } from '#checks/finding.ts'
import { countOf, describeGaps } from './describe-gaps.ts'

const counts = { total: 4, accepted: 4, pending: 0, error: 0, empty: 0 }
const led = { count: 0, url: '' }

test('an empty value and a section without items are told apart', () => {
  const findings = [
    createFinding({ rule: 'required-empty', problem: { problem: 'required-empty', field: 'title' } }),
    createFinding({ rule: 'no-items', problem: { problem: 'no-items' } }),
  ]
  expect(describeGaps({ counts, groups: [{ kind: 'required', findings }], led })).toBe(
    'All 4 values are accepted. 1 required value is empty. 1 section has no item filled in.',
  )
})

test('sections with values to accept are counted once each', () => {
  const findings = [
    createFinding({ rule: 'required-not-accepted' }, { instanceId: 'HBR-0001', field: 'title' }),
    createFinding({ rule: 'not-accepted', count: 2 }, { instanceId: 'HBR-0001', field: 'cta_text' }),
    createFinding({ rule: 'not-accepted', count: 1 }, { instanceId: 'FAQ-0001', field: 'title' }),
  ]
  expect(countOf({ kind: 'notAccepted', findings })).toBe(2)
})
