import { readFile, writeFile } from 'node:fs/promises'
import type { Result } from '#base/result.ts'
import {
  readMemoryFile,
  readTermFile,
  writeMemoryFile,
  writeTermFile,
} from '#pairs/exchange/exchange-files.ts'
import { decodeExchange, type ExchangeRefusal } from '#pairs/exchange/open-exchange.ts'
import type { SkippedPairs } from '#pairs/exchange/read-pairs.ts'
import { texts as cli } from '#texts/cli.ts'
import { exchangeRefusals, texts } from '#texts/exchange.ts'
import type { Command } from './command.ts'
import type { Terminal } from './terminal.ts'

type Wanted = Pick<Extract<Command, { name: 'memory' | 'terms' }>, 'files' | 'outputFile'>

/** Reads memories of other tools, says what is in them, and puts them into one; where none can be read, nothing is written. True: all could be read. */
export async function runMemory({ files, outputFile }: Wanted, terminal: Terminal): Promise<boolean> {
  const read = await readAll(files, terminal, readMemoryFile, {
    read: readTermFile,
    told: texts.isTerms,
  })
  for (const [file, { pairs, skipped }] of read) {
    const left = Object.entries(skipped) as [keyof SkippedPairs, number][]
    terminal.say([
      texts.pairs(file, pairs.length),
      ...left.flatMap(([reason, count]) => (count > 0 ? [texts.skipped[reason](count)] : [])),
    ])
  }
  const all = [...read.values()].flatMap(({ pairs }) => pairs)
  if (outputFile !== undefined && read.size > 0)
    await write(outputFile, writeMemoryFile(outputFile, all), terminal)
  return read.size === files.length
}

/** The same with lists of terms. */
export async function runTerms({ files, outputFile }: Wanted, terminal: Terminal): Promise<boolean> {
  const read = await readAll(files, terminal, readTermFile, {
    read: readMemoryFile,
    told: texts.isMemory,
  })
  for (const [file, { terms, skipped }] of read) {
    terminal.say([texts.terms(file, terms.length), ...(skipped > 0 ? [texts.skippedTerms(skipped)] : [])])
  }
  const all = [...read.values()].flatMap(({ terms }) => terms)
  if (outputFile !== undefined && read.size > 0)
    await write(outputFile, writeTermFile(outputFile, all), terminal)
  return read.size === files.length
}

type Read<Value> = (text: string, file: string) => Result<Value, ExchangeRefusal>

/** What each file holds, of those that can be read; `other`: what another command takes. */
async function readAll<Value>(
  files: readonly string[],
  { complain }: Terminal,
  read: Read<Value>,
  other: { read: Read<unknown>; told: string },
): Promise<Map<string, Value>> {
  const all = new Map<string, Value>()
  for (const file of files) {
    const text = decodeExchange(await readFile(file))
    const outcome = text.ok ? read(text.value, file) : text
    if (outcome.ok) {
      all.set(file, outcome.value)
      continue
    }
    const isOther = text.ok && outcome.refusal === 'other-format' && other.read(text.value, file).ok
    complain([`${file}: ${isOther ? other.told : exchangeRefusals[outcome.refusal]}`])
  }
  return all
}

async function write(file: string, content: string, { complain }: Terminal): Promise<void> {
  await writeFile(file, content)
  complain([cli.fileWritten(file)])
}
