import type { PairFault } from '../pair-fault.ts'
import { eachSide, type Side, type Sides } from '../paired-value.ts'

/**
 * Signs that nobody sees: those that came with a copied text and do nothing there but part words. Signs of direction that nobody sees: isolates are opened and closed within one line, with something in them;
 * embeddings and overrides (UAX #9, 2.1 and 2.2) have no place in a text that a page isolates itself.
 */
export function findDirectionFaults(sides: Sides): PairFault[] {
  return eachSide(sides).flatMap(([side]) => faultsIn(side))
}

function faultsIn({ words, locale }: Side): PairFault[] {
  const faults: PairFault[] = []
  let open: number[] = []
  const fault = (at: number) =>
    faults.push({
      kind: 'direction',
      side: locale,
      sign: words[at] ?? '',
      at: { [locale]: { from: at, to: at + 1 } },
    })
  for (const { 0: sign, index } of words.matchAll(signs)) {
    if (sign === '\n') {
      for (const at of open) fault(at)
      open = []
    } else if (/[\u2066-\u2068]/.test(sign)) open.push(index)
    else if (sign === '\u2069') {
      const start = open.pop()
      if (start === undefined || words.slice(start + 1, index).trim() === '') fault(index)
    } else if (/[\u00ad\u200b\u2060\ufeff\ufffd\u202a-\u202e]/.test(sign) || isInWord(words, index))
      fault(index)
  }
  for (const at of open) fault(at)
  return faults
}

const signs = /[\n\u00ad\u200b\u2060\ufeff\ufffd\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g

/** A mark between two letters turns nothing; it was left there. */
function isInWord(words: string, at: number): boolean {
  return /\p{L}/u.test(words[at - 1] ?? '') && /\p{L}/u.test(words[at + 1] ?? '')
}
