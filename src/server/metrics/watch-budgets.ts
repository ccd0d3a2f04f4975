import { Gauge, type Registry } from 'prom-client'
import { type MemoryBudgets, statusesOf } from '../guard/memory-budgets.ts'

/** Says how much of the memory for requests is taken: none of it, when nobody calls. */
export function watchBudgets(registry: Registry, budgets: MemoryBudgets) {
  new Gauge({
    name: 'room_bytes',
    help: 'Room in memory for requests, by what it is for and whether one holds it',
    labelNames: ['room', 'state'],
    registers: [registry],
    collect() {
      for (const [room, { freeBytes, totalBytes }] of statusesOf(budgets)) {
        this.set({ room, state: 'free' }, freeBytes)
        this.set({ room, state: 'taken' }, totalBytes - freeBytes)
      }
    },
  })
}
