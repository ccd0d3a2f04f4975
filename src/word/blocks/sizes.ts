import { textOfParagraph, type WordLook, type WordParagraph } from '../walk/document.ts'

/** Which level of heading a line has that is larger than running text, by its size in half points. */
export type Sizes = ReadonlyMap<number, number>

const usual = 22
const leastLarger = 1.15

/** Larger than what most of the words are set in; the largest stand over the others, all of them over those that are bold lines. */
export function findSizes(paragraphs: readonly WordParagraph[]): Sizes {
  const words = new Map<number, number>()
  for (const paragraph of paragraphs) {
    const add = (size: number, length: number) => words.set(size, (words.get(size) ?? 0) + length)
    let left = textOfParagraph(paragraph).length
    for (const { size, from, to } of paragraph.look?.sizes ?? []) {
      add(size, to - from)
      left -= to - from
    }
    if (left > 0) add(usual, left)
  }
  const [[body] = [usual]] = [...words].toSorted(([, one], [, other]) => other - one)
  const larger = [...words.keys()].filter((size) => size >= body * leastLarger)
  return new Map(
    larger
      .toSorted((one, other) => other - one)
      .map((size, rank) => [size, aboveBold + Math.min(rank + 1, 9) / 10]),
  )
}

const aboveBold = 9

/** Whether words are smaller than text is: all that have a size by hand, and nearly all of so many characters. */
export function isSmall({ sizes = [] }: WordLook = {}, length = 0): boolean {
  const sized = sizes.reduce((sum, { from, to }) => sum + to - from, 0)
  return sizes.length > 0 && sizes.every(({ size }) => size < leastOfText) && sized * 10 >= length * 9
}

const leastOfText = 20
