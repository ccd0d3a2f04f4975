/**
 * How well pages are proposed out of documents that are none: `npm run quality:drafts -- FOLDER`. Beside NAME.docx may lie NAME.wanted.json
 * (`drafts/wanted.ts`); without it, what is counted is that nothing fails and that every character has one place. At least 92 % of the
 * words belong in a slot of the right kind, 65 % of the sections in the right kind of component, and at most 5 % of the words on
 * the page are not meant for it; none is lost, none stands twice, none is invented. Reading and proposing take at most three
 * times what reading does, and none a second. `--faults` says what went wrong.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { proposePages } from '#proposal/propose-page.ts'
import { readOpened } from '#word/read.ts'
import { openDocument } from '#word/walk/open-document.ts'
import { type Score, scorePage } from './drafts/score.ts'
import { wantedSchema } from './drafts/wanted.ts'

const [folder = '', ...options] = process.argv.slice(2)
const { manifest } = loadCatalogue('catalogue')
const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`
const nothing = { language: 'en' as const, sections: [], notes: [], data: [], unplaced: [] }

const rows: (Score & { name: string; milliseconds: number; isMarked: boolean; unplaced: number })[] = []
let [reading, proposing] = [0, 0]
for (const name of readdirSync(folder)
  .filter((each) => each.endsWith('.docx'))
  .toSorted()) {
  const bytes = new Uint8Array(readFileSync(join(folder, name)))
  const began = performance.now()
  const opened = openDocument(bytes)
  if (!opened.ok) {
    console.log(`${name}: ${opened.refusal.problem}`)
    continue
  }
  readOpened(opened.value, manifest)
  const start = performance.now()
  reading += start - began
  const proposals = proposePages(opened.value, manifest)
  const milliseconds = performance.now() - start
  proposing += milliseconds
  const wantedFile = join(folder, name.replace(/\.docx$/, '.wanted.json'))
  const isMarked = existsSync(wantedFile)
  const pages = isMarked ? wantedSchema.parse(JSON.parse(readFileSync(wantedFile, 'utf8'))) : [nothing]
  for (const [index, page] of pages.entries()) {
    const own =
      proposals.find(({ locale }) => locale.startsWith(page.language)) ?? proposals[index] ?? proposals[0]
    if (!own) continue
    const unplaced = own.tray.reduce((sum, { from, to }) => sum + to - from, 0)
    rows.push({
      ...scorePage(own, page, manifest),
      name: `${name.replace('.docx', '')} ${page.language}`,
      milliseconds,
      isMarked,
      unplaced,
    })
  }
}

const line = (cells: readonly string[]) =>
  console.log(
    cells.map((cell, index) => (index === 0 ? cell.slice(0, 44).padEnd(45) : cell.padStart(10))).join(''),
  )
line(['document', 'right kind', 'wrong', 'nowhere', 'leaked', 'component', 'lost', 'twice', 'invented', 'ms'])
for (const row of rows) if (!options.includes('--total')) printRow(row, row.name, row.milliseconds)
const total = rows.reduce<Score | undefined>((sum, row) => (sum ? addScores(sum, row) : row), undefined)
if (total) printRow(total, `all ${rows.length}`, Math.max(...rows.map(({ milliseconds }) => milliseconds)))
if (total)
  for (const [kind, { wanted, right }] of Object.entries(total.byKind))
    console.log(`${kind.padEnd(12)}${right} of ${wanted}`)
console.log(
  `reading ${reading.toFixed(0)} ms, and proposing too: ${((reading + proposing) / reading).toFixed(1)} times as long`,
)
if (options.includes('--faults'))
  for (const { name, faults } of rows) for (const fault of faults) console.log(`${name}: ${fault}`)

function printRow(score: Score, name: string, milliseconds: number) {
  const {
    wanted,
    rightKind,
    wrongKind,
    missing,
    placed,
    leaked,
    sections,
    rightComponents,
    lost,
    twice,
    invented,
  } = score
  const shares = [percent(rightKind, wanted), percent(wrongKind, wanted), percent(missing, wanted)]
  const isMarked = sections > 0
  line([
    ...[name, ...shares, isMarked ? percent(leaked, placed) : '–', percent(rightComponents, sections)],
    ...[lost, twice, invented].map(String),
    milliseconds.toFixed(0),
  ])
}

function addScores(one: Score, other: Score): Score {
  const sum = (pick: (score: Score) => number) => pick(one) + pick(other)
  const kinds = new Set([...Object.keys(one.byKind), ...Object.keys(other.byKind)])
  return {
    ...{
      wanted: sum((s) => s.wanted),
      rightKind: sum((s) => s.rightKind),
      wrongKind: sum((s) => s.wrongKind),
    },
    ...{ missing: sum((s) => s.missing), placed: sum((s) => s.placed), leaked: sum((s) => s.leaked) },
    ...{ sections: sum((s) => s.sections), rightComponents: sum((s) => s.rightComponents) },
    ...{ lost: sum((s) => s.lost), twice: sum((s) => s.twice), invented: sum((s) => s.invented), faults: [] },
    byKind: Object.fromEntries(
      [...kinds].map((kind) => [
        kind,
        {
          wanted: (one.byKind[kind]?.wanted ?? 0) + (other.byKind[kind]?.wanted ?? 0),
          right: (one.byKind[kind]?.right ?? 0) + (other.byKind[kind]?.right ?? 0),
        },
      ]),
    ),
  }
}
