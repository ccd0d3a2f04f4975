import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findUnhashed, isForServers, type LockEntry } from '../scripts/lock-entries.ts'

const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)

test('whatever is installed on a server is held against its hash', () => {
  expect(Object.values(packages).filter(isForServers).length).toBeGreaterThan(300)
  expect(findUnhashed(packages).filter((entry) => isForServers(entry) || !entry.optional)).toEqual([])
})

test('no hash is missing but those that the registry could not be asked for (npm run lock:hashes)', () => {
  const isKnown = /^(@biomejs\/cli-|@oxc-parser\/binding-|node-darwin-)/
  const unknown = findUnhashed(packages).filter(({ name }) => !isKnown.test(name))
  expect(unknown.map(({ name }) => name)).toEqual([])
})

test.each([
  [{ version: '1' }, true],
  [{ version: '1', os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }, true],
  [{ version: '1', os: 'linux', cpu: 'x64' }, true],
  [{ version: '1', os: ['linux'], cpu: ['x64'], libc: ['musl'] }, false],
  [{ version: '1', os: ['darwin'], cpu: ['arm64'] }, false],
  [{ version: '1', os: ['linux'], cpu: ['ppc64'] }, false],
])('%o is for servers: %s', (entry, isIt) => {
  expect(isForServers(entry)).toBe(isIt)
})

test('a hash of another kind is none', () => {
  expect(
    findUnhashed({ '': { version: '1' }, 'node_modules/@a/b': { version: '2', integrity: 'sha1-x' } }),
  ).toEqual([{ version: '2', integrity: 'sha1-x', path: 'node_modules/@a/b', name: '@a/b' }])
})
