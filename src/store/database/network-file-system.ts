import { statfsSync } from 'node:fs'

/** By the number that Linux has for them (statfs(2)). */
const networkFileSystems: Record<number, string> = {
  26985: 'NFS',
  20859: 'SMB',
  4266872130: 'SMB',
  4283649346: 'CIFS',
  1397113167: 'AFS',
  12805120: 'Ceph',
  1196443219: 'GPFS',
  198183888: 'Lustre',
}

/** The name of the network file system that a folder lies on. The log of SQLite is memory that one machine shares. */
export function findNetworkFileSystem(directory: string): string | undefined {
  return process.platform === 'linux' ? nameFileSystem(statfsSync(directory).type) : undefined
}

/** Of those that reach over a network. */
export function nameFileSystem(type: number): string | undefined {
  return networkFileSystems[type >>> 0]
}
