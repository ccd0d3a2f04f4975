import { readLabel } from '#word/blocks/read-label.ts'
import { type Cell, type Context, held, roleStrips } from './cell-strips.ts'
import { findLanguages } from './find-languages.ts'
import { meaningOf } from './slot-roles.ts'
import type { Strip } from './strip.ts'

/** A thing in each column: what the rows say of it, and whether one of them is its name. */
export type Things = { isNamed: boolean }

/** "Name | Basic | Plus", "Button | Open Basic | Open Plus" below heads that are no words for columns of copy. */
export function findThings(rows: readonly Cell[][]): Things | undefined {
  const [head = [], ...below] = rows
  const width = head.length
  if (width < 3 || below.length < 2 || below.some((row) => row.length !== width)) return
  const slots = below.map(([label]) => readLabel(label?.text ?? '')?.slot)
  const known = slots.filter((slot) => slot !== undefined && thingSlots.has(slot))
  const isKnown = known.length * 3 >= slots.length * 2 && new Set(known).size === known.length
  const cells = below.flatMap((row) => row.slice(1))
  const filled = cells.filter(({ text }) => text !== '')
  const isCopyHead = head.slice(1).some(({ text }) => copyHead.test(text))
  if (!isKnown || isCopyHead || filled.length * 5 < cells.length * 4 || findLanguages(rows, 'en-AE')) return
  return { isNamed: slots.includes('title') }
}

const thingSlots: ReadonlySet<string> = new Set([
  ...['title', 'subtitle', 'body', 'action', 'address', 'points', 'eyebrow', 'figure', 'figure-label'],
  ...['legal', 'pill', 'picture'],
])

const copyHead =
  /copy|text|content|comment|notes?$|limit|chars?|status|max|owner|version|option|النص|المحتوى|ملاحظات|الحد|الحالة|نسخة|خيار/i

export function expandThings(rows: readonly Cell[][], { isNamed }: Things, context: Context): Strip[] {
  const [head = [], ...below] = rows
  const labels = [head[0], ...below.map(([label]) => label)]
  const strips = labels.flatMap((cell) => (cell ? held(cell, 'label', context) : []))
  for (const [index, name] of head.slice(1).entries()) {
    const row = `${index}`
    strips.push(...(isNamed ? held(name, 'label', context) : roleStrips(name, 'title', row, context)))
    for (const [label, ...cells] of below) {
      const cell = cells[index]
      const slot = readLabel(label?.text ?? '')?.slot
      const meaning = slot ? meaningOf(slot) : ({ role: 'body' } as const)
      if (!cell || cell.text === '') strips.push(...(cell ? held(cell, 'label', context) : []))
      else if ('kind' in meaning) strips.push(...held(cell, meaning.kind, context))
      else strips.push(...roleStrips(cell, meaning.role, row, context))
    }
  }
  return strips
}
