import type { Bench } from '../../browser/contract.ts'

export function expose(bench: Bench) {
  Object.assign(window, { __bench: bench })
}
