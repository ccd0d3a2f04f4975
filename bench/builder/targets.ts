import type { Figures } from '../browser/figures.ts'
import { least, type Target, times } from '../browser/verdicts.ts'
import type { Row } from './rows.ts'

/** What is wanted of our figures; `floor` and `peers` are of the same run. */
export function targets(
  ours: Figures<Row>,
  floor: Figures<Row>,
  peers: readonly Figures<Row>[],
): readonly Target<Row>[] {
  return [
    { row: 'script', wanted: 'JS of the builder page, gzip kB', limit: 225 },
    { row: 'signInScript', wanted: 'JS of the sign-in page, gzip kB', limit: 115 },
    { row: 'insert200', wanted: 'insert #200: twice the floor', limit: times(2, floor.insert200) },
    { row: 'insert200', wanted: 'insert #200: flat, 1.5 times #10', limit: times(1.5, ours.insert10) },
    { row: 'move', wanted: 'move: 1.5 times the floor', limit: times(1.5, floor.move) },
    { row: 'undo', wanted: 'undo: 1.5 times the floor', limit: times(1.5, floor.undo) },
    { row: 'longTasks', wanted: 'drag: long tasks', limit: 0 },
    { row: 'drag', wanted: 'drag: half of the best peer', limit: times(0.5, least(peers, 'drag')) },
    { row: 'heap', wanted: 'JS heap with 200, MB', limit: 10 },
  ]
}
