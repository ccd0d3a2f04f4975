import { refuse } from '#base/result.ts'
import { maxQueued, type ParseFailure, type Parsing } from '../parsing.ts'
import type { Pieces } from '../processes/pieces.ts'
import type { RunOptions } from '../processes/pool.ts'
import type { Scan } from './scan.ts'
import { createTurns } from './turns.ts'

type Refused = { ok: false; refusal: ParseFailure }

/**
 * No document is opened before the scanner has let it through. As many are scanned at a time as are read at a time, and
 * as many may wait for either.
 */
export function scanFirst(parsing: Parsing, scan: Scan): Parsing {
  const turns = createTurns(parsing.size)

  function findRefusal() {
    return parsing.findRefusal() ?? (turns.waiting() >= maxQueued ? 'busy' : undefined)
  }

  /** Why the document is not opened, if it is not. */
  async function findFault(
    pieces: Pieces,
    { signal, queueing = 'capped' }: RunOptions,
  ): Promise<Refused | undefined> {
    const refusal = findRefusal()
    if (refusal && queueing === 'capped') return refuse(refusal)
    const leave = await turns.take(signal)
    if (!leave) return refuse('cancelled')
    const scanned = await scan(pieces, signal).finally(leave)
    return scanned.ok ? undefined : scanned
  }

  return {
    ...parsing,
    findRefusal,
    parse: async (pieces, filename, options = {}) =>
      (await findFault(pieces, options)) ?? (await parsing.parse(pieces, filename, options)),
    comment: async (pieces, filename, options = {}) =>
      (await findFault(pieces, options)) ?? (await parsing.comment(pieces, filename, options)),
    draft: async (pieces, filename, options = {}) =>
      (await findFault(pieces, options)) ?? (await parsing.draft(pieces, filename, options)),
  }
}
