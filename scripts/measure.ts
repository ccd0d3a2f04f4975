/**
 * Measures, and writes what came out into `docs/measured.md`: `npm run measure -- word builder`. What is not named keeps its
 * section as it is. Options after `--` go to the measure: `npm run measure -- load -- --minutes 5`. Ends with 1 when one
 * of them missed what is wanted of it.
 */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import { describeMachine } from '../bench/load/machine.ts'
import { replaceSection } from './measured-page.ts'
import { type Measure, measures } from './measures.ts'

const page = 'docs/measured.md'

const given = process.argv.slice(2)
const end = given.indexOf('--')
const names = end < 0 ? given : given.slice(0, end)
const options = end < 0 ? [] : given.slice(end + 1)
const unknown = names.filter((name) => !measures.some((measure) => measure.name === name))
if (names.length === 0 || unknown.length > 0) {
  console.error(`Name what to measure, of ${measures.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

for (const measure of measures.filter(({ name }) => names.includes(name))) {
  const machine = describeMachine()
  const { printed, code } = await run(measure)
  const day = new Date().toISOString().slice(0, 10)
  const section = { ...measure, day, machine, options, printed, missed: code !== 0 }
  writeFileSync(page, replaceSection(readFileSync(page, 'utf8'), section, measures))
  if (code !== 0) process.exitCode = 1
}

async function run({ command }: Measure): Promise<{ printed: string; code: number | null }> {
  const child = spawn(process.execPath, [...command, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  child.stdout.on('data', (chunk) => process.stdout.write(chunk))
  const printed = await text(child.stdout)
  return { printed: stripVTControlCharacters(printed).trim(), code: await ended }
}
