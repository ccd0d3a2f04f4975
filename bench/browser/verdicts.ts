import { printTable } from '../measure.ts'
import { type Figures, show } from './figures.ts'

/** Without a limit there was nothing to hold it against. */
export type Target<Row extends string> = { row: Row; wanted: string; limit: number | undefined }

/** Our figures against what is wanted of them. */
export function printVerdicts<Row extends string>(ours: Figures<Row>, targets: readonly Target<Row>[]) {
  printTable([
    ['', 'at most', 'ours', ''],
    ...targets.map(({ row, wanted, limit }) => [
      wanted,
      show(limit),
      show(ours[row]),
      verdictOf(ours[row], limit),
    ]),
  ])
}

export function times(factor: number, figure: number | undefined): number | undefined {
  return figure === undefined ? undefined : factor * figure
}

/** Of those that have the row. */
export function least<Row extends string>(all: readonly Figures<Row>[], row: Row): number | undefined {
  const figures = all.flatMap((each) => each[row] ?? [])
  return figures.length > 0 ? Math.min(...figures) : undefined
}

function verdictOf(figure: number | undefined, limit: number | undefined): string {
  if (figure === undefined || limit === undefined) return 'not measured'
  return figure <= limit ? 'met' : 'not met'
}
