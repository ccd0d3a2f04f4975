/**
 * What the builder costs in the browser beside other editors, each built for production: `floor`, the least that React
 * can do, Puck, and Gutenberg's block editor. All hold the same 25 sections and draw a placed one alike, as its
 * component's picture in a column of 960 px, and all are worked through `window.__bench` (`browser/contract.ts`): that
 * makes them comparable.
 *
 * CPU is the time that the renderer's main thread was on a processor (`ThreadTime` of CDP's Performance.getMetrics), not
 * the length of its tasks, which grows when something else runs on the machine. It is counted until the page has been
 * quiet for half a second, so that work which an editor puts off is its own too. Editors take turns, each time in a
 * fresh browser; the table holds medians. Wanted of ours: see `builder/targets.ts`.
 *
 * `--runs 5` says how often, `--only floor,puck` which editors. The peers' packages take half a gigabyte, in
 * `bench/builder` alone.
 */
import { parseArgs } from 'node:util'
import { type Figures, medians, printFigures } from './browser/figures.ts'
import { takeTurns } from './browser/turns.ts'
import { printVerdicts } from './browser/verdicts.ts'
import { editors } from './builder/editors.ts'
import { measureRound } from './builder/round.ts'
import { type Row, rows } from './builder/rows.ts'
import { targets } from './builder/targets.ts'

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const names = options.only?.split(',') ?? editors.map(({ name }) => name)
const runs = Number(options.runs)

const contestants = await takeTurns({
  editors: editors.filter(({ name }) => names.includes(name)),
  runs,
  async measure(editor, { url }) {
    const figures = await measureRound(editor, url)
    if (figures && editor.handle && figures.dropped === undefined) {
      console.log(`${editor.name}: this drag is void, the section did not move.`)
    }
    return figures && withoutVoidDrag(figures)
  },
})
const measured = contestants.map(({ editor: { name }, rounds }) => ({ name, figures: medians(rounds) }))

if (measured.length > 0) {
  console.log(`\nMedians of ${runs} runs`)
  printFigures(rows, measured)
}
const ours = figuresOf('ours')
if (ours) {
  const peers = measured.filter(({ name }) => name !== 'ours').map(({ figures }) => figures)
  console.log('\nWanted of ours')
  printVerdicts(ours, targets(ours, figuresOf('floor') ?? {}, peers))
}

function figuresOf(wanted: string): Figures<Row> | undefined {
  return measured.find(({ name }) => name === wanted)?.figures
}

/** The figures of a void drag count for nothing. */
function withoutVoidDrag(figures: Figures<Row>): Figures<Row> {
  if (figures.dropped !== undefined) return figures
  const { drag: _, longTasks: __, worstFrame: ___, ...rest } = figures
  return rest
}
