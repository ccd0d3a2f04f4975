import { expect, test } from 'vitest'
import { latinLook } from './latin-look.ts'

test.each([
  ['https://еmirаtеsnbd.com', 'emiratesnbd.com'],
  ['https://емirаtеѕnbԁ.com', 'emiratesnbd.com'],
  ['https://émirätesñbd.com', 'emiratesnbd.com'],
  ['https://ɡοld.example', 'gold.example'],
  ['https://münchen-한국.example', 'munchen-한국.example'],
  ['https://بنك.example', 'بنك.example'],
  ['https://example.com', 'example.com'],
])('%s looks like %s', (url, look) => {
  expect(latinLook(new URL(url).hostname)).toBe(look.normalize('NFKD'))
})

test.each(['xn--', 'xn--!.com', 'xn--99999999999.com', 'xn---.com'])(
  '%s is no name in letters, and stays',
  (host) => {
    expect(latinLook(host)).toBe(host)
  },
)
