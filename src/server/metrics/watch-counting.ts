import { Gauge, type Registry } from 'prom-client'
import type { Counting } from '../counts/counting.ts'

/** Says whether the shared counts answer, where there are any. */
export function watchCounting(registry: Registry, { status }: Pick<Counting, 'status'>) {
  if (status() === 'own') return
  new Gauge({
    name: 'shared_counts_away',
    help: '1 while what replicas count together (REDIS_URL) does not answer',
    registers: [registry],
    collect() {
      this.set(status() === 'away' ? 1 : 0)
    },
  })
}
