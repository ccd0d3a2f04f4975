import type { Bench } from '../contract.ts'

export function expose(bench: Bench) {
  Object.assign(window, { __bench: bench })
}
