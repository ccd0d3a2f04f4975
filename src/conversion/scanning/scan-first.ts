import { refuse } from '#base/result.ts'
import { maxQueued, type Parsing } from '../parsing.ts'
import type { Scan } from './scan.ts'
import { createTurns } from './turns.ts'

/**
 * No document is opened before the scanner has let it through. As many are scanned at a time as are read at a time, and
 * as many may wait for either.
 */
export function scanFirst(parsing: Parsing, scan: Scan): Parsing {
  const turns = createTurns(parsing.size)

  function findRefusal() {
    return parsing.findRefusal() ?? (turns.waiting() >= maxQueued ? 'busy' : undefined)
  }

  return {
    ...parsing,
    findRefusal,
    async parse(pieces, filename, options = {}) {
      const { signal, queueing = 'capped' } = options
      const refusal = findRefusal()
      if (refusal && queueing === 'capped') return refuse(refusal)
      const leave = await turns.take(signal)
      if (!leave) return refuse('cancelled')
      const scanned = await scan(pieces, signal).finally(leave)
      return scanned.ok ? await parsing.parse(pieces, filename, options) : scanned
    },
  }
}
