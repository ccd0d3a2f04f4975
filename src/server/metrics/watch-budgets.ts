import { Gauge, type Registry } from 'prom-client'
import { type MemoryBudgets, statusesOf } from '../guard/memory-budgets.ts'

/** Says how much of the memory for requests is taken: none of it, when nobody calls. */
export function watchBudgets(registry: Registry, budgets: MemoryBudgets) {
  new Gauge({
    name: 'memory_budget_bytes',
    help: 'Memory set aside for requests, by what it is for and whether it is taken',
    labelNames: ['budget', 'state'],
    registers: [registry],
    collect() {
      for (const [budget, { freeBytes, totalBytes }] of statusesOf(budgets)) {
        this.set({ budget, state: 'free' }, freeBytes)
        this.set({ budget, state: 'taken' }, totalBytes - freeBytes)
      }
    },
  })
}
