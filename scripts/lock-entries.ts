/** What stands in package-lock.json of one package. */
export type LockEntry = {
  version: string
  integrity?: string
  name?: string
  optional?: boolean
  os?: string | string[]
  cpu?: string | string[]
  libc?: string | string[]
}

/** The packages whose contents nothing is held against when they are installed. */
export function findUnhashed(packages: Record<string, LockEntry>) {
  return Object.entries(packages)
    .filter(([path, { integrity }]) => path !== '' && !integrity?.startsWith('sha512-'))
    .map(([path, entry]) => ({ ...entry, path, name: entry.name ?? path.replace(/^.*node_modules\//, '') }))
}

/** Whether npm installs a package on the machines that the Dockerfile is for. */
export function isForServers({ os, cpu, libc }: LockEntry): boolean {
  const fits = (wanted: string | string[] | undefined, ...has: string[]) =>
    wanted === undefined || has.some((each) => wanted.includes(each))
  return fits(os, 'linux') && fits(cpu, 'x64', 'arm64') && fits(libc, 'glibc')
}
