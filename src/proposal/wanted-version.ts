import { piecesOf } from '#word/blocks/block.ts'
import { type Units, wordsOf } from '#word/blocks/piece.ts'
import type { Strip } from './strip.ts'

/** Whether words say that a wording is the one to take. */
export function isWanted(text: string): boolean {
  const isSaid =
    /recommend|prefer(?:s|red)?\b|\b(?:take|use|go with|going with) (?:this|it|\d|[a-f])\b|approved|final|chosen|selected|keep|winner|الموصى|المعتمد|المفضل|المختار/i.test(
      text,
    )
  return isSaid && !/not (?:recommended|approved|preferred)/i.test(text)
}

/** "Save more ◄ recommended", "Save more [preferred]": what is said of a wording behind it, on its line. */
export function saidBehind(strips: readonly Strip[], index: number, units: Units): string {
  const [own, next] = [strips[index]?.block, strips[index + 1]]
  const values = own?.kind === 'label' ? own.values : []
  const bracket = /[([][^([]{0,80}$/.exec(values.map((value) => wordsOf(value, units)).join(' '))?.[0] ?? ''
  const behind = next?.kind === 'note' ? piecesOf(next.block) : []
  const pointed = behind.filter(({ unit }) => unit === values[0]?.unit)
  return [bracket, ...pointed.map((piece) => wordsOf(piece, units))].join(' ')
}

/** So many strips above and below the copy may be a letter. */
const letter = 100

/** "Omar said headline no. 2 is the final one", in a letter round the copy. */
export function saidElsewhere(strips: readonly Strip[], base: string, sign: string, units: Units): string {
  const name = base.trim().replace(/[^\p{L}\p{N} ]+/gu, '') || '(?:option|version|variant|route)'
  const counted = new RegExp(
    `(?<!\\p{L})${name}\\s(?:no\\.?|number|#)?\\s?${sign}(?![\\p{L}\\d])[^.!?]{0,60}`,
    'iu',
  )
  const round = strips.length > 2 * letter ? [...strips.slice(0, letter), ...strips.slice(-letter)] : strips
  return round
    .filter(({ block, kind }) => kind === 'note' && (block.kind === 'paragraph' || block.kind === 'space'))
    .flatMap(({ block }) => piecesOf(block).map((piece) => counted.exec(wordsOf(piece, units))?.[0] ?? ''))
    .join(' ')
}
