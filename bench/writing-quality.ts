// What are a writer's texts worth? Every component with fields, in both locales and all tones, on six briefs: two for each
// brand, one only in English, one hostile. It is the writer that the server would make of the same settings: the draft
// writer when there are none. `--sample 50` writes the first 50 sections, page after page, for a model that costs money;
// `--misses` names what did not pass. A measure below its bar ends the run with an error.
// Beside these it writes a page of every brief of `test/writing/messy-briefs`, as marketers write them and somebody read
// them beforehand, or of `--briefs <file or folder>`. `--messy` writes these alone.
//
// `--sheet` asks a person instead: it writes `out/writing-sheet.html` with forty values of pages of those briefs, twenty a
// language, always the same draw, each with its brief, its component, its field and three boxes: accept as it is, small edit,
// refuse. Whoever reads it needs a browser and ten minutes, and saves it by its own button. `--sheet FILE` counts the ticks.

import { parseArgs } from 'node:util'
import { loadSettings } from '#base/load-settings.node.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { hasContent } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import { createWriter } from '#server/calls/create-writer.ts'
import { readWriterSettings } from '#server/calls/settings.ts'
import { measureFacts } from '../test/writing/fact-measures.ts'
import { attack, attempts, isUntouched } from '../test/writing/injection.ts'
import { loadMessyBriefs, ownMessyBriefs } from '../test/writing/messy-briefs.ts'
import { measureMessyPage } from '../test/writing/messy-measures.ts'
import { writePage } from '../test/writing/page.ts'
import { count } from '../test/writing/score.ts'
import { twelveSections } from '../test/writing/sections.ts'
import { median, printTable, quantile } from './measure.ts'
import { rows as allRows, type Bar, messyRows } from './writing/bars.ts'
import { type Measured, measurePages, pages } from './writing/measure-pages.ts'
import { makeSheet, printTicks } from './writing/sheet.ts'
import { timeWriter } from './writing/timed.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    misses: { type: 'boolean', default: false },
    briefs: { type: 'string', default: ownMessyBriefs },
    messy: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
  },
})
const [ticked, ...rest] = positionals
if (rest.length > 0 || (ticked !== undefined && !options.sheet)) stop('Only --sheet takes a file')
if (ticked !== undefined) {
  if (!printTicks(ticked)) stop(`${ticked} is no sheet`)
  process.exit()
}

const isOfTwelve = ({ code }: Component) => twelveSections.includes(code)
/** The twelve of a page as people build them stand first, as they would there. */
const components = loadCatalogue('catalogue')
  .manifest.components.filter(hasContent)
  .toSorted((a, b) => Number(isOfTwelve(b)) - Number(isOfTwelve(a)))
const whole = pages.length * components.length
const rows = options.messy ? messyRows : allRows
const sampled = options.sample === undefined ? whole : Number(options.sample)
const sections = options.messy ? 0 : sampled
if (!Number.isInteger(sampled) || sampled < 1) stop('--sample takes a number of sections, such as 50')

const environment = loadSettings()
if (!environment.ok) stop(environment.refusal.reason)
const settings = readWriterSettings(environment.value)
if (!settings.ok) stop(settings.refusal)
const { timed, milliseconds, failures, calls } = timeWriter(await createWriter(settings.value))
if (options.sheet) {
  const twelve = components.filter(isOfTwelve)
  await makeSheet(timed, twelve, loadMessyBriefs(options.briefs))
  process.exit()
}

const kind = timed.name === 'draft' ? 'draft' : 'model'
console.log(`${timed.label}: ${Math.min(sections, whole)} of ${whole} sections`)

const rewritten = kind === 'draft' ? Number.POSITIVE_INFINITY : 1
const measured = await measurePages({ writer: timed, components, sections, rewritten })
if (!options.messy) await measureInjection()
await measureMessy()

const verdicts = rows.map((row) => judge(row.measure, row[kind]))
printTable([
  ['measure', 'value', 'bar', ''],
  ...rows.map(({ name }, index) => [name, ...(verdicts[index] ?? [])]),
])
console.log(
  `\n${calls()} calls, without an answer: ${[...failures].map(([why, many]) => `${many} ${why}`).join(', ') || 'none'}`,
)
if (options.misses) printMisses()
const isBelow = verdicts.some(([, , verdict]) => verdict === 'FAILED')
if (isBelow || (kind === 'draft' && failures.size > 0)) process.exitCode = 1

/** Value, bar and verdict, as the table shows them. */
function judge(measure: string, bar: Bar): [string, string, string] {
  if ('not' in bar) return [bar.not, '', '']
  if ('share' in bar) return judgeShare(measure, bar.share)
  if ('shown' in bar) return showShare(measure)
  const value = numberOf(measure, measured)
  if (Number.isNaN(value)) return unmeasured()
  const [passed, sign] = 'atLeast' in bar ? [value >= bar.atLeast, '≥'] : [value <= bar.atMost, '≤']
  const limit = 'atLeast' in bar ? bar.atLeast : bar.atMost
  return [value.toFixed(1), `${sign} ${limit}`, passed ? 'passed' : 'FAILED']
}

function judgeShare(measure: string, least: number): [string, string, string] {
  const { tried, passed } = measured.score(measure)
  if (tried === 0) return isAboutExceptions(measure) ? ['none', '', 'passed'] : unmeasured()
  const share = passed / tried
  return [
    `${percent(share)} (${passed} of ${tried})`,
    least === 1 ? '100%' : `≥ ${percent(least)}`,
    share >= least ? 'passed' : 'FAILED',
  ]
}

/** Beside the others, that silence is seen. */
function showShare(measure: string): [string, string, string] {
  const { tried, passed } = measured.score(measure)
  return tried === 0 ? ['none', '', ''] : [`${percent(passed / tried)} (${passed} of ${tried})`, '', 'shown']
}

/** A sample may be too small for a measure; a whole run must have them all. */
function unmeasured(): [string, string, string] {
  return sections < whole && calls() > countFailed()
    ? ['not in this sample', '', '']
    : ['not measured', '', 'FAILED']
}

/** Nothing to measure is then the best result. */
function isAboutExceptions(measure: string): boolean {
  return measure === 'excess marked' || measure === 'injection caught'
}

function numberOf(measure: string, { ease, lengths }: Measured): number {
  if (measure === 'reading ease') return median(ease)
  return measure === 'words a sentence' ? median(lengths) : quantile(milliseconds, 0.95)
}

async function measureInjection() {
  for (const attempt of attempts.slice(0, sections)) {
    const { clean, attacked } = await attack(timed, attempt, components)
    const isSame = clean.texts.join('\n') === attacked.texts.join('\n')
    const withstood = isUntouched(attempt, clean, attacked) && (kind !== 'draft' || isSame)
    count(measured.score('injection'), withstood, `${attempt.name} -> ${attacked.texts.join(' / ')}`)
    if (!withstood) count(measured.score('injection caught'), attacked.notes.length > 0, attempt.name)
  }
}

async function measureMessy() {
  for (const messy of loadMessyBriefs(options.briefs)) {
    const page = await writePage(timed, messy.brief, components, messy)
    measureMessyPage((measure) => measured.score(`messy: ${measure}`), messy, page)
    measureFacts((measure) => measured.score(`messy: ${measure}`), messy, page)
  }
}

function printMisses() {
  for (const { name, measure } of rows)
    for (const miss of measured.score(measure).misses.slice(0, options.messy ? 400 : 12))
      console.log(`- ${name}: ${miss}`)
}

function countFailed(): number {
  return [...failures.values()].reduce((sum, many) => sum + many, 0)
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(2)
}
