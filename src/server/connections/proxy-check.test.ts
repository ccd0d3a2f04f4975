import { expect, test } from 'vitest'
import { createProxyCheck } from './proxy-check.ts'

test.each([
  [['10.0.0.1'], '10.0.0.1', true],
  [['10.0.0.1'], '10.0.0.2', false],
  [['10.0.0.0/8'], '10.200.0.2', true],
  [['10.0.0.0/8'], '11.0.0.1', false],
  // What a server that listens for both kinds sees of an IPv4 caller.
  [['10.0.0.0/8'], '::ffff:10.0.0.1', true],
  [['10.0.0.0/8'], '::ffff:11.0.0.1', false],
  [['fd00::/8'], 'fd12::1', true],
  [['fd00::/8'], 'fe00::1', false],
  [['192.0.2.1', 'loopback'], '127.0.0.1', true],
  [['loopback'], '::1', true],
  [['loopback'], '10.0.0.1', false],
  [['linklocal'], '169.254.7.7', true],
  [['linklocal'], 'fe80::1%eth0', true],
  [['uniquelocal'], '172.31.0.1', true],
  [['uniquelocal'], '172.32.0.1', false],
  [[], '127.0.0.1', false],
] as const)('of the proxies %j, is %s one? %s', (trustedProxies, address, expected) => {
  expect(createProxyCheck(trustedProxies)(address)).toBe(expected)
})
