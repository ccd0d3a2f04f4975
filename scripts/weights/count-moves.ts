import { isCopy, kindNames, purposes } from '#proposal/lines/purposes.ts'
import type { Moves } from '#proposal/lines/settle-lines.ts'
import type { Marked } from './marked-lines.ts'

/** As often as once everything is taken to have been seen, though it never was. */
const unseen = 0.3

/** How often in pages one purpose follows another within a section, begins one, and one kind of section follows another. */
export function countMoves(pages: readonly (readonly Marked[])[]): Moves {
  const table = (rows: number, columns: number) =>
    Array.from({ length: rows }, () => Array<number>(columns).fill(unseen))
  const within = kindNames.map(() => table(purposes.length, purposes.length + 1))
  const first = table(kindNames.length, purposes.length)
  const next = table(kindNames.length + 1, kindNames.length)
  const add = (row: number[] | undefined, at: number) => {
    if (row) row[at] = (row[at] ?? 0) + 1
  }
  for (const page of pages) {
    let [lastKind, lastPurpose] = [kindNames.length, -1]
    for (const { purpose, kind: name, begins } of page) {
      if (!isCopy(purpose) || !name) continue
      const [kind, at] = [kindNames.indexOf(name), purposes.indexOf(purpose)]
      if (begins) add(first[kind], at)
      if (begins) add(within[lastKind]?.[lastPurpose], purposes.length)
      else if (kind === lastKind) add(within[kind]?.[lastPurpose], at)
      if (begins) add(next[lastKind], kind)
      ;[lastKind, lastPurpose] = [kind, at]
    }
    add(within[lastKind]?.[lastPurpose], purposes.length)
  }
  return {
    within: within.map((rows) => rows.map(logShares)),
    first: first.map(logShares),
    next: next.map(logShares),
  }
}

function logShares(row: readonly number[]): number[] {
  const sum = row.reduce((all, each) => all + each, 0)
  return row.map((each) => Math.round(Math.log(each / sum) * 100) / 100)
}
