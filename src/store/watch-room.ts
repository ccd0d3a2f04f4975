import { Gauge, type Registry } from 'prom-client'
import type { Store } from './store.ts'

/** How much of its room the team has used: before it is full somebody should hear of it. */
export function watchRoom(registry: Registry, { database, mostBytes }: Store): void {
  new Gauge({
    name: 'team_storage_bytes',
    help: 'What pages, versions and records of the team take, and the room that they have',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.set({ state: 'room' }, mostBytes)
      const rows = await database.read('SELECT bytes FROM team').catch(() => [])
      // A database that is away says nothing, and neither does the gauge.
      for (const { bytes } of rows) this.set({ state: 'taken' }, Number(bytes))
    },
  })
}
