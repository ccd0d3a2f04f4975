import type { Field } from '#catalogue/manifest.ts'
import { takeWording } from '#checks/words/take-wording.ts'
import { findValueBreaches } from '#checks/words/value-breaches.ts'
import { knownOf } from '#facts/known.ts'
import { findParted } from '#facts/parted.ts'
import { readFact } from '#facts/read-fact.ts'
import { gridOfText } from '#facts/table/grid.ts'
import { readTable } from '#facts/table/read-table.ts'
import { traceText } from '#facts/trace-text.ts'
import { findBreaches } from '#rules/find-breaches.ts'
import { findPageBreaches, sayToPage } from '#rules/find-page-breaches.ts'
import { judgeText } from '#rules/judge-text.ts'
import type { Verdict } from './target.ts'

/** A line of a brief: its figures and conditions stand in it, and another text is traced to it piece by piece. */
export function judgeFacts(line: string): Verdict {
  const fact = readFact(line)
  const halves = [line.slice(0, line.length / 2), line.slice(line.length / 2)]
  const lines = halves.map((text, place) => ({ kind: 'message' as const, place, text, told: text }))
  const traces = traceText(line, knownOf({ lines, changed: [], naming: [] }))
  const parted = findParted({ text: line, beside: '', hasLabel: false }, [fact])
  const pieces = [...fact.figures.map(({ figure }) => figure), ...traces]
  const strange = pieces.filter(({ from, to, text }) => from >= to || line.slice(from, to) !== text)
  // A range says both its ends in the same place.
  const overlapping = traces.filter(({ from }, index) => {
    const before = traces[index - 1]
    return before && from !== before.from && from < before.to
  })
  const lost = [...fact.conditions, ...parted.map(({ figure }) => figure)].filter(
    (each) => !line.includes(each),
  )
  return {
    answer: fact.figures.length > 0 ? 'figures' : 'no figures',
    faults: [
      ...strange.map(({ text }) => `not where it stands: ${JSON.stringify(text)}`),
      ...overlapping.map(({ text }) => `over another: ${JSON.stringify(text)}`),
      ...lost.map((text) => `not in the line: ${JSON.stringify(text)}`),
    ],
  }
}

/** A text of a page: what breaks a rule stands in it, and a wording that is taken leaves less to say. */
export function judgeWords(text: string): Verdict {
  const pages = [
    { brand: 'ENBD', locale: 'en-AE' },
    { brand: 'EI', locale: 'ar-AE' },
  ] as const
  const breaches = pages.flatMap((page) => findBreaches(text, page))
  const asked = pages.flatMap((page) =>
    findPageBreaches([sayToPage(judgeText(text))], { ...page, printed: [] }),
  )
  const strange = breaches.filter(({ start, end, words }) => start >= end || text.slice(start, end) !== words)
  const lost = asked.filter(({ rule, words }) => rule.check !== 'footnotes' && !text.includes(words))
  const unmended = pages.flatMap((page) => {
    const found = findValueBreaches(field, text, page)
    const mended = found.slice(0, fewMended).map((breach) => takeWording(field, text, breach, page))
    return mended.filter(
      (next) => next !== undefined && findValueBreaches(field, next, page).length >= found.length,
    )
  })
  return {
    answer: breaches.length > 0 ? 'breaches' : 'none',
    faults: [
      ...strange.map(({ rule, words }) => `${rule.id} not where it stands: ${JSON.stringify(words)}`),
      ...lost.map(({ rule, words }) => `${rule.id} asks by words of no text: ${JSON.stringify(words)}`),
      ...unmended.map((next) => `a wording that mends nothing: ${JSON.stringify(next)}`),
    ],
  }
}

/** Each is looked at twice: of a thousand in a text most are of one kind. */
const fewMended = 5

const field: Field = { name: 'text', type: 'text', required: false, placeholder: '', context: '' }

/** What was pasted as a table: its lines are read as facts. */
export function judgePasted(pasted: string): Verdict {
  const grid = gridOfText(pasted)
  if (!grid) return { answer: 'no table', faults: [] }
  const { lines } = readTable(grid)
  return {
    answer: lines.length > 0 ? 'lines' : 'no lines',
    faults: [
      ...lines.flatMap(({ text }) =>
        judgeFacts(text).faults.map((fault) => `${fault} in ${JSON.stringify(text)}`),
      ),
    ],
  }
}
