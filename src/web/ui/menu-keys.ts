/** Which item the focus goes to: it runs in a circle. Undefined for keys that do not move it. */
export function findItemByKey(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** The item whose label begins with what was typed. The same letter again and again goes through all that begin with it. */
export function findItemByTyping(
  labels: readonly string[],
  current: number,
  typed: string,
): number | undefined {
  const letters = new Set(typed.toLocaleLowerCase())
  const isOneLetter = letters.size === 1
  const beginning = isOneLetter ? typed.slice(0, 1).toLocaleLowerCase() : typed.toLocaleLowerCase()
  const first = isOneLetter ? current + 1 : Math.max(current, 0)
  const order = labels.map((_, offset) => (first + offset) % labels.length)
  return order.find((index) => labels[index]?.toLocaleLowerCase().startsWith(beginning))
}
