/**
 * How many improper statements the rules find, and how many proper ones they take for such.
 * Limits: improper at least 85 % found; proper (denied, other senses) at most 3 %; ordinary at most 1 % warned, none blocked.
 * `npm run quality:rules -- folder [--show]`; a file for each kind and language, a statement a line: words, brand, theme.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { findBreaches, findBreachesIn } from '#rules/find-breaches.ts'
import { findPageBreaches, sayToPage } from '#rules/find-page-breaches.ts'
import { judgeText } from '#rules/judge-text.ts'

const [folder = 'catalogue/rules/statements', ...flags] = process.argv.slice(2)
const showsLines = flags.includes('--show')
const limits = { improper: 'at least 85 %', proper: 'at most 3 %', ordinary: 'at most 1 %, 0 blocked' }

const rows = Object.keys(limits).flatMap((kind) =>
  ['en', 'ar'].flatMap((language) => measure(kind, language)),
)
console.table(Object.fromEntries(rows))
time()

function measure(kind: string, language: string) {
  const file = join(folder, `${kind}.${language}.txt`)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(judge)
  const found = lines.filter(({ breaches }) => breaches.length > 0)
  const blocked = found.filter(({ breaches }) => breaches.some(({ rule }) => rule.severity === 'block'))
  if (showsLines) show(kind, language, lines)
  return [
    [
      `${kind} ${language}`,
      {
        statements: lines.length,
        found: found.length,
        share: `${((found.length / Math.max(1, lines.length)) * 100).toFixed(1)} %`,
        blocked: blocked.length,
        limit: limits[kind as keyof typeof limits],
      },
    ] as const,
  ]
}

type Judged = ReturnType<typeof judge>

function judge(line: string) {
  const [text = '', brand = '', theme = ''] = line.split('\t')
  const breaches = findBreaches(text, { brand: brand.trim() === 'EI' ? 'EI' : 'ENBD' })
  return { text, brand, theme, breaches }
}

/** Improper ones that were missed; of the others those that were found, and by what. */
function show(kind: string, language: string, lines: readonly Judged[]) {
  console.log(`\n${kind} ${language}`)
  for (const { text, brand, theme, breaches } of lines) {
    const isWrong = kind === 'improper' ? breaches.length === 0 : breaches.length > 0
    const by = breaches.map(({ rule, words }) => `${rule.id}: ${words}`).join('; ')
    if (isWrong) console.log(`  ${text}  ${[brand, theme, by].filter(Boolean).join(' · ')}`)
  }
}

/** Milliseconds of the processor for a page of 28 sections, and for one key in a long value; at most 10 and 2. */
function time() {
  const manifest = loadCatalogue('catalogue').manifest
  const codes = manifest.components.map(({ code }) => code).slice(0, 28)
  const texts = codes.flatMap((code) => listStrings(loadSample('catalogue', code, 'en-AE')))
  const page = () => {
    const judged = texts.map(judgeText)
    for (const text of judged) findBreachesIn(text, { brand: 'ENBD' })
    findPageBreaches(
      judged.map((text) => sayToPage(text)),
      { brand: 'ENBD' },
    )
  }
  const long = texts.join(' ').slice(0, 2000)
  console.table({
    [`page of ${codes.length} sections, ${texts.join('').length} characters`]: { ms: medianOf(page) },
    [`one key in a value of ${long.length} characters`]: {
      ms: medianOf(() => findBreaches(long, { brand: 'ENBD' })),
    },
  })
}

function listStrings(given: unknown): string[] {
  if (typeof given === 'string') return [given]
  return typeof given === 'object' && given !== null ? Object.values(given).flatMap(listStrings) : []
}

/** CPU time of the thread that works, once the engine has compiled what runs often. */
function medianOf(work: () => unknown): string {
  for (let round = 0; round < 150; round += 1) work()
  const times = Array.from({ length: 15 }, () => {
    const start = process.threadCpuUsage()
    work()
    return process.threadCpuUsage(start).user / 1000
  })
  return (times.toSorted((one, other) => one - other)[7] ?? 0).toFixed(1)
}
