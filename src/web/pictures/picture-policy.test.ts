import { expect, test } from 'vitest'
import { imageDirective, showingOf } from './picture-policy.ts'

const domains = ['emiratesnbd.com']

test.each([
  ['data:image/svg+xml,x', 'shown'],
  ['https://emiratesnbd.com/a.jpg', 'shown'],
  ['https://cdn.emiratesnbd.com/a.jpg', 'shown'],
  ['https://asked.example:8443/a.jpg', 'shown'],
  ['http://www.emiratesnbd.com/a.jpg', 'hidden'],
  ['https://cdn.emiratesnbd.com:8443/a.jpg', 'hidden'],
  ['https://emiratesnbd.com.evil.example/a.jpg', 'hidden'],
  ['https://myemiratesnbd.com/a.jpg', 'hidden'],
  ['https://asked.example/a.jpg', 'hidden'],
  ['http://127.0.0.1:8080/admin', 'hidden'],
  ['/images/a.jpg', 'on-site'],
  ['//evil.example/a.jpg', 'on-site'],
])('%s is %s', (url, is) => {
  expect(showingOf(url, { domains, asked: ['asked.example:8443'] }).is).toBe(is)
})

test('the policy names the own domains and the hosts that were asked for, and nothing that is no host', () => {
  expect(imageDirective({ domains: [], asked: [] })).toBe('img-src data:')
  expect(imageDirective({ domains, asked: ['a.example:81', "b;script-src*'.example", '[::1]:80'] })).toBe(
    'img-src data: https://emiratesnbd.com https://*.emiratesnbd.com https://a.example:81 http://a.example:81 https://[::1]:80 http://[::1]:80',
  )
})
