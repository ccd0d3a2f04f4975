import { expect, test, vi } from 'vitest'
import { limits } from '#team/limits.ts'
import { recordIdSchema } from '#team/record.ts'
import type { MemoryPair } from './memory/memory-pair.ts'
import {
  type MemoryShelf,
  memoryShelfOf,
  memoryShelfSchema,
  putPair,
  putTerm,
  termShelfOf,
} from './shelves.ts'
import type { Term } from './terms/term.ts'

const pair = (english: string, arabic: string, more: Partial<MemoryPair> = {}): MemoryPair => ({
  type: 'text',
  texts: { 'en-AE': english, 'ar-AE': arabic },
  ...more,
})

test('a text is looked for on one shelf, however it is written', () => {
  expect(memoryShelfOf(pair('Apply  NOW', 'أ'))).toBe(memoryShelfOf(pair('apply now', 'ب')))
  expect(recordIdSchema.safeParse(memoryShelfOf(pair('Apply now', 'أ'))).success).toBe(true)
})

test('the last Arabic of a text stays, each brand has its own', () => {
  const first = putPair({ pairs: [] }, pair('Apply now', 'قدّم الآن'))
  const second = putPair(first, pair('APPLY now', 'قدّم طلبك'))
  const third = putPair(second, pair('Apply now', 'تقدّم', { brand: 'EI' }))
  expect(third.pairs.map(({ texts }) => texts['ar-AE'])).toEqual(['تقدّم', 'قدّم طلبك'])
})

test('a shelf never holds more than a record, and the oldest give way', () => {
  let shelf: MemoryShelf = { pairs: [] }
  for (let index = 0; index < 200; index += 1) {
    shelf = putPair(shelf, pair(`${index} ${'word '.repeat(60)}`, 'كلمة '.repeat(60)))
  }
  expect(new TextEncoder().encode(JSON.stringify(shelf)).length).toBeLessThan(limits.recordBytes)
  expect(memoryShelfSchema.safeParse(shelf).success).toBe(true)
  expect(shelf.pairs[0]?.texts['en-AE']).toMatch(/^199 /)
  expect(shelf.pairs.length).toBeGreaterThan(50)
})

test('a term takes the place of what it was, and is refused where there is no room', () => {
  const term = (id: string, note = ''): Term => ({
    id,
    kind: 'word',
    ...(note && { note }),
    wordings: [{ locale: 'en-AE', text: id, status: 'preferred' }],
  })
  expect(putTerm({ terms: [term('fee')] }, term('fee', 'new'))).toEqual({ terms: [term('fee', 'new')] })
  const full = { terms: Array.from({ length: 60 }, (_, index) => term(`t${index}`, 'n'.repeat(950))) }
  expect(putTerm(full, term('fee', 'n'.repeat(950)))).toBeUndefined()
  expect(termShelfOf(term('fee'))).toMatch(/^shelf-0\d\d$/)
})

test('each pair is measured once, however many are put on its shelf', () => {
  const stringify = vi.spyOn(JSON, 'stringify')
  const pairs = Array.from({ length: 200 }, (_, index) => ({
    type: 'text' as const,
    texts: { 'en-AE': `Text ${index}`, 'ar-AE': `نص ${index}` },
  }))
  expect(pairs.reduce(putPair, { pairs: [] }).pairs).toHaveLength(200)
  expect(stringify).toHaveBeenCalledTimes(200)
  stringify.mockRestore()
})
