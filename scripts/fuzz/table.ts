import { quantile } from '../../bench/measure.ts'
import type { Told } from './watch-target.ts'

/** What came of each target, as a table in Markdown. */
export function writeTable(targets: readonly { name: string; all: readonly Told[] }[]): string {
  const rows = targets.map(({ name, all }) => {
    const times = all.map(({ cpuMilliseconds }) => cpuMilliseconds)
    const failures = all.filter(({ faults }) => faults.length > 0).length
    const cells = [
      name,
      all.length,
      answersOf(all),
      failures,
      round(quantile(times, 0.5)),
      round(Math.max(...times)),
    ]
    return `| ${cells.join(' | ')} |`
  })
  const head = '| target | inputs | answers | failures | median CPU ms | slowest CPU ms |'
  return [head, '| --- | --- | --- | --- | --- | --- |', ...rows].join('\n')
}

/** The most frequent first. */
function answersOf(all: readonly Told[]): string {
  const counts = new Map<string, number>()
  for (const { answer } of all) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a)
  return sorted.map(([answer, count]) => `${answer} ${count}`).join(', ')
}

function round(milliseconds: number): string {
  return milliseconds < 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(0)
}
