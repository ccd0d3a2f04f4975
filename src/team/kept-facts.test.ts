import { expect, test } from 'vitest'
import { dropFact, type KeptFact, keepFacts, keptFactsOf, keptFactsSchema, mendFact } from './kept-facts.ts'
import { limits } from './limits.ts'
import { recordIdSchema } from './record.ts'

const fact = (line: string, day = 1): KeptFact => ({
  line,
  by: 'sara',
  at: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  page: 'Cards',
})

test('the last kept comes first, and a line is there once', () => {
  const kept = keepFacts([fact('Fee AED 5'), fact('5% back')], [fact('5% back', 9), fact('Free lounges', 9)])
  expect(kept.map(({ line, at }) => [line, at.slice(8, 10)])).toEqual([
    ['5% back', '09'],
    ['Free lounges', '09'],
    ['Fee AED 5', '01'],
  ])
})

test('a line is mended in its place, and not where somebody took it away', () => {
  const facts = [fact('Fee AED 5'), fact('Fee AED 7')]
  expect(mendFact(facts, 'Fee AED 5', fact('Fee AED 6')).map(({ line }) => line)).toEqual([
    'Fee AED 6',
    'Fee AED 7',
  ])
  expect(mendFact(facts, 'Fee AED 5', fact('Fee AED 7')).map(({ line }) => line)).toEqual(['Fee AED 7'])
  expect(mendFact(facts, 'Gone', fact('Fee AED 6'))).toEqual(facts)
  expect(dropFact(facts, 'Fee AED 5').map(({ line }) => line)).toEqual(['Fee AED 7'])
})

test('however much is kept, it has room in a record under a name that a record may have', () => {
  const facts = keepFacts(
    [],
    Array.from({ length: 300 }, (_, index) => fact(`${index} ${'رسوم'.repeat(150)}`)),
  )
  expect(facts.length).toBeGreaterThan(10)
  expect(new TextEncoder().encode(JSON.stringify({ facts })).length).toBeLessThan(limits.recordBytes)
  expect(keptFactsSchema.parse({ facts })).toEqual({ facts })
  const longer = (index: number) => fact(`${index} ${'رسوم'.repeat(240)}`)
  const mended = facts.reduce((all, { line }, index) => mendFact(all, line, longer(index)), facts)
  expect(mendFact(facts, facts.at(-1)?.line ?? '', longer(0)).at(-1)).toEqual(longer(0))
  expect(mended.length).toBeLessThan(facts.length)
  expect(new TextEncoder().encode(JSON.stringify({ facts: mended })).length).toBeLessThan(limits.recordBytes)
  expect(recordIdSchema.parse(keptFactsOf('ENBD', 'credit-card'))).toBe('ENBD-credit-card')
})
