import { readFileSync } from 'node:fs'
import type { Field } from '#catalogue/manifest.ts'
import type { Brand } from '#layout/layout.ts'
import { findPairFaults } from '#pairs/find-pair-faults.ts'
import type { PairFault } from '#pairs/pair-fault.ts'
import type { BothTexts } from '#pairs/paired-value.ts'
import { readTermsCsv } from '#pairs/terms/csv.ts'
import type { Term } from '#pairs/terms/term.ts'
import { indexTerms } from '#pairs/terms/term-index.ts'
import { printTable } from '../measure.ts'

/** A pair of somebody else, who says whether something is wrong with it, and what. */
type JudgedPair = {
  line: number
  isFault: boolean
  kind: string
  why: string
  brand: Brand
  type: Field['type']
  texts: BothTexts
}

type JudgedFile = { pairs: string; terms?: string; lines?: 'odd' | 'even'; show: boolean }

/**
 * Pairs with a tab between their columns: fault or right; plain, rich, list, link or name; English; Arabic; brand; kind of
 * fault; why. Entries of a list have a bar between them. Terms are a table as people upload it.
 */
export function judgeFile({ pairs: path, terms: termsPath, lines, show }: JudgedFile): void {
  const terms = termsPath === undefined ? [] : readTerms(termsPath)
  const knowledge = { ENBD: { terms: indexTerms(terms, 'ENBD') }, EI: { terms: indexTerms(terms, 'EI') } }
  const judged = readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) => readLine(line, index + 1))
    .filter(({ line }) => lines === undefined || (line % 2 === 1) === (lines === 'odd'))
    .map((pair) => ({ pair, faults: findPairFaults(sidesOf(pair), knowledge[pair.brand]) }))
  const wrong = judged.filter(({ pair }) => pair.isFault)
  const right = judged.filter(({ pair }) => !pair.isFault)
  const found = wrong.filter(({ faults }) => faults.length > 0)
  const alarms = right.filter(({ faults }) => faults.length > 0)
  printTable([
    ['kind', 'faults', 'found'],
    ...[...Map.groupBy(wrong, ({ pair }) => pair.kind)].map(([kind, each]) => [
      kind,
      `${each.length}`,
      `${each.filter(({ faults }) => faults.length > 0).length}`,
    ]),
    ['all', `${wrong.length}`, `${found.length}`],
  ])
  console.log(`right pairs: ${right.length}, of them with an alarm: ${alarms.length}`)
  if (!show) return
  for (const { pair } of wrong.filter((each) => !found.includes(each))) print('missed', pair)
  for (const { pair, faults } of alarms) print('alarm', pair, faults)
}

function readLine(text: string, line: number): JudgedPair[] {
  if (text.trim() === '') return []
  const [verdict, shape = '', english = '', arabic = '', brand, kind = '', why = ''] = text.split('\t')
  const type = types[shape]
  if ((verdict !== 'fault' && verdict !== 'right') || !type || (brand !== 'ENBD' && brand !== 'EI'))
    throw new Error(`line ${line} cannot be read: ${text}`)
  const texts = { 'en-AE': english, 'ar-AE': arabic }
  return [{ line, isFault: verdict === 'fault', kind, why, brand, type, texts }]
}

const types: Record<string, Field['type']> = {
  plain: 'text',
  name: 'text',
  rich: 'richtext',
  list: 'array',
  link: 'url',
}

function sidesOf({ type, texts }: JudgedPair) {
  const entries = (text: string) => text.split('|').map((entry) => entry.trim())
  const value =
    type === 'array' ? { 'en-AE': entries(texts['en-AE']), 'ar-AE': entries(texts['ar-AE']) } : texts
  return { type, value }
}

function readTerms(path: string): Term[] {
  const read = readTermsCsv(readFileSync(path, 'utf8'))
  if (!read.ok) throw new Error(`${path}: ${JSON.stringify(read)}`)
  return read.value.terms
}

function print(what: string, { line, kind, why, texts }: JudgedPair, faults: readonly PairFault[] = []) {
  console.log(`\n${what} ${line} ${kind}: ${why}\n  ${texts['en-AE']}\n  ${texts['ar-AE']}`)
  for (const fault of faults) console.log(`  ${JSON.stringify(fault)}`)
}
