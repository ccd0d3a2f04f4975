import { cutPiece, type Piece, textOfPiece, wordsOf } from '#word/blocks/piece.ts'
import { readPartName } from '#word/blocks/read-label.ts'
import { type Cell, type Context, held, readStrips } from './cell-strips.ts'
import { expandLabels, findLabels, nameStrips } from './expand-labels.ts'
import { sectionStrips } from './expand-layout.ts'
import type { LanguageColumns } from './find-languages.ts'
import { namesLanguage } from './part-languages.ts'
import { readHead } from './read-head.ts'
import type { Strip } from './strip.ts'

const nothing: Cell = { pieces: [], text: '' }

/** Of two columns the words of one language, with labels beside them or without; what else stands in a row is for colleagues. */
export function expandLanguages(
  rows: readonly Cell[][],
  { own, other, label }: LanguageColumns,
  context: Context,
): Strip[] {
  const isLanguage = (column: number) => column === own || column === other
  const labels = label === undefined ? [] : [...Array(label + 1).keys()].filter((each) => !isLanguage(each))
  const table: Cell[][] = []
  const strips: Strip[] = []
  const flush = () => {
    const all = table.splice(0)
    const columns = { label: findLabels(all)?.label ?? labels.length - 1, copy: labels.length }
    if (all.length > 0) strips.push(...expandLabels(all, context, { ...columns, head: undefined }))
  }
  for (const row of rows) {
    const [words, others] = [row[own], row[other]]
    const [named, ...more] = row.filter(({ text }) => text !== '')
    const isName = row.length === 1 || (named === row[0] && more.length === 0 && row.length > 2)
    if (isName || !words) {
      flush()
      strips.push(...row.flatMap((cell) => bothNames(cell, context)))
      continue
    }
    const isHeads = row === rows[0] && (isOneLanguage(words, others) || row.every(isHead))
    if (isHeads || namesLanguage(words.text) || namesLanguage(others?.text ?? '')) {
      strips.push(...row.flatMap((cell) => held(cell, 'label', context)))
      continue
    }
    if (others) strips.push(...held(others, 'language', context))
    const rest = row.filter((_, column) => !isLanguage(column) && !labels.includes(column))
    strips.push(...rest.flatMap((cell) => held(cell, 'note', context)))
    if (labels.length > 0) table.push([...labels.map((column) => row[column] ?? nothing), words])
    else strips.push(...partStrips(words, context))
  }
  flush()
  return strips
}

/** A cell of several lines is a part of the page, with its title on top. */
function partStrips(cell: Cell, context: Context): Strip[] {
  const lines = cell.text.split('\n').filter((line) => line.trim() !== '')
  return lines.length > 2 ? sectionStrips(cell, context) : readStrips(cell, context)
}

function isHead({ text }: Cell): boolean {
  return text === '' || readHead(text) !== undefined
}

/** Only what stands over both columns is written in one language: "Source", "Translation". */
function isOneLanguage(words: Cell, others: Cell | undefined): boolean {
  const areLatin = [words, others].map(
    (cell) => /\p{L}/u.test(cell?.text ?? '') && !isArabic(cell?.text ?? ''),
  )
  return areLatin.every(Boolean) || [words, others].every((cell) => isArabic(cell?.text ?? ''))
}

function isArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text)
}

/** "BENEFITS / المزايا" over both columns: of the two names the page's own. */
function bothNames(cell: Cell, context: Context): Strip[] {
  const strips = nameStrips(cell, context)
  const { units } = context.source
  return strips.flatMap((strip): Strip[] => {
    const { block } = strip
    if (block.kind !== 'heading') return [strip]
    const found = /\s*[/|·–—-]\s*/u.exec(textOfPiece(block.words, units))
    if (!found) return [strip]
    const [one, other] = cutPiece(block.words, found.index)
    const inArabic = (piece: Piece) => isArabic(textOfPiece(piece, units))
    if (inArabic(one) === inArabic(other)) return [strip]
    const isOne = inArabic(one) === (context.language === 'ar-AE')
    const words = isOne ? one : cutPiece(other, found[0].length)[1]
    const rest = isOne ? [other] : [one, cutPiece(other, found[0].length)[0]]
    return [
      { ...strip, block: { ...block, level: readPartName(wordsOf(words, units)) ? 1 : block.level, words } },
      ...rest.map(
        (piece): Strip => ({ block: { kind: 'space', words: piece }, from: strip.from, kind: 'language' }),
      ),
    ]
  })
}
