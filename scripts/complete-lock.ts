/**
 * Puts the hashes that package-lock.json lacks into it, as far as the registry at hand has those versions, and ends with 1
 * when one is left. npm itself never adds a hash to an entry that stands there.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { findUnhashed, type LockEntry } from './lock-entries.ts'

const lock: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const left: string[] = []
for (const { path, name, version } of findUnhashed(lock.packages)) {
  const integrity = askRegistry(`${name}@${version}`)
  if (integrity) lock.packages[path] = { version, integrity, ...lock.packages[path] }
  else left.push(`${name}@${version}`)
}
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
if (left.length > 0) {
  console.error(`The registry at hand does not have:\n${left.join('\n')}`)
  process.exitCode = 1
}

function askRegistry(spec: string): string | undefined {
  try {
    const answer = execFileSync('npm', ['view', spec, 'dist.integrity'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    }).trim()
    return answer.startsWith('sha512-') ? answer : undefined
  } catch {
    return undefined
  }
}
