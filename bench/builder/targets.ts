import type { Figures, Row } from './rows.ts'

export type Verdict = 'met' | 'not met' | 'not measured'

type Target = { row: Row; wanted: string; limit: number | undefined }

/** Our figures against what is wanted of them; `floor` and `peers` are of the same run. */
export function judge(ours: Figures, floor: Figures, peers: readonly Figures[]) {
  return targets(ours, floor, peers).map(({ row, wanted, limit }) => ({
    wanted,
    limit,
    figure: ours[row],
    verdict: verdictOf(ours[row], limit),
  }))
}

function targets(ours: Figures, floor: Figures, peers: readonly Figures[]): Target[] {
  const drags = peers.flatMap(({ drag }) => drag ?? [])
  const bestDrag = drags.length > 0 ? Math.min(...drags) : undefined
  return [
    { row: 'script', wanted: 'JS of the builder page, gzip kB', limit: 225 },
    { row: 'signInScript', wanted: 'JS of the sign-in page, gzip kB', limit: 115 },
    { row: 'insert200', wanted: 'insert #200: twice the floor', limit: times(2, floor.insert200) },
    { row: 'insert200', wanted: 'insert #200: flat, 1.5 times #10', limit: times(1.5, ours.insert10) },
    { row: 'move', wanted: 'move: 1.5 times the floor', limit: times(1.5, floor.move) },
    { row: 'undo', wanted: 'undo: 1.5 times the floor', limit: times(1.5, floor.undo) },
    { row: 'longTasks', wanted: 'drag: long tasks', limit: 0 },
    { row: 'drag', wanted: 'drag: half of the best peer', limit: times(0.5, bestDrag) },
    { row: 'heap', wanted: 'JS heap with 200, MB', limit: 10 },
  ]
}

function times(factor: number, figure: number | undefined): number | undefined {
  return figure === undefined ? undefined : factor * figure
}

function verdictOf(figure: number | undefined, limit: number | undefined): Verdict {
  if (figure === undefined || limit === undefined) return 'not measured'
  return figure <= limit ? 'met' : 'not met'
}
