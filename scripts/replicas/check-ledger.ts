import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJson } from '#base/parse-json.ts'
import type { LedgerLine } from '../../src/server/calls/ledger.ts'
import type { Findings } from './findings.ts'
import { limits, type World } from './world.ts'

/** Both replicas write into one file: no line is broken, and it says of the model what the model says of itself. */
export function checkLedger({ data, model }: World, { check }: Findings) {
  const directory = join(data, 'ledger')
  const texts = readdirSync(directory).map((name) => readFileSync(join(directory, name), 'utf8'))
  const lines = texts.flatMap((text) => text.split('\n').filter(Boolean))
  const calls = lines.map((line) => parseJson(line) as LedgerLine | undefined)
  const written = calls.filter((call) => call?.outcome === 'written')
  check('lines of the ledger that are broken', calls.filter((call) => call === undefined).length, 0)
  check(
    'texts of the account that used up its day, in the ledger',
    written.filter((call) => call?.who === 'brand').length,
    limits.day,
  )
  // Those that the kill cut off: at most the three that were under way.
  const unknown = model.requests.length - written.length
  check('calls of the model without a line, one to three', unknown >= 1 && unknown <= 3, true)
}
