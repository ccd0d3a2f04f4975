import { median, printTable } from '../bench/measure.ts'

/** A row of what was sent and answered, and whether it did harm: then it is not what was expected. */
export type Trial = { cells: readonly string[]; milliseconds: number; harm?: string | undefined }

const slow = 1000

/** Prints the trials; the names of those that did harm. */
export function printTrials(what: string, head: readonly string[], trials: readonly Trial[]): string[] {
  printTable([
    [...head, 'ms'],
    ...trials.map(({ cells, milliseconds }) => [...cells, milliseconds.toFixed(0)]),
  ])
  const times = trials.map(({ milliseconds }) => milliseconds)
  console.log(
    `\n${trials.length} ${what}; median ${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms, ${times.filter((time) => time > slow).length} over ${slow} ms\n`,
  )
  return trials.flatMap(({ harm }) => harm ?? [])
}
