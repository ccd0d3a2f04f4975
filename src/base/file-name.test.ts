import { array, assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { safeFileName, uniqueFileNames } from './file-name.ts'

test.each([
  ['emirati-credit-card', 'emirati-credit-card'],
  ['Cashback Card', 'Cashback Card'],
  ['بطاقة الاسترداد النقدي', 'بطاقة الاسترداد النقدي'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\temp\\x', 'C-temp-x'],
  ['.htaccess', 'htaccess'],
  ['name. ', 'name'],
  ['con', 'page-con'],
  ['LPT1.txt', 'page-LPT1.txt'],
  ['con .x', 'page-con .x'],
  ['CONIN$', 'page-CONIN$'],
  ['gpj\u202eexe', 'gpj-exe'],
  ['line\r\nbreak\u0000', 'line-break'],
  ['', 'page'],
  ['///', 'page'],
  ['…', '…'],
  ['e\u0301te\u0301', 'été'],
  ['x'.repeat(200), 'x'.repeat(80)],
  ['🏦'.repeat(80), '🏦'.repeat(50)],
])('%j becomes %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

test('a name that is taken gets a number, whatever its capitals', () => {
  expect(uniqueFileNames(['home', 'Home', 'home-2', '', 'page'])).toEqual([
    'home',
    'Home-2',
    'home-2-2',
    'page',
    'page-2',
  ])
})

test('any names become as many flat, safe and different names', () => {
  assert(
    property(array(string({ unit: 'binary', maxLength: 120 })), (names) => {
      const safe = uniqueFileNames(names)
      expect(new Set(safe.map((name) => name.toLowerCase())).size).toBe(names.length)
      for (const name of safe) {
        expect(name).toMatch(/^[^\p{Cc}/\\:*?"<>|]+$/u)
        expect(name).not.toMatch(/^[. ]|[. ]$/)
        expect(new TextEncoder().encode(name).length).toBeLessThan(240)
      }
    }),
  )
})

test('a safe name stays as it is', () => {
  assert(
    property(string({ unit: 'binary' }), (name) => {
      expect(safeFileName(safeFileName(name))).toBe(safeFileName(name))
    }),
  )
})
