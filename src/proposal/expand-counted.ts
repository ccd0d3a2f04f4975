import { westernDigits } from '#base/western-digits.ts'
import { readLabel } from '#word/blocks/read-label.ts'
import { type Cell, type Context, held, roleStrips } from './cell-strips.ts'
import type { Strip } from './strip.ts'

/** A first column that counts its rows, below a head or none: "1 | Open the app | Choose Family". */
export function isCounted(rows: readonly Cell[][]): boolean {
  const below = isNumber(rows[0]?.[0]?.text ?? '', 1) ? rows : rows.slice(1)
  const width = below[0]?.length ?? 0
  return (
    below.length > 1 &&
    (width === 2 || width === 3) &&
    below.every((row, index) => row.length === width && isNumber(row[0]?.text ?? '', index + 1)) &&
    below.every((row) => readLabel(row[1]?.text ?? '') === undefined && !row[1]?.text.includes('\n'))
  )
}

function isNumber(text: string, number: number): boolean {
  const found = /^(?:step\s*|الخطوة\s*)?([\d٠-٩]{1,2})[.)]?$/i.exec(text)?.[1] ?? ''
  return found !== '' && Number(westernDigits(found)) === number
}

export function expandCounted(rows: readonly Cell[][], context: Context): Strip[] {
  return rows.flatMap(([number, title, text], index): Strip[] => {
    const isHead = index === 0 && !isNumber(number?.text ?? '', 1)
    if (isHead) return [number, title, text].flatMap((cell) => (cell ? held(cell, 'label', context) : []))
    const isLong = text === undefined && (title?.text ?? '').length > 60
    return [
      ...(number ? held(number, 'label', context) : []),
      ...(title ? roleStrips(title, isLong ? 'body' : 'title', `${index}`, context) : []),
      ...(text ? roleStrips(text, 'body', `${index}`, context) : []),
    ]
  })
}
