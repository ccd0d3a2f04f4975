import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { apt, canInstall } from './apt.ts'

/** The programs that scripts start, and the package of Debian that has each. */
const packageOf = {
  nginx: 'nginx',
  pandoc: 'pandoc',
  pg_ctlcluster: 'postgresql',
  'redis-server': 'redis-server',
  soffice: 'libreoffice-writer-nogui',
} as const

/** Installs those that are missing where that is possible; else in words what to do. */
export function installPrograms(...programs: (keyof typeof packageOf)[]): string | undefined {
  const missing = () => programs.filter((program) => !isThere(program))
  if (missing().length === 0) return undefined
  const packages = missing().map((program) => packageOf[program])
  const command = `apt-get install ${packages.join(' ')}`
  if (!canInstall()) {
    return `This needs ${missing().join(' and ')} on the path. Please install them, on Debian as root: ${command}`
  }

  console.error(`Installing (${command}) …`)
  apt('update')
  apt('install', '--yes', '--no-install-recommends', ...packages)
  return missing().length === 0 ? undefined : `This did not work: ${command}`
}

function isThere(program: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.some((folder) => existsSync(join(folder, program)))
}
