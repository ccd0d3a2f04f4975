/**
 * What the live canvas costs in the browser beside Puck and Gutenberg's block editor. All show the same elements and
 * styles, drawn by our own renderer from the samples, and in all every text can be edited where it stands, by what the
 * editor has for that: inline text fields and inline rich text in Puck, `RichText` in Gutenberg. All are worked through
 * `window.__bench` (`canvas/contract.ts`), and clicked and typed into as by people.
 *
 * CPU is the time of the main thread, as in `builder.ts`. Clicks, keys and updates count until they are painted, and once
 * more until the page has been quiet for half a second. What comes to nothing (no caret, no move) has no figure.
 * Wanted of ours: see `canvas/targets.ts`.
 *
 * `--sections 30,200` says how many there are: of the largest page all is measured, of the others opening, caret and keys.
 * `--codes FAQ001` says of which components in turn, `--runs 3` how often, `--page-runs 1` in how many of these sections
 * are inserted, moved and dragged too, and `--only puck,ours` which editors. Some are left out otherwise: `puck-virtual` is
 * Puck with its experiment of drawing only what is near; `ours-front,ours-both` is a page of ours in two languages, with one and
 * with both of them in view. `--sections 0` leaves out all but inserts, moves and drags.
 */
import { parseArgs } from 'node:util'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { type Figures, medians, printFigures } from './browser/figures.ts'
import { type PageRow, pageRows } from './browser/page-rows.ts'
import { takeTurns } from './browser/turns.ts'
import { printVerdicts, type Target } from './browser/verdicts.ts'
import { libraryCodes } from './builder/library.ts'
import type { LivePageData } from './canvas/contract.ts'
import { inTwoLanguages, liveEditors } from './canvas/editors.ts'
import { fillBoth, fillDraft } from './canvas/fill-draft.ts'
import { measurePage } from './canvas/measure-page.ts'
import { measureSize } from './canvas/measure-size.ts'
import { type SizeRow, sizeRows } from './canvas/rows.ts'
import { bothTargets, pageTargets, sizeTargets } from './canvas/targets.ts'

const { values: options } = parseArgs({
  options: {
    sections: { type: 'string', default: '30,200' },
    codes: { type: 'string', default: libraryCodes.slice(1).join() },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: 'puck,gutenberg,ours' },
    'page-runs': { type: 'string', default: '1' },
  },
})
const sizes = options.sections.split(',').map(Number).filter(Boolean)
const codes = options.codes.split(',')
const names = options.only.split(',')
const pageRuns = Number(options['page-runs'])

type Round = { sizes: Map<number, Figures<SizeRow>>; page: Figures<PageRow> }

const catalogue = loadCatalogue('catalogue')
const contestants = await takeTurns({
  editors: liveEditors(catalogue).filter(({ name }) => names.includes(name)),
  runs: Number(options.runs),
  async measure(editor, { url }, run): Promise<Round | undefined> {
    const round: Round = { sizes: new Map(), page: {} }
    const isInTwo = Object.values<string>(inTwoLanguages).includes(editor.name)
    const fill = isInTwo ? fillBoth : fillDraft
    const dataOf = (count: number) => dataWith(fill, count)
    for (const size of sizes) {
      const what = size === Math.max(...sizes) ? 'all' : 'opening and caret'
      const figures = await measureSize(editor, url, dataOf(size), what)
      if (!figures) return
      round.sizes.set(size, figures)
    }
    if (run <= pageRuns) round.page = (await measurePage(editor, url, dataOf)) ?? {}
    return round
  },
})

for (const size of sizes) {
  tell(
    `A page of ${size} live sections, medians of ${options.runs} runs`,
    sizeRows,
    (peers) => sizeTargets(size, peers),
    ({ sizes }) => sizes.get(size),
  )
  tellOfBoth(size)
}
if (pageRuns > 0)
  tell(`Putting live sections in order, runs: ${pageRuns}`, pageRows, pageTargets, ({ page }) => page)

function tell<Row extends string>(
  title: string,
  rows: Record<Row, string>,
  targetsBeside: (peers: readonly Figures<Row>[]) => readonly Target<Row>[],
  pick: (round: Round) => Figures<Row> | undefined,
) {
  const measured = contestants.map(({ editor: { name }, rounds }) => ({
    name,
    figures: medians(rounds.flatMap((round) => pick(round) ?? [])),
  }))
  console.log(`\n${title}`)
  printFigures(rows, measured)
  const ours = measured.find(({ name }) => name === 'ours')
  if (!ours) return
  console.log('\nWanted of ours')
  const peers = measured.filter(({ name }) => !name.startsWith('ours')).map(({ figures }) => figures)
  printVerdicts(ours.figures, targetsBeside(peers))
}

/** Ours with both languages in view beside the same page with one. */
function tellOfBoth(size: number) {
  const figuresOf = (wanted: string) => {
    const { rounds } = contestants.find(({ editor: { name } }) => name === wanted) ?? {}
    return rounds && medians(rounds.flatMap(({ sizes }) => sizes.get(size) ?? []))
  }
  const [one, both] = [figuresOf(inTwoLanguages.one), figuresOf(inTwoLanguages.both)]
  if (!one || !both) return
  console.log('\nWanted of both languages in view')
  printVerdicts(both, bothTargets(one))
}

/** Sections of these components in turn. */
function dataWith(fill: typeof fillDraft, count: number): LivePageData {
  const inTurn = Array.from({ length: count }, (_, i) => codes[i % codes.length] ?? '')
  return { codes: inTurn, draft: fill(catalogue, inTurn) }
}
