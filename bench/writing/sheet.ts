import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { locales } from '#base/locale.ts'
import type { Component } from '#catalogue/manifest.ts'
import type { Writer } from '#writing/writer.ts'
import type { MessyBrief } from '../../test/writing/messy-briefs.ts'
import { writePage } from '../../test/writing/page.ts'
import {
  drawBriefs,
  drawValues,
  type JudgedPage,
  readTicks,
  type Ticks,
  verdicts,
  writeSheet,
} from '../../test/writing/sheet.ts'
import { printTable } from '../measure.ts'

const folder = 'out'
const sheetFile = `${folder}/writing-sheet.html`

/** Writes pages of some of the briefs, and a sheet with values of each. */
export async function makeSheet(
  writer: Writer,
  components: readonly Component[],
  briefs: readonly MessyBrief[],
) {
  const pages: JudgedPage[] = []
  for (const messy of drawBriefs(briefs)) {
    const page = await writePage(writer, messy.brief, components, messy)
    pages.push({ messy, values: drawValues(page) })
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(sheetFile, writeSheet(pages, writer.label))
  const count = pages.reduce((sum, { values }) => sum + values.length, 0)
  console.log(`${count} values to be judged: ${sheetFile}`)
}

/** False: the file is no sheet. */
export function printTicks(file: string): boolean {
  const ticks = readTicks(readFileSync(file, 'utf8'))
  const all = locales.map((locale) => ticks[locale])
  const sum = (verdict: keyof Ticks) => all.reduce((total, each) => total + each[verdict], 0)
  const both = { accept: sum('accept'), edit: sum('edit'), refuse: sum('refuse'), open: sum('open') }
  if (Object.values(both).every((count) => count === 0)) return false
  printTable([
    ['', 'accept as it is', 'small edit', 'refuse', 'not ticked'],
    ...locales.map((locale) => [locale, ...cellsOf(ticks[locale])]),
    ['both', ...cellsOf(both)],
  ])
  return true
}

/** Shares are of those that are ticked. */
function cellsOf(ticks: Ticks): string[] {
  const whole = verdicts.reduce((sum, verdict) => sum + ticks[verdict], 0)
  const shareOf = (count: number) =>
    whole === 0 ? 'none' : `${((count / whole) * 100).toFixed(1)}% (${count} of ${whole})`
  return [...verdicts.map((verdict) => shareOf(ticks[verdict])), String(ticks.open)]
}
