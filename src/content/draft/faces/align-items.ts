import { isBlank } from '../../content.ts'
import { isSame } from '../compare/is-same.ts'
import type { Item } from '../items.ts'

/**
 * Items that were read from a document, under the ids of those that they are: first those that say the same, in their order,
 * then by place those between them. Documents lose items of which nothing is written in their language: these stay, for the
 * other language may have them.
 */
export function alignItems(earlier: readonly Item[], read: readonly Item[]): Item[] {
  const same = findSame(earlier, read)
  const aligned: Item[] = []
  let [from, at] = [0, 0]
  for (const [index, readIndex] of [...same, [earlier.length, read.length] as const]) {
    aligned.push(...alignBetween(earlier.slice(from, index), read.slice(at, readIndex)))
    const [item, now] = [earlier[index], read[readIndex]]
    if (item && now) aligned.push({ ...now, id: item.id })
    ;[from, at] = [index + 1, readIndex + 1]
  }
  return withFreeIds(aligned)
}

/** As many as there are of them have something written; if there are more, what was empty has been written too. */
function alignBetween(earlier: readonly Item[], read: readonly Item[]): Item[] {
  const written = earlier.filter((item) => !isEmpty(item))
  const isFilled = read.length > written.length
  const taken = isFilled ? earlier : written
  const items = read.map((item, index) => ({ ...item, id: taken[index]?.id ?? unnamed }))
  if (isFilled) return [...items, ...earlier.slice(read.length).filter(isEmpty)]
  const byId = new Map(items.map((item) => [item.id, item]))
  return earlier.flatMap((item) => byId.get(item.id) ?? (isEmpty(item) ? [item] : []))
}

/** The places of a longest row of items that are the same in both. */
function findSame(earlier: readonly Item[], read: readonly Item[]): (readonly [number, number])[] {
  const texts = (items: readonly Item[]) => items.map(textsOf)
  const [before, now] = [texts(earlier), texts(read)]
  const isMatch = (i: number, j: number) => !isEmpty(earlier[i]) && isSame(before[i], now[j])
  const longest = Array.from({ length: earlier.length + 1 }, () => new Array<number>(read.length + 1).fill(0))
  const of = (i: number, j: number) => longest[i]?.[j] ?? 0
  for (let i = earlier.length - 1; i >= 0; i--)
    for (let j = read.length - 1; j >= 0; j--) {
      const row = longest[i]
      if (row) row[j] = isMatch(i, j) ? 1 + of(i + 1, j + 1) : Math.max(of(i + 1, j), of(i, j + 1))
    }
  const pairs: (readonly [number, number])[] = []
  for (let [i, j] = [0, 0]; i < earlier.length && j < read.length; ) {
    if (isMatch(i, j)) pairs.push([i++, j++])
    else if (of(i + 1, j) >= of(i, j + 1)) i++
    else j++
  }
  return pairs
}

/** What is written in it, by column. */
function textsOf({ values }: Item): Record<string, string | string[]> {
  const written = Object.entries(values).flatMap(([name, { value }]) =>
    isBlank(value) ? [] : [[name, value] as const],
  )
  return Object.fromEntries(written.sort(([one], [other]) => one.localeCompare(other)))
}

function isEmpty(item: Item | undefined): boolean {
  return item !== undefined && Object.values(item.values).every(({ value }) => isBlank(value))
}

/** Of an item that came with the document. */
const unnamed = ''

function withFreeIds(items: readonly Item[]): Item[] {
  const taken = new Set(items.map(({ id }) => id))
  let count = 0
  const free = (): string => {
    const id = `item-${++count}`
    return taken.has(id) ? free() : id
  }
  return items.map((item) => (item.id === unnamed ? { ...item, id: free() } : item))
}
