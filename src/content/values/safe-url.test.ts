import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { hostileAddresses } from '../../../test/hostile-values.ts'
import { addScheme, readAddress, refusalOf, safeUrl } from './safe-url.ts'

/** Pieces that browsers drop, decode or read as the end of something. */
const pieces = [
  ...['javascript', 'java', 'script', 'data', 'vbscript', 'file', 'blob', 'http', 'https', 'mailto', 'tel'],
  ...[':', '//', '/', '\\', '#', '?', '@', '.', '..', '%2e', '%0a', '&#58;', '&colon;', 'user:secret@'],
  ...['\t', '\n', '\r', '\0', ' ', '\u200b', '\u202e', '\ufeff', '\u00a0', '：', '／'],
  ...['evil.example', 'alert(1)', 'text/html,<script>', '"', "'", '<', '>'],
]
const address = oneof(
  array(constantFrom(...pieces), { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
  string({ unit: 'binary', maxLength: 40 }),
)

const page = 'https://pages.bank.example/folder/page.html'

test('whatever is let through leads where a link may lead, as browsers read it', () => {
  assert(
    property(address, (text) => {
      const url = safeUrl(text)
      if (url === undefined) return
      const { protocol, host, username, password } = new URL(url, page)
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol)
      expect(`${username}${password}`).toBe('')
      const isNamed = /^https?:\/\//i.test(url)
      if (protocol.startsWith('http') && !isNamed) expect(host).toBe('pages.bank.example')
    }),
    { numRuns: 5000 },
  )
})

test('what is let through is let through again, unchanged', () => {
  assert(
    property(address, (text) => {
      const url = safeUrl(text)
      if (url !== undefined) expect(safeUrl(url)).toBe(url)
    }),
  )
})

test.each(hostileAddresses.filter((text) => !/^(https:\/\/good|#|\/path)/.test(text)))(
  '%j is no address',
  (text) => {
    expect(readAddress(text)).toBe(undefined)
  },
)

test.each([
  ['emiratesnbd.com/skyline', 'https://emiratesnbd.com/skyline'],
  [' www.emiratesnbd.com?a=1 ', 'https://www.emiratesnbd.com?a=1'],
  ['apply here', undefined],
  ['apply', undefined],
  ['help@emiratesnbd.com', undefined],
  ['javascript:alert(1)', undefined],
  ['https://emiratesnbd.com', undefined],
])('%s lacks its scheme alone: %s', (text, whole) => {
  expect(addScheme(text)).toBe(whole)
})

test.each([
  ['https://', 'no-host'],
  ['https:', 'no-host'],
  ['http:/x', 'no-host'],
  ['https://user:pw@bank.ae', 'signed-in'],
  ['https://bank.ae/a@b', undefined],
  ['www.emirates.com', 'no-scheme'],
  ['localhost.example:8080/x', 'no-scheme'],
  ['//bank.ae', 'bare-slashes'],
  ['\\\\bank\\cards', 'backslash'],
  ['see https://bank.ae', 'many-words'],
  ['javascript:alert(1)', 'scheme'],
  ['mailto:', undefined],
  ['#x', undefined],
])('%j is refused for %s', (text, why) => {
  expect(refusalOf(text)?.why).toBe(why)
})
