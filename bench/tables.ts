import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { gridOfText } from '#facts/table/grid.ts'
import { readTable } from '#facts/table/read-table.ts'
import type { Figure } from '#figures/figure.ts'
import { findContradictions } from '#figures/find-contradictions.ts'
import { fold } from '#figures/fold.ts'
import { understandMessages } from '#writing/brief/understand-brief.ts'

const expectedSchema = z.object({
  about: z.string(),
  figure: z.string(),
  unit: z.string().nullable(),
  basis: z.string().nullable(),
  condition: z.string().nullable(),
})
const tablesSchema = z.array(
  z.object({ name: z.string(), pasted: z.string(), facts: z.array(expectedSchema) }),
)
type Expected = z.infer<typeof expectedSchema>

/** A line, and a figure that was understood of it; nothing for "free". */
type Understood = { line: string; figure?: Figure }

/**
 * How many facts of pasted tables are read whole: the figure with unit and basis, its condition in the same line. A figure
 * that no fact of the table has is counted as too much; rows that contradict each other would never be told.
 */
export function judgeTables(file: string) {
  const rows = tablesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ name, pasted, facts }) => {
    const grid = gridOfText(pasted)
    const read = grid ? readTable(grid) : { lines: [], unread: [] }
    const lines = read.lines.filter(({ isTotal }) => !isTotal).map(({ text }) => text)
    const understood = understandMessages(lines).flatMap((message) =>
      message.facts.flatMap(({ figures, text }): Understood[] => [
        ...figures.map(({ figure }) => ({ line: text, figure })),
        { line: text },
      ]),
    )
    const missed = facts.filter((fact) => !understood.some((each) => isWhole(fact, each)))
    for (const fact of missed) console.log(`${name}: ${Object.values(fact).join(' | ')}`)
    const figures = facts.filter((fact) => understood.some((each) => saysFigure(fact, each)))
    const tooMuch = understood.filter((each) => each.figure && !facts.some((fact) => saysFigure(fact, each)))
    return {
      table: name,
      facts: facts.length,
      figures: figures.length,
      whole: facts.length - missed.length,
      'too much': tooMuch.length,
      'named as unread': read.unread.length,
      contradictions: findContradictions(lines).length,
    }
  })
  const sum = (of: 'facts' | 'figures' | 'whole') => rows.reduce((all, row) => all + row[of], 0)
  console.table(rows)
  console.log(`${sum('whole')} of ${sum('facts')} facts whole, ${sum('figures')} with figure, unit and basis`)
}

function isWhole(fact: Expected, understood: Understood): boolean {
  return saysFigure(fact, understood) && saysWords(fact.condition, understood.line)
}

function saysFigure(fact: Expected, { figure, line }: Understood): boolean {
  if (!figure) return fact.figure === '0' && /free|no |مجان|بدون/i.test(line)
  const { value, unit } = figure
  const said = typeof value === 'object' && 'from' in value ? `${value.from} to ${value.to}` : String(value)
  const isValue = numbersOf(said) === numbersOf(fact.figure, fact.unit)
  return isValue && isUnit(fact.unit, unit) && hasBasis(fact.basis, figure, line)
}

function isUnit(expected: string | null, unit: string | undefined): boolean {
  const named = expected === null ? undefined : (units[expected] ?? expected)
  const plain = (name: string) => name.replace(/^count:/, '').replace(/s$/, '')
  return named === undefined || plain(unit ?? '') === plain(named)
}

const units: Record<string, string> = { شهر: 'month', سنة: 'year', راتب: 'times', درهم: 'AED' }

function hasBasis(expected: string | null, figure: Figure, line: string): boolean {
  if (expected === null) return true
  const says = fold(expected).text
  if (/month|p\.m\.|شهري/.test(says) && figure.per !== 'month') return false
  if (/year|annum|p\.a\.|سنوي/.test(says) && figure.per !== 'year' && !/per annum/.test(line)) return false
  if (/flat|ثابت/.test(says) && figure.method !== 'flat') return false
  if (/reducing|متناقص/.test(says) && figure.method !== 'reducing') return false
  return !/vat/.test(says) || figure.vat !== undefined
}

/** Half of its words, figures as they are read: "AED 5m" is "AED 5,000,000". */
function saysWords(condition: string | null, line: string): boolean {
  const words = wordsOf(condition ?? '')
  const found = new Set(wordsOf(line))
  return words.filter((word) => found.has(word)).length >= words.length / 2
}

function wordsOf(text: string): string[] {
  return fold(text)
    .text.replace(/(?<=\d),(?=\d{3})/g, '')
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^\.|\.$|s$/g, '').replace(/^ال/, ''))
    .filter((word) => word !== '' && !/^(?:of|and|the|to|at|in|all|من|الي)$/.test(word))
}

/** As they are meant: "٥٬٠٠٠" is 5000, and "AED 2m" is 2000000 where it is no time. */
function numbersOf(text: string, unit?: string | null): string {
  const plain = fold(text).text.replace(/(?<=\d)[,٬](?=\d{3})/g, '')
  const powers: Record<string, number> = /^(?:month|minute)$/.test(unit ?? '') ? {} : magnitudes
  return [...plain.matchAll(/(\d+(?:\.\d+)?)\s?(\p{L}*)/gu)]
    .map(([, number = '', word = '']) =>
      Number((Number(number) * (powers[word.toLowerCase()] ?? 1)).toPrecision(12)),
    )
    .join(' ')
}

const magnitudes: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  الف: 1e3,
  الاف: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  مليون: 1e6,
  ملايين: 1e6,
}
