import { expect, test } from 'vitest'
import { nextSheets, type SheetEvent, type Sheets } from './sheets.ts'

test('a page loads below the one in sight, and takes its place when it is there', () => {
  const loading = after(offered(1), arrived(1), offered(2))
  expect(numbersOf(loading)).toEqual({ shown: 1, coming: 2 })
  expect(numbersOf(nextSheets(loading, arrived(2)))).toEqual({ shown: 2 })
})

test('of those that came while one loads, only the newest has its turn', () => {
  const typing = after(offered(1), offered(2), offered(3))
  expect(numbersOf(typing)).toEqual({ coming: 1, next: 3 })
  expect(numbersOf(nextSheets(typing, arrived(1)))).toEqual({ shown: 1, coming: 3 })
})

test('a page that arrives again changes nothing', () => {
  const sheets = after(offered(1), arrived(1), offered(2))
  expect(nextSheets(sheets, arrived(1))).toBe(sheets)
})

function offered(number: number): SheetEvent {
  return { type: 'offered', sheet: { number, html: '', width: 1280, height: 400 } }
}

function arrived(number: number): SheetEvent {
  return { type: 'arrived', number }
}

function after(...events: SheetEvent[]): Sheets {
  return events.reduce(nextSheets, {})
}

function numbersOf(sheets: Sheets) {
  return Object.fromEntries(
    Object.entries(sheets).flatMap(([place, sheet]) => (sheet ? [[place, sheet.number]] : [])),
  )
}
