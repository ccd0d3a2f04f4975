import { expect, test } from 'vitest'
import { findLayoutFaults } from './layout-faults.ts'

test('a second header of another brand is named, and that it does not fit the footer', () => {
  const page = [
    at('HDR001-EI', 'HDR-0002', 30),
    at('HDR001-ENBD', 'HDR-0001', 10),
    at('FTR001-ENBD', 'FTR-0001', 20),
  ]
  expect(findLayoutFaults(page)).toEqual([
    { error: expect.objectContaining({ type: 'MULTIPLE_HEADERS' }), instanceId: 'HDR-0002' },
    { error: expect.objectContaining({ type: 'BRAND_MISMATCH' }), instanceId: 'HDR-0002' },
  ])
})

test('a footer of another brand than the header is named', () => {
  const page = [at('HDR001-ENBD', 'HDR-0001', 10), at('FTR001-EI', 'FTR-0001', 20)]
  expect(findLayoutFaults(page).map(({ instanceId }) => instanceId)).toEqual(['FTR-0001'])
})

test('an empty page is no fault while it is made', () => {
  expect(findLayoutFaults([])).toEqual([])
})

function at(code: string, instanceId: string, second: number) {
  return { code, instanceId, position: 0, createdAt: `2026-11-20T08:00:${second}.000Z` }
}
