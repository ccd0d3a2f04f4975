import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const programs = { nginx: 'nginx', 'redis-server': 'redis-server' }

/** Debian's nginx and Redis, installed where that is possible; else in words what to do. */
export function installServers(): string | undefined {
  const missing = () => Object.keys(programs).filter((program) => !isThere(program))
  if (missing().length === 0) return undefined
  const command = `apt-get install ${missing().join(' ')}`
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return `This needs ${missing().join(' and ')} on the path. Please install them, on Debian as root: ${command}`
  }

  console.log(`Installing (${command}) …`)
  apt('update')
  apt('install', '--yes', '--no-install-recommends', ...missing())
  return missing().length === 0 ? undefined : `This did not work: ${command}`
}

function isThere(program: string): boolean {
  return spawnSync(program, [program === 'nginx' ? '-v' : '--version'], { stdio: 'ignore' }).status === 0
}

/** RUNLEVEL keeps the packages from starting servers of their own. */
function apt(...options: string[]) {
  spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
}
