/**
 * What the builder costs in the browser beside other editors, each built for production: `floor`, the least that React
 * can do, Puck, and Gutenberg's block editor. All hold the same 25 sections and draw a placed one alike, as its
 * component's picture in a column of 960 px, and all are worked through `window.__bench` (`builder/contract.ts`): that
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
import { type Editor, editors, type Served } from './builder/editors.ts'
import { measureRound } from './builder/round.ts'
import { type Figures, type Row, rows } from './builder/rows.ts'
import { judge } from './builder/targets.ts'
import { median, printTable } from './measure.ts'

type Contestant = { editor: Editor; served: Served; rounds: Figures[] }

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const names = options.only?.split(',') ?? editors.map(({ name }) => name)
const runs = Number(options.runs)

const contestants: Contestant[] = []
for (const editor of editors.filter(({ name }) => names.includes(name))) {
  contestants.push({ editor, served: await editor.start(), rounds: [] })
}
try {
  for (let run = 1; run <= runs; run++) {
    for (const contestant of contestants) await takeTurn(contestant, run)
  }
} finally {
  for (const { served } of contestants) served.stop()
}

const measured = contestants
  .filter(({ rounds }) => rounds.length > 0)
  .map(({ editor, rounds }) => ({ name: editor.name, figures: medians(rounds) }))
if (measured.length > 0) {
  printFigures()
  printVerdicts()
}

async function takeTurn({ editor, served, rounds }: Contestant, run: number) {
  if (run > rounds.length + 1) return
  console.error(`run ${run} of ${runs}: ${editor.name}`)
  const figures = await measureRound(editor, served.url)
  if (!figures) return console.log(`${editor.name} is left out: ${editor.path} has no window.__bench.`)
  if (editor.handle && figures.dropped === undefined) {
    console.log(`${editor.name}: this drag is void, the section did not move.`)
  }
  rounds.push(figures)
}

/** The figures of a void drag count for nothing. */
function medians(rounds: readonly Figures[]): Figures {
  const result: Figures = {}
  for (const row of Object.keys(rows) as Row[]) {
    const ofDrag = ['drag', 'longTasks', 'worstFrame'].includes(row)
    const values = rounds.flatMap((round) => (ofDrag && !round.dropped ? [] : (round[row] ?? [])))
    if (values.length > 0) result[row] = median(values)
  }
  return result
}

function printFigures() {
  const lines = Object.entries(rows).map(([row, label]) => [
    label,
    ...measured.map(({ figures }) => show(figures[row as Row])),
  ])
  console.log(`\nMedians of ${runs} runs`)
  printTable([['', ...measured.map(({ name }) => name)], ...lines])
}

function printVerdicts() {
  const figuresOf = (wanted: string) => measured.find(({ name }) => name === wanted)?.figures
  const ours = figuresOf('ours')
  if (!ours) return
  const peers = measured.filter(({ name }) => name !== 'ours').map(({ figures }) => figures)
  console.log('\nWanted of ours')
  printTable([
    ['', 'at most', 'ours', ''],
    ...judge(ours, figuresOf('floor') ?? {}, peers).map(({ wanted, limit, figure, verdict }) => [
      wanted,
      show(limit),
      show(figure),
      verdict,
    ]),
  ])
}

function show(figure: number | undefined): string {
  if (figure === undefined) return '–'
  return figure.toFixed(figure < 100 && !Number.isInteger(figure) ? 1 : 0)
}
