import { median, printTable } from '../measure.ts'

/** What was measured of one editor; a row that is missing was not measured, or its run was void. */
export type Figures<Row extends string> = { [row in Row]?: number }

export type Measured<Row extends string> = { name: string; figures: Figures<Row> }

/** Labels of rows, in the order of the table. */
export type Labels<Row extends string> = Record<Row, string>

/** Row by row, of the rounds that have the row. */
export function medians<Row extends string>(rounds: readonly Figures<Row>[]): Figures<Row> {
  const rows = new Set(rounds.flatMap((round) => Object.keys(round) as Row[]))
  return Object.fromEntries(
    Array.from(rows, (row) => [row, median(rounds.flatMap((round) => round[row] ?? []))]),
  ) as Figures<Row>
}

/** A row for each label, a column for each editor. */
export function printFigures<Row extends string>(labels: Labels<Row>, measured: readonly Measured<Row>[]) {
  const lines = (Object.keys(labels) as Row[]).map((row) => [
    labels[row],
    ...measured.map(({ figures }) => show(figures[row])),
  ])
  printTable([['', ...measured.map(({ name }) => name)], ...lines])
}

export function show(figure: number | undefined): string {
  if (figure === undefined) return '–'
  return figure.toFixed(figure < 100 && !Number.isInteger(figure) ? 1 : 0)
}
