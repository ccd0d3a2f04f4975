import type { Form, Line } from '#proposal/lines/line.ts'
import type { Purpose, SectionKind } from '#proposal/lines/purposes.ts'

/** A line with what it is for, of which kind its section is, and whether that begins with it. `words`: how many it has. */
export type Marked = {
  line: Line
  purpose: Purpose
  kind: SectionKind | undefined
  begins: boolean
  words: number
}

/** A line of a page in a line of text: what it is for and in which section, "+" where one begins; form, looks, place, words. */
export function writeMarked({ line, purpose, kind = '-' as SectionKind, begins }: Marked): string {
  const { text, form, level, looks, block, cell } = line
  const place = cell ? [block, cell.row, cell.column] : [block]
  const fields = [
    purpose,
    `${begins ? '+' : ''}${kind}`,
    `${form}${level || ''}`,
    looks.join(' '),
    place.join('.'),
  ]
  return [...fields, text.replaceAll('\t', ' ').replaceAll('\n', '⏎')].join('\t')
}

export function readMarked(written: string): Marked {
  const [purpose = '', section = '', form = '', looks = '', place = '', text = ''] = written.split('\t')
  const [block = 0, row, column = 0] = place.split('.').map(Number)
  const [, name = '', level = ''] = /^([a-z-]+)([\d.]*)$/.exec(form) ?? []
  const kind = section.replace('+', '')
  return {
    line: {
      text: text.replaceAll('⏎', '\n'),
      ...{ form: name as Form, level: Number(level), looks: looks.split(' ').filter(Boolean), block },
      ...(row !== undefined && { cell: { row, column } }),
    },
    purpose: purpose as Purpose,
    kind: kind === '-' ? undefined : (kind as SectionKind),
    begins: section.startsWith('+'),
    words: text.split(/[\s⏎]+/).length,
  }
}

/** Pages are parted by empty lines. */
export function readPages(written: string): Marked[][] {
  return written
    .split('\n\n')
    .map((page) =>
      page
        .split('\n')
        .filter((line) => line.includes('\t'))
        .map(readMarked),
    )
    .filter((page) => page.length > 0)
}
