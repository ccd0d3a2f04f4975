/**
 * How many faults the checks between two languages find that are planted by chance in the catalogue's samples, and how many
 * they see where none is. Limits: at least 95 % found of 300 and more, at most 1 % of the values with an alarm.
 * `npm run quality:pairs -- [--seed 1] [--show]`; the checks never saw the seed that is usual.
 * Of pairs that somebody else judged: `-- --pairs file.tsv [--terms file.csv] [--lines odd|even] [--show]`.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Field } from '#catalogue/manifest.ts'
import { findPairFaults } from '#pairs/find-pair-faults.ts'
import type { PairFault } from '#pairs/pair-fault.ts'
import { indexTerms } from '#pairs/terms/term-index.ts'
import { createChance } from '../scripts/fuzz/chance.ts'
import { printTable } from './measure.ts'
import { shuffled } from './pairs/change.ts'
import { judgeFile } from './pairs/judge-file.ts'
import { names } from './pairs/names.ts'
import { type PlantedKind, plant, plantedKinds, type Texts } from './pairs/plant.ts'
import { readSampleValues, type SampleValue } from './pairs/sample-values.ts'

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '2026' },
    show: { type: 'boolean', default: false },
    pairs: { type: 'string' },
    terms: { type: 'string' },
    lines: { type: 'string' },
  },
})
if (options.pairs !== undefined) {
  const { pairs, terms, lines, show } = options
  if (lines !== undefined && lines !== 'odd' && lines !== 'even') throw new Error('--lines is odd or even')
  judgeFile({ pairs, show, ...(terms !== undefined && { terms }), ...(lines !== undefined && { lines }) })
  process.exit()
}

const most = 30
const limits = { found: 0.95, alarms: 0.01 }

/** What a planted fault is to be called. */
const kinds: Record<PlantedKind, RegExp> = {
  figure: /^figure-/,
  unit: /^(?:unit|figure)-/,
  basis: /^period-other$/,
  bound: /^bound-other$/,
  name: /^name-/,
  link: /^(?:link-|empty)/,
  entry: /^(?:list-length|empty)$/,
  script: /^other-script$/,
  isolate: /^direction$/,
  punctuation: /^(?:punctuation|no-question|quotation-marks)$/,
  digits: /^(?:digits|percent-sign)$/,
  noun: /^noun-form$/,
  markup: /^markup-missing$/,
}

const terms = indexTerms(
  names.map(([english, ...arabic]) => ({
    id: english,
    kind: 'name',
    wordings: [
      { locale: 'en-AE', text: english, status: 'preferred' },
      ...arabic.map((text, index) => ({
        locale: 'ar-AE' as const,
        text,
        status: index === 0 ? ('preferred' as const) : ('admitted' as const),
      })),
    ],
  })),
  'ENBD',
)
const samples = readSampleValues()
const alarms = samples.filter((sample) => judge(sample, sample.value).length > 0)
const rows = plantedKinds.map((kind) => measure(kind, samples))
const others = readOtherPairs()
const otherAlarms = others.filter((other) => judge(other, other.value).length > 0)
const otherRows = plantedKinds.map((kind) => measure(kind, others))
const planted = sum(rows.map((row) => row.planted))
const found = sum(rows.map((row) => row.found))

printTable([
  ['planted', 'faults', 'found', 'by another name', 'missed', 'share'],
  ...rows.map((row) => [
    row.kind,
    `${row.planted}`,
    `${row.found}`,
    `${row.other}`,
    `${row.planted - row.found}`,
    percent(row.found / row.planted),
  ]),
  ['all', `${planted}`, `${found}`, '', `${planted - found}`, percent(found / planted)],
])
console.log(
  `\nvalues in both languages: ${samples.length}, of them with an alarm: ${alarms.length} (${percent(alarms.length / samples.length)})`,
)
const otherPlanted = sum(otherRows.map((row) => row.planted))
const otherFound = sum(otherRows.map((row) => row.found))
console.log(
  `pairs of ordinary copy: ${others.length}, of them with an alarm: ${otherAlarms.length}; of ${otherPlanted} faults planted in them found: ${otherFound} (${percent(otherFound / otherPlanted)})`,
)
const words = samples.filter(({ definition }) => definition.type !== 'url')
const start = process.cpuUsage().user
for (const sample of words) judge(sample, sample.value)
console.log(
  `processor time: ${((process.cpuUsage().user - start) / 1000 / words.length).toFixed(2)} ms a value`,
)
if (options.show) for (const { place, value } of [...alarms, ...otherAlarms]) console.log(place, value)
if (planted < 300 || found / planted < limits.found || alarms.length / samples.length > limits.alarms)
  process.exitCode = 1

function measure(kind: PlantedKind, samples: readonly SampleValue[]) {
  const chance = createChance(Number(options.seed), plantedKinds.indexOf(kind))
  const row = { kind, planted: 0, found: 0, other: 0 }
  for (const sample of shuffled(samples, chance)) {
    if (row.planted === most) break
    const isAddress = sample.definition.type === 'url'
    if (isAddress && kind !== 'link' && kind !== 'entry') continue
    const texts = {
      en: [sample.value['en-AE']].flat().join('\n'),
      ar: [sample.value['ar-AE']].flat().join('\n'),
    }
    const after = plant(texts, kind, chance)
    if (!after) continue
    row.planted += 1
    const faults = judge(sample, valueLike(sample, after))
    if (faults.some((fault) => kinds[kind].test(fault.kind))) row.found += 1
    else if (faults.length > 0) {
      row.found += 1
      row.other += 1
    }
    if (options.show && !faults.some((fault) => kinds[kind].test(fault.kind)))
      console.log(kind, `(${after.way})`, sample.place, after.en, '|', after.ar, faults)
  }
  return row
}

/** Lines of a bank's copy that no component holds, in both languages with a tab between them. */
function readOtherPairs(): SampleValue[] {
  return readFileSync(new URL('pairs/other-pairs.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index): SampleValue => {
      const [english = '', arabic = ''] = line.split('\t')
      const definition: Field = {
        name: 'line',
        type: 'text',
        required: false,
        placeholder: 'line',
        context: 'line',
      }
      return { place: `line ${index + 1}`, definition, value: { 'en-AE': english, 'ar-AE': arabic } }
    })
}

function judge({ definition, beside }: SampleValue, value: SampleValue['value']): PairFault[] {
  return findPairFaults({ type: definition.type, value, ...(beside && { beside }) }, { terms })
}

function valueLike({ value }: SampleValue, { en, ar }: Texts): SampleValue['value'] {
  return Array.isArray(value['en-AE'])
    ? { 'en-AE': en.split('\n'), 'ar-AE': ar.split('\n') }
    : { 'en-AE': en, 'ar-AE': ar }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
