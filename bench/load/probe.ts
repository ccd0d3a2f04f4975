import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** One small request: `status` is 0 when there was no answer. */
export type Probe = { name: string; status: number; milliseconds: number }

/** A process that asks the server for small things, and beside it a bare server for the machine's own share. */
export async function startProbes(origin: string) {
  const floor = fork(join(import.meta.dirname, 'floor.ts'))
  const [floorOrigin] = (await once(floor, 'message')) as [string]
  const prober = fork(join(import.meta.dirname, 'prober.ts'), [origin, floorOrigin])
  await once(prober, 'message')

  return {
    begin: () => prober.send('begin'),
    tell: () => tell(prober),
    stop() {
      prober.disconnect()
      floor.disconnect()
    },
  }
}

async function tell(prober: ChildProcess): Promise<Probe[]> {
  const told = once(prober, 'message')
  prober.send('tell')
  const [probes] = await told
  return probes as Probe[]
}
