import type { Figures } from '../browser/figures.ts'
import type { PageRow } from '../browser/page-rows.ts'
import { least, type Target, times } from '../browser/verdicts.ts'
import type { SizeRow } from './rows.ts'

/** On a page of so many sections; `peers` are of the same run. */
export function sizeTargets(size: number, peers: readonly Figures<SizeRow>[]): readonly Target<SizeRow>[] {
  const peer = (row: SizeRow) => least(peers, row)
  const beside: Target<SizeRow>[] = [
    { row: 'start', wanted: 'started: half of the better peer', limit: times(0.5, peer('start')) },
    { row: 'open', wanted: 'opened: half of the better peer', limit: times(0.5, peer('open')) },
    { row: 'click', wanted: 'click to caret: half of the better peer', limit: times(0.5, peer('click')) },
    { row: 'key', wanted: 'key to paint: not above the better peer', limit: peer('key') },
  ]
  if (size < 200) {
    return size < 30
      ? beside
      : [
          { row: 'open', wanted: 'opened, CPU ms', limit: 150 },
          { row: 'key', wanted: 'key to paint, median', limit: 9 },
          ...beside,
        ]
  }
  return [
    { row: 'open', wanted: 'opened, CPU ms', limit: 400 },
    { row: 'click', wanted: 'click to caret, CPU ms', limit: 40 },
    { row: 'key', wanted: 'key to paint, median', limit: 12 },
    { row: 'keyP95', wanted: 'key to paint, p95', limit: 16 },
    { row: 'update', wanted: 'section updated, CPU ms', limit: 10 },
    { row: 'updateStyle', wanted: 'section updated: style, ms', limit: 1 },
    { row: 'idle', wanted: 'idle, CPU ms a second', limit: 5 },
    { row: 'idleAtCaret', wanted: 'idle at the caret, CPU ms a second', limit: 5 },
    { row: 'heap', wanted: 'JS heap, MB', limit: 20 },
    ...beside,
  ]
}

/** With both languages of the page in view, beside the same page in one. */
export function bothTargets(one: Figures<SizeRow>): readonly Target<SizeRow>[] {
  return [
    { row: 'start', wanted: 'started: at most twice one language', limit: times(2, one.start) },
    { row: 'open', wanted: 'opened: at most twice one language', limit: times(2, one.open) },
    { row: 'key', wanted: 'key to paint: as with one, a tenth for chance', limit: times(1.1, one.key) },
  ]
}

export function pageTargets(peers: readonly Figures<PageRow>[]): readonly Target<PageRow>[] {
  return [
    { row: 'longTasks', wanted: 'drag over 100: long tasks', limit: 0 },
    { row: 'insert200', wanted: 'insert #200: below the better peer', limit: least(peers, 'insert200') },
    { row: 'move', wanted: 'move: below the better peer', limit: least(peers, 'move') },
    { row: 'undo', wanted: 'undo: below the better peer', limit: least(peers, 'undo') },
  ]
}
