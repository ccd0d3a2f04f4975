import { expect, test } from 'vitest'
import { compareKept } from './kept-differences.ts'

const fact = (line: string, day: string) => ({
  line,
  by: 'sara',
  at: `2026-11-${day}T08:00:00.000Z`,
  page: 'Cards',
})

test('a kept fact is compared with the page and with what was kept later', () => {
  const older = fact('Annual fee AED 299', '01')
  const newer = fact('Annual fee AED 349', '20')
  const other = fact('5% cashback on groceries', '02')
  const compared = compareKept(
    [newer, older, other],
    [
      { place: 0, text: 'الرسوم السنوية ٣٩٩ درهم' },
      { place: 1, text: '5% cashback on groceries' },
    ],
  )
  expect(compared.map(({ isHere, here, newer: later }) => [isHere, here.length, later])).toEqual([
    [false, 1, []],
    [false, 1, [newer]],
    [true, 0, []],
  ])
})
