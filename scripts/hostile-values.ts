/**
 * Puts hostile values into every field of every component and opens the pages in Chromium: the list, then 10,000 random
 * ones mixed from its pieces and from any characters. Those of the list it goes through on the live canvas too, as if to
 * edit them, which needs a built web part. Ends with 1 when anything ran, was asked for, or came to stand on the page
 * that is no text. `-- --seed 7 --count 500` repeats a run or shortens it.
 */
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { array, constantFrom, oneof, sample, string } from 'fast-check'
import { type Locale, locales } from '#base/locale.ts'
import { findLiveHarm } from '../e2e/hostile-live.ts'
import { startServer } from '../e2e/server-of-our-own.ts'
import { components, findHarm } from '../test/hostile-pages.ts'
import { type Aim, hostileAddresses, hostileTexts, targetsOf } from '../test/hostile-values.ts'
import { chromiumFlags } from './chromium.ts'
import { chromiumPath } from './install-chromium.ts'

const { values: options } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '10000' } },
})
const seed = Number(options.seed)
const targets = targetsOf(components)
const perComponent = Math.ceil(Number(options.count) / targets.length)

const piece = oneof(
  constantFrom(...hostileTexts, ...hostileAddresses),
  constantFrom(
    '<',
    '>',
    '"',
    "'",
    '`',
    '&',
    '=',
    '/',
    '\\',
    '\0',
    '{{',
    '}}',
    '{%',
    '<!--',
    '-->',
    'on',
    'x',
  ),
  string({ unit: 'binary', maxLength: 20 }),
)
/** With a letter, so that the value is never blank and left out. */
const randomValue = array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => `x${pieces.join('')}`)

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
const page = await browser.newPage()
const harm: string[] = []
let tried = 0
for (const [index, component] of targets.entries()) {
  const random = sample(randomValue, { seed: seed + index, numRuns: perComponent })
  for (const locale of locales) {
    await attempt('texts', locale, hostileTexts)
    await attempt('addresses', locale, hostileAddresses)
    await attempt('everything', locale, [...hostileTexts, ...hostileAddresses])
  }
  for (let start = 0; start < random.length; start += 50) {
    const aim = start % 100 === 0 ? 'texts' : 'everything'
    await attempt(aim, start % 200 < 100 ? 'en-AE' : 'ar-AE', random.slice(start, start + 50))
  }
  console.error(`${component.code}: ${harm.length} found so far`)

  async function attempt(aim: Aim, locale: Locale, values: readonly string[]) {
    tried += values.length
    harm.push(...(await findHarm(page, component, { aim, locale }, values)))
  }
}
const { url, stop } = await startServer()
const listed = [...hostileTexts, ...hostileAddresses]
for (const locale of locales) {
  for (let start = 0; start < listed.length; start += targets.length) {
    const context = await browser.newContext({ baseURL: url })
    const values = [...listed.slice(start), ...listed].slice(0, targets.length)
    tried += values.length
    const found = await findLiveHarm(await context.newPage(), targets, { locale, values, server: url })
    harm.push(...found.map((each) => `edited, ${locale}, from value ${start}: ${each}`))
    await context.close()
  }
}
await stop()
await browser.close()
for (const each of harm) console.error(each)
console.log(
  `\n${tried} values in every field of ${targets.length} components, seed ${seed}: ${harm.length} did harm`,
)
process.exitCode = harm.length > 0 ? 1 : 0
