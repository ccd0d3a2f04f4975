import { foldText, headWords } from './text.ts'

type Said = { text: string; said: readonly string[] }

/** Each once: one that another says already counts as said where their figures are the same. */
export function distinctBy<Item extends Said>(
  items: readonly Item[],
): { distinct: Item[]; repeated: Item[] } {
  const before: Set<string>[] = []
  const distinct: Item[] = []
  const repeated: Item[] = []
  for (const item of items) {
    const words = [
      ...headWords(item.text),
      ...item.said,
      ...(denies.test(foldText(item.text)) ? ['not'] : []),
    ]
    const isSaid = words.length > 0 && before.some((known) => words.every((word) => known.has(word)))
    before.push(new Set(words))
    ;(isSaid ? repeated : distinct).push(item)
  }
  return { distinct, repeated }
}

/** For folded text. */
const denies = /\b(?:no|not|without|zero|never)\b|(?:^|\s)(?:بدون|بلا|دون|لا|ما)(?!\p{L})/u
