import { readFileSync } from 'node:fs'

/** A request as nginx answered it, with what became of it at each replica that was tried. */
export type Tried = {
  path: string
  status: number
  tries: { address: string; status: string; isConnected: boolean }[]
}

/** All requests so far, in the order in which they were answered. */
export function readTries(directory: string): Tried[] {
  const lines = readFileSync(`${directory}/nginx-access.log`, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const [path = '', status, ...columns] = line.split('|')
    const [addresses = [], statuses = [], connected = []] = columns.map((column) => column.split(', '))
    const tries = addresses.map((address, index) => ({
      address,
      status: statuses[index] ?? '',
      isConnected: connected[index] !== '-',
    }))
    return { path, status: Number(status), tries }
  })
}

/** One replica did not answer it, and the other was asked. */
export function isHandedOn({ tries }: Tried): boolean {
  return tries.length > 1
}

/** It had reached a replica that then died over it. */
export function isCutOff({ tries: [first] }: Tried): boolean {
  return first?.status === '502' && first.isConnected
}

export function isWriting({ path }: Tried): boolean {
  return path.startsWith('/api/ai/generate-')
}

export function isAnsweredBy(port: number): (tried: Tried) => boolean {
  return ({ tries }) => tries.at(-1)?.address.endsWith(`:${port}`) === true
}
